/** The place of the hand: hand and actions, or what stands there instead. */

import { fill, focused, h } from "./dom.js";
import { createPrinted } from "./printed.js";
import { createCheck, createEnding, createHandover } from "./panels.js";

/** @import { Known } from "./known.js" */
/** @typedef {{node: HTMLElement, focus: (card?: number) => void}} Place */

/**
 * @param {{
 *   hand: Place, own: ReturnType<typeof import("./own.js").createOwn>, actions: HTMLElement, code: HTMLElement, result: Place,
 *   act: (type: string, fields?: Record<string, unknown>) => void, known: Known, onCode: (coding: boolean) => void,
 * }} parts
 */
export function createTray({ hand, own, actions, code, result, act, known, onCode }) {
  const handover = createHandover(() => act("ready"), (seat) => act("draw", { seat }), () => onCode(true), () => act("undo", { seat: known.state?.viewer ?? null }));
  const check = createCheck((agrees) => act("check", { seat: known.state?.check?.seat, agrees }));
  const ending = createEnding(() => act("again"), result.node);
  /** @type {Record<string, Place>} */
  const panels = { seat: own, handover, check, over: ending };
  const printed = createPrinted((number) => act("card", { seat: known.state?.viewer, number }));
  const node = h("div", { class: "sq-tray" });

  /** @param {HTMLElement} root @returns {boolean} whether a keyboard's focus has to follow what stands here now */
  function update(root) {
    const { table, state, say, ui } = known;
    if (!table || !state) return false;
    const had = focused(root) !== null;
    const frame = { table, state, say };
    own.update(frame);
    if (table.printed) printed.update(frame);
    if (state.phase === "handover") handover.update(frame);
    if (state.phase === "check") check.update(frame);
    if (state.phase === "over") ending.update(frame);
    const panel = panels[state.phase];
    const wanted = ui.coding
      ? [code]
      : ui.keeping && state.phase !== "over"
        ? [result.node]
        : panel
          ? [panel.node]
          : table.printed
            ? [printed.node, hand.node, actions]
            : [hand.node, actions];
    if (wanted[0] === node.firstElementChild) return false;
    fill(node, ...wanted);
    return had && !ui.coding;
  }

  /** Whoever plays by keyboard goes on where something is to be done. @param {number} [card] */
  function focus(card) {
    (known.ui.keeping ? result : (panels[known.state?.phase ?? ""] ?? hand)).focus(card);
  }

  return { node, update, focus };
}
