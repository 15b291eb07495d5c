/** Other players' moves in words, and the order in which the board shows them. */

import { sideAt } from "./grid.js";
import { formula } from "./maths.js";
import { nameNode, nameText } from "./texts.js";

/** @import { Table, State, Recent, Sequence } from "./types.js" */
/** @import { Say } from "./texts.js" */

/** @param {Table} table @param {Recent} move */
function keyOf(table, move) {
  if (move.kind !== "place") return `move.${move.kind}`;
  if (!table.asks || !move.card) return "move.place_plain";
  return move.card.kind === "wild" ? "move.wild" : "move.place";
}

/**
 * @param {Say} say
 * @param {Table} table
 * @param {Recent} move
 */
export function moveNodes(say, table, move) {
  const face = move.cell === null ? null : table.faces[move.cell];
  return say.nodes(keyOf(table, move), {
    name: nameNode(table.seats[move.seat]?.name ?? ""),
    card: move.card ? formula(move.card) : "",
    number: face ? formula(face) : "",
  });
}

/**
 * @param {Say} say
 * @param {Table} table
 * @param {Recent} move
 */
export function moveText(say, table, move) {
  const key = keyOf(table, move);
  const face = move.cell === null ? null : table.faces[move.cell];
  return say.text(key.startsWith("move.place") || key === "move.wild" ? key.replace("move.", "heard.") : key, {
    name: nameText(table.seats[move.seat]?.name ?? ""),
    card: move.card?.spoken ?? "",
    number: face?.spoken ?? "",
  });
}

/**
 * The board after each of the new moves, oldest first; the last one is the state itself.
 *
 * @param {Table} table
 * @param {string} before chips as the screen shows them now
 * @param {State} state
 * @param {Recent[]} moves the moves not shown yet
 * @returns {string[]}
 */
export function stages(table, before, state, moves) {
  /** @type {string[]} */
  const boards = [];
  let chips = state.chips;
  for (const move of [...moves].reverse()) {
    boards.unshift(chips);
    if (move.cell === null) continue;
    const was = sideAt(before, move.cell);
    // A chip may take an opponent's place; its own, seen before, was put there by a move not shown yet.
    const earlier = move.kind === "place" && was === table.seats[move.seat]?.side ? "." : String(was ?? ".");
    chips = chips.slice(0, move.cell) + earlier + chips.slice(move.cell + 1);
  }
  return [chips, ...boards];
}

/**
 * The sequences that exist on a board between two states.
 *
 * @param {Table} table
 * @param {State} state
 * @param {string} chips
 * @returns {Sequence[]}
 */
export function sequencesOn(table, state, chips) {
  return state.sequences.filter(({ side, cells }) =>
    cells.every((cell) => table.faces[cell] === null || sideAt(chips, cell) === side),
  );
}

/**
 * The moves of a state that the last one did not have yet; the words on their cards depend on the language.
 *
 * @param {Recent[]} before
 * @param {Recent[]} now
 */
export function fresh(before, now) {
  const takenBack = now.length < before.length && now.every((move, index) => isSame(move, before[index]));
  if (takenBack) return [];
  const known = before.every((move, index) => isSame(move, now[index]));
  return known ? now.slice(before.length) : now;
}

/** @param {Recent} one @param {Recent | undefined} other */
const isSame = (one, other) => one.seat === other?.seat && one.kind === other.kind && one.cell === other.cell;
