/** Games that were left: to go on with, or, where the notebook has lost them, to keep the result of. First it is asked who is here. */

import { fill, h, setDisabled } from "./dom.js";
import { icon } from "./shapes.js";
import { nameText } from "./texts.js";

/** @import { Say } from "./texts.js" */
/** @typedef {{game: string, names: string[], lost?: boolean}} Left */

/**
 * @param {(game: string) => void} onResume
 * @param {(game: string) => void} onKeep
 */
export function createUnfinished(onResume, onKeep) {
  const node = h("div", { class: "sq-left" });
  let asking = "";
  let shown = "";
  let redraw = () => {};

  /** @param {Say} say @param {Left[]} games @param {boolean} canAct */
  function update(say, games, canAct) {
    redraw = () => update(say, games, canAct);
    const key = JSON.stringify([say.lang, games, canAct, asking]);
    if (key === shown) return;
    shown = key;
    fill(node, ...games.map((one) => (one.game === asking ? question(say, one, canAct) : offer(say, one))));
  }

  /** @param {Say} say @param {Left} one */
  function offer(say, { game, names, lost }) {
    const label = say.text(lost ? "lobby.keep" : "lobby.resume", { names: say.list(names.map(nameText)) });
    return h("button", { class: "sq-quiet sq-resume", type: "button", click: () => ask(game) }, lost && icon("keep"), label);
  }

  /** @param {Say} say @param {Left} one @param {boolean} canAct */
  function question(say, { game, names, lost }, canAct) {
    const label = say.text("lobby.is_you", { n: names.length, names: say.list(names.map(nameText)) });
    const yes = h("button", { class: "sq-main sq-yes", type: "button", click: () => (ask(""), (lost ? onKeep : onResume)(game)) }, say.text("lobby.yes"));
    setDisabled(yes, !lost && !canAct);
    return h("div", { class: "sq-confirm", role: "group", "aria-label": label }, h("span", {}, label), yes,
      h("button", { class: "sq-quiet", type: "button", click: () => ask("") }, say.text("lobby.no")));
  }

  /** @param {string} game */
  function ask(game) {
    asking = game;
    redraw();
    /** @type {HTMLElement | null} */ (node.querySelector(".sq-yes, .sq-resume"))?.focus();
  }

  return { node, update };
}
