/** A screen for each player: which seat this page shows. Every page receives all hands, so it rests on honour, and says so. */

import { fill, h, set } from "./dom.js";
import { nameNode } from "./texts.js";

/** @import { State, Table } from "./types.js" */
/** @import { Say } from "./texts.js" */

const KEY = "seqnum-seat:";
const WATCHES = "watch";

/** @param {() => void} onChange another seat is shown from now on */
export function createOwn(onChange) {
  /** For browsers that store nothing. @type {Map<string, string>} */
  const chosen = new Map();
  let own = "";
  const title = h("p", { class: "sq-big" });
  const choices = h("div", { class: "sq-answers" });
  const honour = h("p", { class: "sq-told" });
  const node = h("section", { class: "sq-panel" }, title, choices, honour);
  const you = h("span", {});
  const change = h("button", { class: "sq-together", type: "button", click: () => choose(null) });
  const bar = h("span", { class: "sq-you" }, you, change);

  /** @param {string | null} seat */
  function choose(seat) {
    if (seat === null) chosen.delete(own);
    else chosen.set(own, seat);
    try {
      if (seat === null) sessionStorage.removeItem(KEY + own);
      else sessionStorage.setItem(KEY + own, seat);
    } catch {
      // A page without storage asks again when it is loaded anew.
    }
    onChange();
  }

  /** @returns {string | null} */
  function kept() {
    try {
      return chosen.get(own) ?? sessionStorage.getItem(KEY + own);
    } catch {
      return chosen.get(own) ?? null;
    }
  }

  /**
   * The state as this page shows it; on a screen for all, as it came.
   *
   * @param {Table | null} table
   * @param {State} state
   * @returns {State}
   */
  function seen(table, state) {
    if (!table?.own || !state.views) return state;
    own = table.own;
    const { views, ...shared } = state;
    const seat = kept();
    const view = seat === null ? null : views[Number(seat)];
    if (!view && seat !== WATCHES) return { ...shared, phase: "seat" };
    const mine = view ? Number(seat) : null;
    const merged = { ...shared, ...view };
    return {
      ...merged,
      phase: merged.check && merged.check.seat !== mine ? "play" : merged.phase,
      answered_last: merged.answered_last === mine ? mine : null,
    };
  }

  /** @param {{table: Table, state: State, say: Say}} frame */
  function update({ table, state, say }) {
    set(bar, { hidden: !table.own || state.phase === "seat" });
    if (!table.own) return;
    const name = nameNode(table.seats[state.viewer ?? 0].name);
    fill(you, state.viewer === null ? say.text("own.watching") : say.nodes("own.you", { name }));
    fill(change, say.text("own.change"));
    fill(title, say.text("own.ask"));
    fill(honour, say.text("own.honour"));
    if (state.phase !== "seat" || choices.lang === say.lang) return;
    choices.lang = say.lang;
    fill(choices, ...table.seats.map(({ name: each, kind }, seat) => kind === "person" && h("button", { class: "sq-main", type: "button", click: () => choose(String(seat)) }, say.nodes("handover.ready", { name: nameNode(each) }))),
      h("button", { class: "sq-quiet", type: "button", click: () => choose(WATCHES) }, say.text("own.watch")));
  }

  return { node, bar, seen, update, focus: () => /** @type {HTMLElement | null} */ (choices.firstElementChild)?.focus() };
}
