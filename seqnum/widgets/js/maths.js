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

/** @param {string} source @returns {Element | null} */
function parse(source) {
  const root = new DOMParser().parseFromString(source, "application/xml").documentElement;
  if (root.localName !== "math") return null;
  const math = copy(root);
  math.setAttribute("aria-hidden", "true");
  return math;
}

/** @param {Element} from @returns {Element} */
function copy(from) {
  const to = document.createElementNS(MATHML, ELEMENTS.has(from.localName) ? from.localName : "mtext");
  for (const { name, value } of from.attributes) if (ATTRIBUTES.has(name)) to.setAttribute(name, value);
  for (const child of from.childNodes) {
    if (child instanceof Element) to.append(copy(child));
    else if (child.nodeType === Node.TEXT_NODE) to.append(child.textContent ?? "");
  }
  return to;
}

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
