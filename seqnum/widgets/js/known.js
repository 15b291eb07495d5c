/** What one view knows: what Python wrote, and choices of this view alone that are not sent yet. */

import { makeSay } from "./texts.js";

/** @import { Table, Texts, State, Verdict } from "./types.js" */
/** @import { Open } from "./actions.js" */
/** @typedef {ReturnType<typeof createKnown>} Known */

export function createKnown() {
  return {
    /** @type {Texts} */ texts: {},
    say: makeSay({}),
    /** @type {Table | null} */ table: null,
    /** @type {State | null} */ state: null,
    ui: {
      /** @type {string | null} */ selected: null,
      /** @type {number | null} */ confirm: null,
      /** @type {number | null} */ asked: null,
      /** @type {number | null} */ wrong: null,
      /** @type {Open} */ open: null,
      /** Whether the game code stands in the hand's place, and the code once it came. */
      coding: false,
      /** @type {string | null} */ code: null,
      /** Whether the result stands in the hand's place. */
      keeping: false,
      announced: false,
      /** @type {number | null} */ line: null,
      /** @type {Verdict | null} */ hint: null,
    },
  };
}

/** A new state is there: nothing chosen before it stands, but for a card still held. @param {Known} known @param {State} state */
export function settle({ table, ui }, state) {
  const held = state.hand.some((card) => card.id === ui.selected) ? ui.selected : null;
  Object.assign(ui, { asked: null, confirm: null, open: null, hint: null, announced: false, line: null, coding: false, code: null, keeping: false });
  // Of printed cards that whose number was typed is the chosen one.
  ui.selected = state.solved ?? held ?? (table?.printed ? (state.hand[0]?.id ?? null) : null);
}

/** Whether all that is new is that the last answer was found together. @param {State | null} before @param {State} next */
export function isNoted(before, next) {
  return before !== null && before.answered_last !== null && next.answered_last === null && before.chips === next.chips && before.turn === next.turn;
}
