/** MathML from a string, built node by node from a short list of elements: nothing else can come through. */

import { h } from "./dom.js";

const MATHML = "http://www.w3.org/1998/Math/MathML";
const ELEMENTS = new Set(
  ("math mrow mn mo mi mtext ms mspace mfrac msqrt mroot msup msub msubsup mover munder munderover mtable mtr mtd " +
    "mpadded mphantom mstyle").split(" "),
);
const ATTRIBUTES = new Set(
  "mathvariant stretchy form lspace rspace width height depth linethickness displaystyle scriptlevel accent".split(" "),
);

/**
 * A formula for the eye (its spoken text goes into a label), a playing card, or plain text when there is no MathML.
 *
 * @param {{mathml: string | null, text: string, suit?: string | null}} what
 * @returns {Element}
 */
export function formula({ mathml, text, suit }) {
  if (suit) {
    return h("span", { class: "sq-playing", "data-suit": suit }, h("span", {}, text.slice(0, -1)), h("span", { class: "sq-pip-sign" }, text.slice(-1)));
  }
  return (mathml && parse(mathml)) || h("span", { class: "sq-plain" }, text);
}

/**
 * One formula, or words with formulas between them, which may then break into lines.
 *
 * @param {string} source
 * @returns {Element | null}
 */
function parse(source) {
  const nodes = nodesOf(source);
  if (nodes.length === 0) return null;
  if (nodes.length === 1 && nodes[0] instanceof Element) return hidden(copy(nodes[0]));
  return h("span", { class: "sq-phrase", "aria-hidden": "true" }, ...piecesOf(nodes));
}

/** Words and formulas; a comma or a bracket stays on the line of the formula beside it. @param {ChildNode[]} nodes */
function piecesOf(nodes) {
  /** @type {(string | Element)[]} */
  const pieces = [];
  /** @type {Element | null} */
  let open = null;
  for (const node of nodes) {
    const text = node.textContent ?? "";
    if (node instanceof Element) {
      open ??= h("span", { class: "sq-together" });
      open.append(copy(node));
      if (!pieces.includes(open)) pieces.push(open);
      continue;
    }
    const [, before, between, after] = /^(\S*)(.*?)(\S*)$/s.exec(text) ?? ["", "", text, ""];
    if (open && before) open.append(before);
    else if (before) pieces.push(before);
    pieces.push(between);
    open = after ? h("span", { class: "sq-together" }, after) : null;
    if (open) pieces.push(open);
  }
  return pieces;
}

/** @param {string} source @returns {ChildNode[]} formulas and the words between them; none when it is no markup */
function nodesOf(source) {
  const root = new DOMParser().parseFromString(`<p>${source}</p>`, "application/xml").documentElement;
  const nodes = [...root.childNodes];
  return nodes.every((node) => !(node instanceof Element) || node.localName === "math") ? nodes : [];
}

/** @param {Element} math */
function hidden(math) {
  math.setAttribute("aria-hidden", "true");
  return math;
}

/** @param {Element} from @returns {Element} */
function copy(from) {
  const to = document.createElementNS(MATHML, ELEMENTS.has(from.localName) ? from.localName : "mtext");
  for (const { name, value } of from.attributes) if (ATTRIBUTES.has(name)) to.setAttribute(name, value);
  const table = [...from.children].find((child) => child.localName === "mtable");
  if (table && from.localName === "mrow") return fenced(table, from.firstElementChild?.textContent ?? "");
  for (const child of from.childNodes) {
    if (child instanceof Element) to.append(copy(child));
    else if (child.nodeType === Node.TEXT_NODE) to.append(child.textContent ?? "");
  }
  return to;
}

/**
 * A matrix, a determinant or a system: where no mathematical font is installed, browsers leave its brackets small.
 *
 * @param {Element} table
 * @param {string} fence
 */
function fenced(table, fence) {
  const drawn = copy(table);
  drawn.setAttribute("class", `sq-fenced-${FENCES[fence] ?? "round"}`);
  return drawn;
}

/** @type {Record<string, string>} */
const FENCES = { "(": "round", "|": "straight", "{": "left" };

/**
 * About how many digits wide a formula is: the size of its print depends on it.
 *
 * @param {string} text
 */
export function widthOf(text) {
  // Letters are a little narrower than digits.
  if (isWord(text)) return Array.from(text.replaceAll(SOFT_HYPHEN, "")).length * 0.9;
  const flat = text.replace(/(\d+)\/(\d+)/g, (_, n, d) => (n.length > d.length ? n : d));
  const letters = Array.from(flat.replaceAll(" ", "")).length;
  return letters + 0.4 * (flat.length - flat.replaceAll(" ", "").length);
}

/**
 * About how many digits wide a card's question is, where words between formulas may break into three lines.
 *
 * @param {{mathml: string | null, text: string}} card
 */
export function widthOnCard({ mathml, text }) {
  const nodes = mathml ? nodesOf(mathml) : [];
  if (nodes.length === 0) return widthOf(text);
  const widths = nodes.flatMap((node) =>
    node instanceof Element ? [widthOfMath(node)] : (node.textContent ?? "").split(/\s+/).filter(Boolean).map((word) => word.length * 0.9));
  const total = widths.reduce((sum, width) => sum + width, 0.5 * (widths.length - 1));
  return Math.max(total / 2.6, ...widths);
}

/** @param {Element} node @returns {number} */
function widthOfMath(node) {
  const parts = [...node.children].map(widthOfMath);
  const sum = parts.reduce((total, part) => total + part, 0);
  switch (node.localName) {
    case "mfrac":
    case "munder":
    case "mtable":
      return Math.max(0, ...parts) + 0.2;
    case "msup":
    case "msub":
      return parts[0] + 0.7 * (sum - parts[0]);
    case "msubsup":
      return parts[0] + 0.8 * Math.max(parts[1], parts[2]);
    case "msqrt":
    case "mroot":
      return parts[0] + 0.9;
    case "mtd":
      return sum + 0.9;
    case "mo":
      return widthOfSign(node.textContent ?? "");
    default:
      return parts.length ? sum : Array.from(node.textContent ?? "").reduce((width, sign) => width + (WIDE[sign] ?? 1), 0);
  }
}

/** @param {string} sign */
function widthOfSign(sign) {
  if (/^[+\-−×÷=∶→]$/.test(sign)) return 1.8;
  return INVISIBLE.test(sign) ? 0 : (WIDE[sign] ?? 0.6);
}

/** @type {Record<string, number>} Signs much wider or narrower than a digit. */
const WIDE = { "%": 1.7, "∫": 1.5, "\u2009": 0.3, "\u00a0": 0.5, "\u202f": 0.4, ",": 0.5, ".": 0.5, m: 1.6 };

const INVISIBLE = /[\u2061-\u2064]/;

const SOFT_HYPHEN = "\u00ad";

/** @param {string} text */
const isWord = (text) => /^\p{L}{3,}/u.test(text);

/**
 * How wide a face is on its space, where a word may break at its soft hyphens and short words are no larger than others.
 *
 * @param {string} text
 */
export function widthOnSpace(text) {
  if (!isWord(text)) return Math.max(2, widthOf(text));
  const parts = text.split(SOFT_HYPHEN);
  return Math.max(4.9, ...parts.map((part, index) => part.length * 0.95 + (index < parts.length - 1 ? 0.4 : 0)));
}
