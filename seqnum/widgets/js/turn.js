/** Whose turn it is for this view, and what it has to do. */

/** @import { HandCard } from "./types.js" */
/** @import { Known } from "./known.js" */

/** Whether a game is on the board, not the start screen. @param {Known} known */
export const isPlaying = ({ table, state }) => table !== null && state !== null && state.phase !== "start";

/** @param {Known} known */
export const isMine = ({ state }) => state?.phase === "play" && state.viewer !== null && state.viewer === state.turn && !state.check;

/** @param {Known} known */
export const selectedCard = ({ state, ui }) => state?.hand.find((card) => card.id === ui.selected) ?? null;

/** Whether the number of a card is asked for before its space. @param {Known} known @param {HandCard} card */
export const mustSay = ({ table, state }, card) => table?.answer_by === "keypad" && card.kind === "face" && state?.solved !== card.id;

/** Whether a card is to be taken before the computer goes on. @param {Known} known */
export const owes = (known) => {
  const { state } = known;
  return !!state && !isMine(known) && state.phase === "play" && state.viewer !== null && state.owed.includes(state.viewer);
};

/** Whether a card of the hand on the screen is to be laid down, whoever is to move. @param {Known} known */
export const pays = ({ state }) => state?.phase === "play" && state.viewer !== null && state.forfeits.includes(state.viewer);

/** The spaces of the line looked at among those to choose from, or of the answer that is asked about. @param {Known} known */
export function shownLine({ state, ui }) {
  if (state?.check) return state.check.cell === null ? [] : [state.check.cell];
  return state?.choosing?.lines[ui.line ?? 0] ?? [];
}
