/** How large formulas can be printed: measured on the page, as nobody else knows the fonts of this browser. */

import { h } from "./dom.js";

/**
 * Widths of what must not break, clause by clause, and heights of all of it, in ems; whether it is a number that may break.
 *
 * @typedef {{clauses: number[][], heights: number[], isAmount: boolean}} Extent
 */

/** The size of print in `.sq-measured`, in pixels. */
const PROBE = 40;

/** The height of a line of words, in ems. */
const LINE = 1.1;

/** A fraction reaches further below its line than above. */
const UNEVEN = 0.3;

/**
 * Measures what is added, at once or as soon as it is on the page.
 *
 * @param {HTMLElement} node what the elements stand in
 * @param {(element: HTMLElement, extent: Extent) => void} size
 * @param {() => void} [done] all that was there to measure is measured
 */
export function createFitting(node, size, done = () => {}) {
  /** @type {Set<HTMLElement>} */
  const waiting = new Set();

  function fit() {
    const here = [...waiting].filter((element) => node.contains(element));
    here.forEach((element) => element.classList.add("sq-measured"));
    const extents = here.map(extentOf);
    here.forEach((element) => element.classList.remove("sq-measured"));
    here.forEach((element, index) => {
      const extent = extents[index];
      if (!extent) return;
      waiting.delete(element);
      size(element, extent);
    });
    if (here.length) done();
  }

  new ResizeObserver(fit).observe(node);
  return {
    /** @param {HTMLElement} element */
    add: (element) => void waiting.add(element),
    fit,
  };
}

/**
 * Measures elements apart from the page: asked for before anything else is drawn, it costs no layout of all the rest.
 *
 * @param {Element} root
 * @param {HTMLElement[]} elements
 */
export function extentsApart(root, elements) {
  elements.forEach((element) => element.classList.add("sq-measured"));
  const probe = h("div", { class: "sq-probe", "aria-hidden": "true" }, ...elements);
  root.append(probe);
  const extents = elements.map(extentOf);
  probe.remove();
  return extents;
}

/** @param {HTMLElement} element @returns {Extent | null} */
function extentOf(element) {
  const ems = (/** @type {HTMLElement} */ part) => part.offsetWidth / PROBE;
  if (element.offsetWidth === 0) return null;
  const scale = element.offsetHeight / PROBE / element.getBoundingClientRect().height;
  const high = (/** @type {Element} */ part) => Math.max(LINE, part.getBoundingClientRect().height * scale);
  const inLine = (/** @type {Element} */ part) => high(part) + (part.querySelector("mfrac") ? UNEVEN : 0);
  const pieces = [...element.querySelectorAll(".sq-piece")];
  const together = (/** @type {Element} */ part) => [.../** @type {NodeListOf<HTMLElement>} */ (part.querySelectorAll(".sq-piece"))].map(ems);
  const clauses = [...element.querySelectorAll(".sq-clause")].map(together);
  return {
    clauses: clauses.length ? clauses : [[ems(element)]],
    heights: pieces.length ? pieces.map((piece) => (piece.firstElementChild ? inLine(piece.firstElementChild) : LINE)) : [high(element)],
    isAmount: pieces.length > 0 && !element.querySelector("math"),
  };
}

/**
 * The narrowest column in which clauses take no more than some lines.
 *
 * @param {number[][]} clauses
 * @param {number} lines
 * @param {number} space
 */
export function narrowest(clauses, lines, space) {
  let width = Math.max(...clauses.flat());
  while (linesIn(width, clauses, space) > lines) width *= 1.03;
  return width;
}

/** How many lines clauses take. @param {number} width @param {number[][]} clauses @param {number} space */
export function linesIn(width, clauses, space) {
  let lines = 0;
  let used = width;
  for (const clause of clauses) {
    const whole = clause.reduce((sum, piece) => sum + space + piece, -space);
    if (whole > width) used = width; // such a clause is a block of its own
    for (const piece of whole > width ? clause : [whole]) {
      if (used + space + piece > width) [lines, used] = [lines + 1, piece];
      else used += space + piece;
    }
    if (whole > width) used = width;
  }
  return lines;
}

/** Which pieces of one clause stand in which line. @param {number} width @param {number[]} pieces @returns {number[][]} */
export function wrapped(width, pieces) {
  /** @type {number[][]} */
  const lines = [];
  let used = width;
  pieces.forEach((piece, index) => {
    if (used + piece > width) [lines[lines.length], used] = [[index], piece];
    else {
      lines[lines.length - 1].push(index);
      used += piece;
    }
  });
  return lines;
}
