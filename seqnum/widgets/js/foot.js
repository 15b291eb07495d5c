/** Below the game: facts, everybody's open cards, the last moves, and the tools. */

import { fill, h, set, setText, whenNew } from "./dom.js";
import { createOpenHands } from "./extras.js";
import { moveNodes } from "./moves.js";
import { chip, icon } from "./shapes.js";

/** @import { Recent, State, Table } from "./types.js" */
/** @import { Say } from "./texts.js" */
/** @import { Known } from "./known.js" */

const LINES_SHOWN = 3;

/**
 * @param {{own: HTMLElement, bell: HTMLElement, talk: HTMLElement, tools: HTMLElement}} parts
 */
export function createFoot({ own, bell, talk, tools }) {
  const deck = h("span", { class: "sq-stock" });
  const goal = h("span", { class: "sq-goal" });
  const feed = h("ol", { class: "sq-feed" });
  const openHands = createOpenHands();
  const once = whenNew();
  const node = h(
    "div",
    { class: "sq-foot" },
    h("p", { class: "sq-facts" }, own, bell, deck, goal),
    tools,
    openHands.node,
    feed,
    talk,
  );

  /** @param {Known} known @param {Recent[]} moves those the board shows already */
  function update({ say, table, state }, moves) {
    if (!table || !state) return;
    const told = moves.slice(-LINES_SHOWN);
    once([told, state.stock, table.deal, say.lang], () => draw(table, state, say, told));
    openHands.update(table, state, say);
  }

  /** @param {Table} table @param {State} state @param {Say} say @param {Recent[]} told */
  function draw(table, state, say, told) {
    const drawn = !table.dice && !table.printed;
    fill(deck, drawn && icon("deck"), drawn && say.text("stock", { n: state.stock }));
    setText(goal, say.text("goal", { n: table.to_win, line: table.line }));
    fill(feed, ...told.map((move) => {
      const token = h("span", { class: "sq-token" }, chip(table.seats[move.seat]?.side ?? 0));
      return h("li", {}, token, moveNodes(say, table, move));
    }));
    set(feed, { "aria-label": say.text("moves") });
  }

  return { node, update };
}
