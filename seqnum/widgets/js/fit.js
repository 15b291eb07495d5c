/** How large formulas can be printed: measured where they stand, as nobody else knows the fonts of this browser. */

/**
 * Widths of what must not break, clause by clause, and the height of a line; in ems.
 *
 * @typedef {{clauses: number[][], height: number}} Extent
 */

/** The size of print in `.sq-measured`, in pixels. */
const PROBE = 40;

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

/** @param {HTMLElement} element @returns {Extent | null} */
function extentOf(element) {
  const ems = (/** @type {HTMLElement} */ part) => part.offsetWidth / PROBE;
  if (element.offsetWidth === 0) return null;
  const together = (/** @type {Element} */ part) => [.../** @type {NodeListOf<HTMLElement>} */ (part.querySelectorAll(".sq-piece"))].map(ems);
  const clauses = [...element.querySelectorAll(".sq-clause")].map(together);
  return { clauses: clauses.length ? clauses : [[ems(element)]], height: element.offsetHeight / PROBE };
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
