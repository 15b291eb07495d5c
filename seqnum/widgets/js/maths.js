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
  return (mathml && parse(mathml)) || h("span", {}, text);
}

/**
 * A face on its space: where it is a longer sum or product it may break into lines.
 *
 * @param {{mathml: string | null, text: string, suit?: string | null}} face
 * @returns {Element}
 */
export function formulaOnSpace(face) {
  const [math, ...more] = face.mathml && !face.suit ? nodesOf(face.mathml) : [];
  /** @type {(Element | string)[]} */
  const terms = math instanceof Element && !more.length ? termsOf(math).map((term) => element("math", ...term)) : amountOf(face.text);
  if (terms.length < 2) return formula(face);
  const parts = terms.map((term) => h("span", { class: "sq-piece" }, term));
  return h("span", { class: "sq-terms sq-clause", "aria-hidden": "true" }, ...parts.flatMap((part, index) => (index ? [h("wbr", {}), part] : [part])));
}

/**
 * A number and the sign of money or percent beside it; the space stays with the former. A long one may break behind a
 * mark that three digits follow, which stays to tell that it goes on.
 *
 * @param {string} text
 */
const amountOf = (text) => (/\d/.test(text) ? text.split(/(?<=\u00a0|\d[.,\u202f](?=\d{3}))/) : []);

/** Terms with the sign before them, and factors in brackets. @param {Element} math @returns {Element[][]} */
function termsOf(math) {
  if ((math.textContent ?? "").length < SHORT) return [];
  /** @type {Element[][]} */
  const terms = [[]];
  for (const part of partsOf(math)) {
    const term = terms[terms.length - 1];
    const isSign = part.localName === "mo" && /^[+−]$/.test(part.textContent ?? "");
    const isFactor = isBracket(part) && term.length > 0 && term.every((other) => isBracket(other) || other.localName === "mo");
    if (isFactor || (isSign && term.length)) terms.push([]);
    const made = copy(part);
    if (isSign && terms.length > 1) made.setAttribute("form", "infix");
    terms[terms.length - 1].push(made);
  }
  return terms;
}

/** @param {Element} math @returns {Element[]} what stands in a row */
function partsOf(math) {
  return [...math.children].flatMap((child) => (child.localName === "mrow" && !isBracket(child) ? partsOf(child) : [child]));
}

/** @param {Element} part */
const isBracket = (part) => part.localName === "mrow" && part.firstElementChild?.localName === "mo" && (part.firstElementChild.textContent ?? "") === "(";

/** Reading a formula costs the browser a document of its own: each is read once. @type {Map<string, Element | null>} */
const read = new Map();

/** More than any game has. */
const MOST = 1000;

/** @param {string} source */
function parse(source) {
  if (read.size > MOST) read.clear();
  if (!read.has(source)) read.set(source, drawn(source));
  return /** @type {Element | null} */ (read.get(source)?.cloneNode(true) ?? null);
}

/**
 * One formula, or words with formulas between them, which may then break into lines.
 *
 * @param {string} source
 * @returns {Element | null}
 */
function drawn(source) {
  const nodes = nodesOf(source);
  if (nodes.length === 0) return null;
  if (nodes.length === 1 && nodes[0] instanceof Element) return hidden(copy(nodes[0]));
  return phrase(clausesOf(nodes));
}

/**
 * Clauses, which break into lines before anything else does. Within one, words may part; what adjoins a formula stays
 * with it, and so does the word before a short one: “leg 21,”.
 *
 * @typedef {{text: string, math?: Element}} Piece
 * @param {ChildNode[]} nodes
 * @returns {Piece[][][]} clauses of what stays together
 */
function clausesOf(nodes) {
  /** @type {Piece[][][]} */
  const clauses = [[]];
  let apart = true;
  for (const node of nodes) {
    const clause = () => clauses[clauses.length - 1];
    const last = () => clause()[clause().length - 1];
    if (node instanceof Element) {
      const piece = { text: "", math: node };
      if (last() && (!apart || (isShort(node) && !last().some(({ math }) => math)))) last().push({ text: apart ? NO_BREAK_SPACE : "" }, piece);
      else clause().push([piece]);
      apart = false;
      continue;
    }
    for (const part of (node.textContent ?? "").split(/(\s+)/)) {
      if (/^\s*$/.test(part)) {
        if (part && last() && /[,;:…]$/.test(last()[last().length - 1].text)) clauses.push([]);
        apart ||= part !== "";
        continue;
      }
      if (!apart && last()) last().push({ text: part });
      else clause().push([{ text: part }]);
      apart = false;
    }
  }
  return clauses.filter((clause) => clause.length);
}

/** @param {Element} math */
const isShort = (math) => !math.querySelector("mtable") && (math.textContent ?? "").length < SHORT;

/** @param {Piece[][][]} clauses */
function phrase(clauses) {
  const shown = clauses.map((clause) => {
    const parts = clause.map((pieces) => h("span", { class: "sq-piece" }, ...pieces.map(({ text, math }) => (math ? copy(math) : text))));
    return h("span", { class: "sq-clause" }, ...parts.flatMap((part, index) => (index ? [" ", part] : [part])));
  });
  return h("span", { class: "sq-phrase", "aria-hidden": "true" }, ...shown.flatMap((clause, index) => (index ? [" ", clause] : [clause])));
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
  const tall = from.querySelector(TALL) !== null;
  if (tall && from.localName === "msqrt") return boxed("root", ...from.children);
  const fence = from.localName === "mrow" && tall && FENCES[from.firstElementChild?.textContent ?? ""];
  if (fence) return boxed(fence, ...[...from.children].filter((child) => child.localName !== "mo" || !/^[()|{]$/.test(child.textContent ?? "")));
  const to = element(from.localName);
  for (const { name, value } of from.attributes) if (ATTRIBUTES.has(name)) to.setAttribute(name, value);
  if (from.textContent === "∫") to.setAttribute("class", "sq-integral");
  for (const child of from.childNodes) {
    if (child instanceof Element) to.append(copy(child));
    else if (child.nodeType === Node.TEXT_NODE) to.append(child.textContent ?? "");
  }
  return to;
}

/**
 * Something tall in brackets, bars or under a root: where no mathematical font is installed, browsers leave these small.
 *
 * @param {string} fence
 * @param {Element[]} inside a table, or what becomes the only cell of one
 */
function boxed(fence, ...inside) {
  const copies = inside.map(copy);
  const table = copies.length === 1 && copies[0].localName === "mtable" ? copies[0] : element("mtable");
  if (!copies.includes(table)) table.append(element("mtr", element("mtd", ...copies)));
  table.setAttribute("class", `sq-fenced-${fence}`);
  return table;
}

/** @param {string} name @param {Element[]} children */
function element(name, ...children) {
  const made = document.createElementNS(MATHML, ELEMENTS.has(name) ? name : "mtext");
  made.append(...children);
  return made;
}

/** @type {Record<string, string>} */
const FENCES = { "(": "round", "|": "straight", "{": "left" };

const TALL = "mfrac, mtable";

/**
 * About how many digits wide a text is: the size of its print depends on it.
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

/** A formula with fewer signs stays with the word before it. */
const SHORT = 7;

const NO_BREAK_SPACE = "\u00a0";

const SOFT_HYPHEN = "\u00ad";

/** @param {string} text */
export const isWord = (text) => /^\p{L}{3,}/u.test(text);

/**
 * How wide a word is on its space, where a word may break at its soft hyphens and short words are no larger than others.
 *
 * @param {string} text
 */
export function widthOnSpace(text) {
  const parts = text.split(SOFT_HYPHEN);
  return Math.max(4.9, ...parts.map((part, index) => part.length * 0.95 + (index < parts.length - 1 ? 0.4 : 0)));
}
