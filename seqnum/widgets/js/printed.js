/** A board on the wall and cards on paper: the number of the card that is played is typed here. */

import { fill, h, set } from "./dom.js";
import { nameNode } from "./texts.js";

/** @import { State, Table } from "./types.js" */
/** @import { Say } from "./texts.js" */

/** @param {(number: number) => void} onPick */
export function createPrinted(onPick) {
  const input = h("input", { class: "sq-input", inputmode: "numeric", maxlength: 4, autocomplete: "off" });
  const show = h("button", { class: "sq-main", type: "submit" });
  const pile = h("p", {});
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    if (/^\d+$/.test(input.value.trim())) onPick(Number(input.value));
    input.value = "";
  };
  const node = h("form", { class: "sq-printed", novalidate: true, submit }, input, show, pile);

  /** @param {{table: Table, state: State, say: Say}} frame */
  function update({ table, state, say }) {
    const { turn } = state;
    const all = table.seats.length;
    set(input, { "aria-label": say.text("printed.label"), placeholder: say.text("printed.label") });
    fill(show, say.text("printed.show"));
    const numbers = [1, 2, 3].map((time) => turn + 1 + (time - 1) * all).join(", ");
    fill(pile, say.nodes("printed.pile", { name: nameNode(table.seats[turn].name), numbers }));
  }

  return { node, update };
}
