/** Who plays: chip, name, kind, cards, sequences made; the one to move stands out. */

import { h, fill, set, setText, whenNew } from "./dom.js";
import { chip, icon } from "./shapes.js";
import { nameNode } from "./texts.js";

/** @import { Table, State } from "./types.js" */
/** @import { Say } from "./texts.js" */

export function createSeats() {
  const node = h("ul", { class: "sq-seats" });
  const placesOnce = whenNew();
  const once = whenNew();
  /** @type {ReturnType<typeof createSeat>[]} */
  let places = [];

  /** @param {{table: Table, state: State, say: Say}} frame */
  function update({ table, state, say }) {
    placesOnce([table.seats, say.lang], () => {
      set(node, { "aria-label": say.text("players"), "data-count": table.seats.length });
      places = table.seats.map((seat) => createSeat(seat, say));
      fill(node, ...places.map((place) => place.node));
    });
    const { phase, turn, made, cards, winner } = state;
    once([table.seats, table.goals, table.to_win, phase, turn, made, cards, winner, say.lang], () => {
      places.forEach((place, index) => place.update({ table, state, say }, index));
    });
  }

  return { node, update };
}

/** @param {Table["seats"][number]} seat @param {Say} say */
function createSeat(seat, say) {
  const kind = seat.kind === "person" ? null : say.text(`seat.${seat.kind}`);
  const details = h("span", { class: "sq-hidden" });
  const line = h("span", { class: "sq-pips", "aria-hidden": "true" });
  const node = h(
    "li",
    { class: `sq-seat sq-side${seat.side % 3}` },
    h("span", { class: "sq-token", title: kind }, chip(seat.side), kind && icon("robot")),
    h("span", { class: "sq-who" }, nameNode(seat.name), details, line),
  );
  const lineOnce = whenNew();

  /** @param {{table: Table, state: State, say: Say}} frame @param {number} index */
  function update({ table, state }, index) {
    const made = state.made[seat.side] ?? 0;
    const goal = table.goals[seat.side] ?? table.to_win;
    const moves = state.phase !== "over" && index === state.turn;
    const cards = say.text("seat.cards", { n: state.cards[index] ?? 0 });
    const score = say.text("seat.made", { n: made, goal });
    set(node, { "aria-current": moves ? "true" : null, "data-won": state.winner === seat.side });
    setText(details, say.list([kind, moves ? say.text("seat.to_move") : null, cards, score].filter((part) => part !== null)));
    lineOnce([made, goal], () => {
      set(line, { title: score });
      fill(line, ...pips(made, goal));
    });
  }

  return { node, update };
}

/** @param {number} made @param {number} goal */
function pips(made, goal) {
  return Array.from({ length: Math.max(made, goal) }, (_, index) => h("i", { class: index < made ? "sq-pip sq-pip-full" : "sq-pip" }));
}
