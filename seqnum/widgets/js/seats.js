/** Who plays: chip, name, kind, cards, sequences made; the one to move stands out. */

import { h, fill, set, whenNew } from "./dom.js";
import { chip, icon } from "./shapes.js";
import { nameNode } from "./texts.js";

/** @import { Table, State } from "./types.js" */
/** @import { Say } from "./texts.js" */

export function createSeats() {
  const node = h("ul", { class: "sq-seats" });
  const once = whenNew();

  /** @param {{table: Table, state: State, say: Say}} frame */
  function update({ table, state, say }) {
    const { phase, turn, made, cards, winner } = state;
    once([table.seats, table.goals, table.to_win, phase, turn, made, cards, winner, say.lang], () => draw({ table, state, say }));
  }

  /** @param {{table: Table, state: State, say: Say}} frame */
  function draw({ table, state, say }) {
    set(node, { "aria-label": say.text("players"), "data-count": table.seats.length });
    fill(
      node,
      ...table.seats.map((seat, index) => {
        const made = state.made[seat.side] ?? 0;
        const moves = state.phase !== "over" && index === state.turn;
        const cards = say.text("seat.cards", { n: state.cards[index] ?? 0 });
        const goal = table.goals[seat.side] ?? table.to_win;
        const score = say.text("seat.made", { n: made, goal });
        const kind = seat.kind === "person" ? null : say.text(`seat.${seat.kind}`);
        const details = [kind, moves ? say.text("seat.to_move") : null, cards, score].filter((part) => part !== null);
        return h(
          "li",
          { class: `sq-seat sq-side${seat.side % 3}`, "aria-current": moves ? "true" : null, "data-won": state.winner === seat.side },
          h("span", { class: "sq-token", title: kind }, chip(seat.side), kind && icon("robot")),
          h(
            "span",
            { class: "sq-who" },
            nameNode(seat.name),
            h("span", { class: "sq-hidden" }, say.list(details)),
            h("span", { class: "sq-pips", title: score, "aria-hidden": "true" }, ...pips(made, goal)),
          ),
        );
      }),
    );
  }

  return { node, update };
}

/** @param {number} made @param {number} goal */
function pips(made, goal) {
  return Array.from({ length: Math.max(made, goal) }, (_, index) => h("i", { class: index < made ? "sq-pip sq-pip-full" : "sq-pip" }));
}
