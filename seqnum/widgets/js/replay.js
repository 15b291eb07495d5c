/** Other players' moves, shown one after another: the board lags behind the state for a moment. */

import { fresh, stages } from "./moves.js";

/** @import { State, Recent, Table } from "./types.js" */

const STEP = 900;
const LONGEST = 3600;

/**
 * @param {() => void} onStep the board has something new to show
 */
export function createReplay(onStep) {
  /** Boards still to show; the first is on the screen, the last is the state's. @type {string[]} */
  let boards = [""];
  /** @type {Recent[]} */
  let moves = [];
  /** The move that was shown last, while there is time to read it. @type {Recent | null} */
  let told = null;
  let pace = STEP;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function next() {
    if (boards.length === 1) finish();
    else {
      boards.shift();
      told = moves[moves.length - boards.length];
      timer = setTimeout(next, pace);
    }
    onStep();
  }

  function finish() {
    clearTimeout(timer);
    boards.splice(0, boards.length - 1);
    told = null;
  }

  /** Nothing to watch: show the state at once. @param {State} state */
  function jump(state) {
    boards = [state.chips];
    moves = state.recent;
    finish();
  }

  /**
   * Show what is new in a state, move by move.
   *
   * @param {Table} table
   * @param {State} state
   * @returns {Recent[]} the moves that are new
   */
  function play(table, state) {
    clearTimeout(timer);
    const others = fresh(moves, state.recent);
    boards = stages(table, boards[0], state, others);
    moves = state.recent;
    told = null;
    pace = Math.min(STEP, LONGEST / boards.length);
    if (boards.length > 1) timer = setTimeout(next, pace / 2);
    return others;
  }

  /** The space to mark as played last. @param {State} state */
  function lastCell({ verdict }) {
    const placed = shown().filter((move) => move.cell !== null).pop();
    if (placed) return placed.cell;
    return verdict?.tone === "good" ? verdict.cell : null;
  }

  /** The moves the board shows already. */
  const shown = () => moves.slice(0, moves.length - (boards.length - 1));

  return {
    play,
    jump,
    finish,
    chips: () => boards[0],
    told: () => told,
    running: () => boards.length > 1,
    shown,
    lastCell,
  };
}
