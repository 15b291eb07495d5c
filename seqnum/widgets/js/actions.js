/** What can be done besides putting a chip on a space: say a number that isn't free, swap the card, pass. */

import { h, fill, set, setDisabled } from "./dom.js";
import { icon } from "./shapes.js";

/** @import { Table, State, HandCard } from "./types.js" */
/** @import { Say } from "./texts.js" */
/** @typedef {"number" | "swap" | null} Open */

// What is cut here is too long for Python too, which says so.
const LONGEST = 200;

// What a phone's keypad of numbers cannot write, and what hardly any keyboard can.
const NEEDS_LETTERS = /[√πa-z]/;
const RARE = ["√", "π", "^"];

/**
 * @param {{
 *   onNumber: (text: string) => void, onSwap: () => void, onPass: () => void, onOpen: (open: Open) => void,
 *   onAnnounce: () => void, onDraw: () => void, onNext: () => void, onUndo: () => void, onHint: () => void,
 *   onLook: (line: number | null) => void, onLine: (line: number) => void,
 * }} handlers
 */
export function createActions({ onNumber, onSwap, onPass, onOpen, onAnnounce, onDraw, onNext, onUndo, onLook, onLine, onHint }) {
  const node = h("div", { class: "sq-actions" });
  const number = button("sq-quiet", () => onOpen("number"));
  const swap = button("sq-quiet", () => onOpen("swap"));
  const hint = button("sq-quiet sq-hint", onHint);
  const dead = button("sq-quiet", onSwap);
  const announce = button("sq-quiet", onAnnounce);
  const take = button("sq-main", onDraw);
  const next = button("sq-quiet", onNext);
  const undo = button("sq-quiet", onUndo);
  const lines = h("div", { class: "sq-lines", role: "group" });
  const pass = button("sq-main", onPass);

  const input = h("input", {
    class: "sq-input", type: "text", maxlength: LONGEST, autocomplete: "off", spellcheck: "false", enterkeyhint: "done",
  });
  const minus = key("−");
  const slash = key("/");
  const rare = RARE.map(key);
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
    h("span", { class: "sq-keys" }, input, minus, slash, ...rare),
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
  /** @type {{table?: Table, texts?: Say}} */
  let named = {};

  /** @param {State} state @param {Say} texts */
  function drawLines(state, texts) {
    const count = state.choosing?.lines.length ?? 0;
    set(lines, { "aria-label": texts.text("choice.label") });
    if (lines.childElementCount === count && lines.lang === texts.lang) return;
    lines.lang = texts.lang;
    fill(lines, ...Array.from({ length: count }, (_, index) => h("button", {
      class: "sq-main",
      type: "button",
      click: () => onLine(index),
      focus: () => onLook(index),
      mouseenter: () => onLook(index),
    }, texts.text("choice.line", { n: index + 1 }))));
  }

  /** @param {Table} table @param {Say} texts */
  function name(table, texts) {
    named = { table, texts };
    fill(number, texts.text(table.answer_by === "keypad" ? "number.open_first" : "number.open"));
    fill(swap, texts.text("swap.open"));
    fill(pass, texts.text("pass"));
    const keypad = table.faces.some((face) => face && NEEDS_LETTERS.test(face.text)) ? "text" : "decimal";
    set(input, { placeholder: texts.text("number.label"), "aria-label": texts.text("number.label"), inputmode: keypad });
    rare.forEach((each) => (each.hidden = !table.faces.some((face) => face?.text.includes(each.textContent ?? ""))));
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
    fill(hint, icon("bulb"), texts.text("ask_hint"));
    fill(dead, texts.text("swap.dead"));
    fill(announce, texts.text("announce.open"));
    fill(take, texts.text("draw.mine"));
    fill(next, texts.text("draw.go_on"));
    fill(undo, texts.text("undo"));
  }

  /**
   * @param {{
   *   table: Table, state: State, say: Say, selected: HandCard | null, canAct: boolean, open: Open, announced: boolean,
   *   mine: boolean,
   * }} frame
   */
  function update({ table, state, say: texts, selected, canAct, open, announced, mine }) {
    const asked = selected?.kind === "face" && table.asks && state.solved !== selected.id;
    const face = selected?.kind === "face" && state.solved !== selected.id;
    if (table !== named.table || texts !== named.texts) name(table, texts);
    set(announce, { "aria-pressed": selected ? String(announced) : null });
    drawLines(state, texts);
    for (const each of [number, swap, hint, dead, announce, pass, say, yes]) setDisabled(each, !canAct);
    const owes = state.viewer !== null && state.owed.includes(state.viewer);
    const waits = owes && !mine && table.seats[state.turn]?.kind !== "person";

    if (open === "number" && shown !== "number") input.value = "";
    const children = state.choosing ? [lines] : open === "number" && asked ? [form] : open === "swap" && asked ? [confirm] : [
      asked && number,
      asked && swap,
      asked && table.hints && hint,
      face && !table.asks && !table.dice && dead,
      mine && table.announce && announce,
      state.can_pass && pass,
      owes && take,
      waits && next,
      state.can_undo && undo,
    ];
    const wanted = /** @type {Element[]} */ (children.filter(Boolean));
    if (wanted.length !== node.children.length || wanted.some((child, index) => node.children[index] !== child)) fill(node, ...wanted);
    if (open !== shown) {
      if (open === "number") input.focus();
      if (open === "swap") no.focus();
    }
    shown = open;
  }

  return { node, update, focus: () => /** @type {HTMLElement | null} */ (node.querySelector("button"))?.focus() };
}

/** @param {string} style @param {() => void} click */
function button(style, click) {
  return h("button", { class: style, type: "button", click });
}
