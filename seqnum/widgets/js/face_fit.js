/** How large an answer can be printed on its space, and on a chip there: in as many lines as let it be largest. */

import { narrowest, wrapped } from "./fit.js";

/** @import { Extent } from "./fit.js" */
/** @typedef {{size: number, width: number, isBeyond: boolean}} Print `size` as a part of the space, `width` of its column in ems */

/** So much of a space print may take; and where it would be small, so much. */
const ROOM = { wide: 0.85, high: 0.72 };
const TIGHT = { wide: 0.94, high: 0.88 };

/** Eleven pixels or so on a phone, as a part of the whole board: what is smaller is small. */
const SMALL = 0.26 / 8;

/** So much larger must print become to be broken into one more line, unless it is tiny. */
const WORTH_A_LINE = 1.2;
const TINY = 0.23 / 8;
const MOST_LINES = 4;

/** Above and below its digits a line is empty; corners of print may touch the edge of a chip. */
const LEADING = 0.35;
const ROUND = 0.8;
const DIAMOND = 0.97;

/** Print smaller than this may go beyond the edge of its chip: it has an outline there. */
const SMALL_ON_CHIP = 0.25 / 8;
const BEYOND = { wide: 0.9, high: 0.84 };

/** @param {HTMLElement} face @param {Extent} extent @param {number} columns of the board */
export function fitFace(face, extent, columns) {
  const ways = waysOf(extent);
  const [small, smallOnChip] = [SMALL * columns, SMALL_ON_CHIP * columns];
  /** @param {(width: number, height: number) => {size: number, isBeyond: boolean}} sizeOf */
  const best = (sizeOf) => largest(ways, sizeOf, TINY * columns, extent.isAmount ? small : Infinity);
  const bare = best((width, height) => sizeOnSpace(width, height, small));
  const onChip = best((width, height) => sizeOnChip(width, height, smallOnChip));
  face.style.setProperty("--sq-fit", String(bare.size));
  face.style.setProperty("--sq-column", String(bare.width));
  face.style.setProperty("--sq-fit-chip", String(onChip.size));
  face.style.setProperty("--sq-column-chip", String(onChip.width));
  face.toggleAttribute("data-beyond", onChip.isBeyond);
}

/** In one line, two and so on: how wide and how high. @param {Extent} extent */
function waysOf({ clauses, heights }) {
  return Array.from({ length: Math.min(MOST_LINES, clauses.flat().length) }, (_, more) => {
    const width = narrowest(clauses, more + 1, 0);
    const height = wrapped(width, clauses[0]).reduce((sum, line) => sum + Math.max(...line.map((piece) => heights[piece])), 0);
    return { width, height };
  });
}

/**
 * A number is one thing to the eye: it is broken only where it would be small.
 *
 * @param {{width: number, height: number}[]} ways
 * @param {(width: number, height: number) => {size: number, isBeyond: boolean}} sizeOf
 * @param {number} tiny whatever makes print larger than this is worth a line
 * @param {number} whole print as large as this is not broken
 * @returns {Print}
 */
function largest(ways, sizeOf, tiny, whole) {
  return ways
    .map(({ width, height }) => ({ ...sizeOf(width, height), width }))
    .reduce((best, way) => (way.size > best.size * (best.size < tiny ? 1 : WORTH_A_LINE) && best.size < whole ? way : best));
}

/** @param {number} width @param {number} height @param {number} small */
function sizeOnSpace(width, height, small) {
  return { size: Math.max(within(ROOM, width, height), Math.min(small, within(TIGHT, width, height))), isBeyond: false };
}

/** @param {number} width @param {number} height @param {number} small */
function sizeOnChip(width, height, small) {
  const ink = height - LEADING;
  const inside = Math.min(ROUND / Math.hypot(width, ink), DIAMOND / (width + ink));
  const beyond = Math.min(small, within(BEYOND, width, height));
  return { size: Math.max(inside, beyond), isBeyond: beyond > inside };
}

/** @param {{wide: number, high: number}} room @param {number} width @param {number} height */
function within({ wide, high }, width, height) {
  return Math.min(wide / width, high / height);
}
