/** What can be done besides putting a chip on a space: say a number that isn't free, swap the card, pass. */

import { h, fill, set, setDisabled } from "./dom.js";

/** @import { Table, State, HandCard } from "./types.js" */
/** @import { Say } from "./texts.js" */
/** @typedef {"number" | "swap" | null} Open */

/**
 * @param {{onNumber: (text: string) => void, onSwap: () => void, onPass: () => void, onOpen: (open: Open) => void}} handlers
 */
export function createActions({ onNumber, onSwap, onPass, onOpen }) {
  const node = h("div", { class: "sq-actions" });
  const number = button("sq-quiet", () => onOpen("number"));
  const swap = button("sq-quiet", () => onOpen("swap"));
  const pass = button("sq-main", onPass);

  const input = h("input", {
    class: "sq-input", type: "text", inputmode: "decimal", maxlength: 12, autocomplete: "off", spellcheck: "false", enterkeyhint: "done",
  });
  const minus = key("−");
  const slash = key("/");
  const say = h("button", { class: "sq-main", type: "submit" });
  const back = button("sq-round", () => onOpen(null));
  const form = h(
    "form",
    {
      class: "sq-entry",
      submit: (/** @type {Event} */ event) => {
        event.preventDefault();
        if (input.value.trim()) onNumber(input.value.trim());
        else input.focus();
      },
    },
    h("span", { class: "sq-keys" }, input, minus, slash),
    say,
    back,
  );
  const question = h("span", {});
  const yes = button("sq-main", onSwap);
  const no = button("sq-round", () => onOpen(null));
  const confirm = h("div", { class: "sq-confirm", role: "group" }, question, yes, no);

  /** @param {string} sign @returns {HTMLButtonElement} */
  function key(sign) {
    return h("button", {
      class: "sq-key",
      type: "button",
      click: () => {
        input.setRangeText(sign, input.selectionStart ?? 0, input.selectionEnd ?? 0, "end");
        input.focus();
      },
    }, sign);
  }

  /** @type {Open} */
  let shown = null;

  /** @param {{table: Table, state: State, say: Say, selected: HandCard | null, canAct: boolean, open: Open}} frame */
  function update({ table, state, say: texts, selected, canAct, open }) {
    const face = selected?.kind === "face" && state.solved !== selected.id;
    fill(number, texts.text(table.answer_by === "keypad" ? "number.open_first" : "number.open"));
    fill(swap, texts.text("swap.open"));
    fill(pass, texts.text("pass"));
    set(input, { placeholder: texts.text("number.label"), "aria-label": texts.text("number.label") });
    set(minus, { "aria-label": texts.text("number.minus") });
    set(slash, { "aria-label": texts.text("number.slash") });
    fill(say, texts.text("number.say"));
    fill(back, "×");
    set(back, { "aria-label": texts.text("cancel") });
    fill(question, texts.text("swap.ask"));
    fill(yes, texts.text("swap.yes"));
    fill(no, "×");
    set(no, { "aria-label": texts.text("cancel") });
    set(confirm, { "aria-label": texts.text("swap.ask") });
    for (const each of [number, swap, pass, say, yes]) setDisabled(each, !canAct);

    if (open === "number" && shown !== "number") input.value = "";
    const children = open === "number" && face ? [form] : open === "swap" && face ? [confirm] : [
      face && number,
      face && swap,
      state.can_pass && pass,
    ];
    const wanted = /** @type {Element[]} */ (children.filter(Boolean));
    if (wanted.length !== node.children.length || wanted.some((child, index) => node.children[index] !== child)) fill(node, ...wanted);
    if (open !== shown) {
      if (open === "number") input.focus();
      if (open === "swap") no.focus();
    }
    shown = open;
  }

  return { node, update };
}

/** @param {string} style @param {() => void} click */
function button(style, click) {
  return h("button", { class: style, type: "button", click });
}
