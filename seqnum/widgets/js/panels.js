/** What stands in the hand's place: passing the laptop on, and the end of the game. */

import { h, fill, set } from "./dom.js";
import { formula } from "./maths.js";
import { chip, star } from "./shapes.js";
import { nameNode, nameText } from "./texts.js";

/** @import { Table, State } from "./types.js" */
/** @import { Say } from "./texts.js" */

/**
 * @param {() => void} onReady
 * @param {(seat: number) => void} onDraw
 * @param {() => void} onCode the next player sits elsewhere
 * @param {() => void} onUndo
 */
export function createHandover(onReady, onDraw, onCode, onUndo) {
  const backs = h("div", { class: "sq-backs", "aria-hidden": "true" });
  const title = h("p", { class: "sq-big" });
  const ready = h("button", { class: "sq-main sq-wide", type: "button", click: onReady });
  const owed = h("div", { class: "sq-owed" });
  const undo = h("button", { class: "sq-quiet", type: "button", click: onUndo });
  const elsewhere = h("button", { class: "sq-quiet", type: "button", click: onCode });
  const node = h("section", { class: "sq-panel sq-handover" }, backs, title, owed, ready, h("div", { class: "sq-answers" }, undo, elsewhere));

  /** @param {{table: Table, state: State, say: Say}} frame */
  function update({ table, state, say }) {
    const seat = table.seats[state.turn];
    const count = Math.min(state.cards[state.turn] ?? 5, 7);
    if (backs.childElementCount !== count) {
      fill(backs, ...Array.from({ length: count }, (_, index) => h("i", { style: `--sq-i:${index - (count - 1) / 2}` })));
    }
    set(node, { "aria-label": say.text("handover.pass", { name: nameText(seat.name) }) });
    fill(title, say.nodes("handover.pass", { name: nameNode(seat.name) }));
    fill(ready, say.nodes("handover.ready", { name: nameNode(seat.name) }));
    fill(elsewhere, say.text("handover.elsewhere"));
    fill(undo, say.text("undo"));
    set(undo, { hidden: !state.can_undo });
    fill(owed, ...state.owed.filter((index) => table.seats[index]?.kind === "person").map((index) =>
      h("button", { class: "sq-quiet", type: "button", click: () => onDraw(index) }, say.nodes("draw.seat", { name: nameNode(table.seats[index].name) })),
    ));
  }

  return { node, update, focus: () => ready.focus() };
}

/**
 * @param {(agrees: boolean) => void} onCheck
 */
export function createCheck(onCheck) {
  const title = h("p", { class: "sq-big" });
  const told = h("p", { class: "sq-told" });
  const yes = h("button", { class: "sq-main", type: "button", click: () => onCheck(true) });
  const no = h("button", { class: "sq-quiet", type: "button", click: () => onCheck(false) });
  const node = h("section", { class: "sq-panel sq-check" }, told, title, h("div", { class: "sq-answers" }, yes, no));

  /** @param {{table: Table, state: State, say: Say}} frame */
  function update({ table, state, say }) {
    const { check } = state;
    if (!check) return;
    const names = { by: table.seats[check.by].name, seat: table.seats[check.seat].name };
    const face = check.cell === null ? null : table.faces[check.cell];
    set(node, { "aria-label": say.text("line.check", { name: nameText(names.seat) }) });
    fill(told, say.nodes("check.ask", { name: nameNode(names.by), card: formula(check.card), number: face ? formula(face) : check.said }));
    fill(title, say.nodes("line.check", { name: nameNode(names.seat) }));
    fill(yes, say.text("check.yes"));
    fill(no, say.text("check.no"));
  }

  return { node, update, focus: () => yes.focus() };
}

const CONFETTI = 44;

/**
 * @param {() => void} onAgain
 * @param {HTMLElement} kept the result, to be taken along first
 */
export function createEnding(onAgain, kept) {
  const medal = h("div", { class: "sq-medal", "aria-hidden": "true" });
  const title = h("p", { class: "sq-big" });
  const result = h("p", { class: "sq-result" });
  const saved = h("p", { class: "sq-saved" });
  const again = h("button", { class: "sq-quiet sq-wide", type: "button", click: onAgain });
  const head = h("div", {}, medal, title, result);
  const node = h("section", { class: "sq-panel sq-ending" }, head, again, saved);

  /** @param {{table: Table, state: State, say: Say}} frame */
  function update({ table, state, say }) {
    const { winner } = state;
    set(node, { "data-won": winner !== null });
    if (kept.parentNode !== node) head.after(kept);
    if (winner === null) fill(medal);
    else if (medal.dataset.side !== String(winner)) {
      fill(medal, chip(winner), star());
      medal.dataset.side = String(winner);
    }
    const people = table.seats.filter((seat) => seat.side === winner);
    const names = h("span", {});
    say.list(people.map((_, index) => `\u0001${index}\u0001`)).split("\u0001").forEach((part, index) => {
      names.append(index % 2 === 0 ? part : nameNode(people[Number(part)].name));
    });
    fill(title, winner === null ? say.text("over.nobody") : say.nodes("over.winner", { n: people.length, names }));
    fill(result, ...sides(table).map((side) => h("span", { class: "sq-tally" }, h("span", { class: "sq-token" }, chip(side)), String(state.made[side] ?? 0))));
    set(result, { role: "img", "aria-label": say.text("over.tally", { tally: say.list(sides(table).map((side) => String(state.made[side] ?? 0))) }) });
    fill(saved, state.saved && say.nodes("over.saved", { file: h("code", {}, h("bdi", {}, state.saved)) }));
    fill(again, say.text("over.again"));
  }

  return { node, update, focus: () => again.focus() };
}

/** @param {Table} table */
const sides = (table) => [...new Set(table.seats.map((seat) => seat.side))].sort();

/** Paper falling over the board, once, for the eye only. */
export function confetti() {
  return h(
    "div",
    { class: "sq-confetti", "aria-hidden": "true" },
    ...Array.from({ length: CONFETTI }, (_, index) =>
      h("i", { style: `--sq-x:${((index * 37) % 100) + 0.5};--sq-d:${(index * 53) % 100};--sq-r:${(index * 71) % 360};--sq-c:${index % 4}` }),
    ),
  );
}
