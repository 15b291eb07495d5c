/** The start screen: who plays, in which language. It remembers nothing. */

import { h, fill, set, setDisabled, setText } from "./dom.js";
import { createLanguages } from "./languages.js";
import { chip, icon } from "./shapes.js";
import { nameText } from "./texts.js";

/** @import { Say } from "./texts.js" */
/** @import { State } from "./types.js" */
/** @typedef {{kind: "person", name: string, asks?: number} | {kind: "computer", level: number} | {kind: "friend"}} Player */
/** @typedef {{kind: "person" | "computer", name: string, level: number, asks: number | null}} Row level 0: the friendly one */

const FRIEND = 0;
const USUAL = 2;
// What is cut here is too long for Python too, which says so.
const LONGEST = 200;

/**
 * @param {{onStart: (players: Player[]) => void, onResume: () => void, onLanguage: (lang: string) => void, onCode: () => void}} handlers
 */
export function createLobby({ onStart, onResume, onLanguage, onCode }) {
  /** @type {Row[]} */
  const rows = [
    { kind: "person", name: "", level: FRIEND, asks: null },
    { kind: "computer", name: "", level: FRIEND, asks: null },
  ];
  /** @type {Say} */
  let say;
  let lang = "";
  let missing = false;
  let refusal = "";
  let asks = true;
  /** @type {number[]} */
  let questionLevels = [];
  let most = 2;

  const title = h("h2", { class: "sq-title" });
  const how = h("p", { class: "sq-how" });
  const resume = h("button", { class: "sq-quiet sq-resume", type: "button", click: onResume });
  const list = h("ol", { class: "sq-players" });
  const add = h("button", {
    class: "sq-quiet sq-add",
    type: "button",
    click: () => {
      rows.push({ kind: "person", name: "", level: FRIEND, asks: null });
      draw();
      focusRow(rows.length - 1);
    },
  });
  const paste = h("button", { class: "sq-quiet sq-paste", type: "button", click: onCode });
  const note = h("p", { class: "sq-note", role: "status" });
  const start = h("button", { class: "sq-main sq-start", type: "submit" });
  const languages = createLanguages(onLanguage);
  const form = h(
    "form",
    { class: "sq-setup", novalidate: true, submit: submit },
    h("div", { class: "sq-setup-head" }, title, languages.node),
    how,
    resume,
    list,
    h("div", { class: "sq-more" }, add, paste),
    note,
    start,
  );
  const drawing = picture();
  const node = h("div", { class: "sq-lobby" }, drawing, form);

  /** @param {Event} event */
  function submit(event) {
    event.preventDefault();
    if (start.getAttribute("aria-disabled")) return;
    const nameless = rows.findIndex((row) => row.kind === "person" && !row.name.trim());
    missing = nameless >= 0;
    if (!missing) {
      onStart(rows.map(player));
      return;
    }
    draw();
    focusRow(nameless);
  }

  /** @param {Row} row @returns {Player} */
  function player(row) {
    if (row.kind === "person") return { kind: "person", name: row.name.trim(), ...(row.asks ? { asks: row.asks } : {}) };
    if (row.level === FRIEND && asks) return { kind: "friend" };
    return { kind: "computer", level: row.level || USUAL };
  }

  /** @param {number} index */
  function focusRow(index) {
    /** @type {HTMLElement | null} */ (list.children[index]?.querySelector("input, .sq-level"))?.focus();
  }

  /** @param {Row} row @param {number} index */
  function line(row, index) {
    const n = index + 1;
    /** @param {"person" | "computer"} kind */
    const choice = (kind) =>
      h(
        "button",
        {
          type: "button",
          "aria-pressed": row.kind === kind ? "true" : "false",
          click: () => {
            row.kind = kind;
            draw();
            focusRow(index);
          },
        },
        say.text(`lobby.${kind}`),
      );
    const what =
      row.kind === "person"
        ? h("input", {
            class: "sq-input",
            type: "text",
            maxlength: LONGEST,
            autocomplete: "off",
            dir: "auto",
            placeholder: say.text("lobby.name"),
            "aria-label": say.text("lobby.name_of", { n }),
            "aria-invalid": missing && !row.name.trim() ? "true" : null,
            input: (/** @type {Event} */ event) => {
              row.name = /** @type {HTMLInputElement} */ (event.target).value;
              set(/** @type {Element} */ (event.target), { "aria-invalid": null });
              missing = false;
              drawNote();
            },
          })
        : levels(row, n);
    if (what instanceof HTMLInputElement) what.value = row.name;
    return h(
      "li",
      {},
      h("span", { class: "sq-token" }, chip(index % (rows.length % 3 === 0 ? 3 : 2)), row.kind === "computer" && icon("robot")),
      h("div", { class: "sq-switch", role: "group", "aria-label": say.text("lobby.player", { n }) }, choice("person"), choice("computer")),
      what,
      row.kind === "person" && questionLevels.length > 0 && questions(row, n),
      rows.length > 2 &&
        h(
          "button",
          {
            class: "sq-round",
            type: "button",
            "aria-label": say.text("lobby.remove", { n }),
            click: () => {
              rows.splice(index, 1);
              draw();
              add.focus();
            },
          },
          icon("close"),
        ),
    );
  }

  /** @param {Row} row @param {number} n */
  function levels(row, n) {
    const select = h(
      "select",
      {
        class: "sq-input sq-level",
        "aria-label": say.text("lobby.strength", { n }),
        change: (/** @type {Event} */ event) => {
          row.level = Number(/** @type {HTMLSelectElement} */ (event.target).value);
        },
      },
      asks && h("option", { value: FRIEND }, say.text("lobby.friend")),
      ...[1, 2, 3, 4, 5].map((level) => h("option", { value: level }, say.text(`lobby.level${level}`))),
    );
    select.value = String(asks ? row.level : row.level || USUAL);
    return select;
  }

  /** Which questions a person gets, where the cards have several. @param {Row} row @param {number} n */
  function questions(row, n) {
    const select = h(
      "select",
      {
        class: "sq-input sq-asks",
        "aria-label": say.text("lobby.asks", { n }),
        change: (/** @type {Event} */ event) => {
          row.asks = Number(/** @type {HTMLSelectElement} */ (event.target).value);
        },
      },
      ...[...questionLevels].sort().map((level) => h("option", { value: level }, say.text(`lobby.asks${level}`))),
    );
    row.asks ??= questionLevels[0];
    select.value = String(row.asks);
    return select;
  }

  function draw() {
    fill(list, ...rows.map(line));
    set(add, { hidden: rows.length >= most });
    drawNote();
  }

  function drawNote() {
    setText(note, refusal || (missing ? say.text("lobby.missing") : ""));
  }

  /** @param {{say: Say, state: State | null, canAct: boolean, refusal: string, coding: boolean}} frame */
  function update(frame) {
    say = frame.say;
    const known = [asks, questionLevels, most].join();
    asks = frame.state?.asks ?? true;
    questionLevels = frame.state?.levels ?? [];
    most = frame.state?.most ?? 2;
    if (known !== [asks, questionLevels, most].join()) lang = "";
    const unfinished = frame.state?.unfinished ?? null;
    refusal = frame.refusal;
    languages.update(say);
    setDisabled(start, !frame.canAct);
    if (lang !== say.lang) {
      lang = say.lang;
      fill(title, say.text("lobby.title"));
      fill(how, say.text(asks ? "lobby.how" : "lobby.how_cards"));
      set(drawing, { hidden: !asks });
      fill(add, icon("add"), say.text("lobby.add"));
      fill(paste, icon("letter"), say.text("lobby.code"));
      fill(start, say.text("lobby.start"));
      draw();
    }
    set(resume, { hidden: unfinished === null });
    if (unfinished) fill(resume, say.text("lobby.resume", { names: say.list(unfinished.map(nameText)) }));
    setDisabled(resume, !frame.canAct);
    set(form, { hidden: frame.coding });
    drawNote();
  }

  return { node, update, focusCode: () => paste.focus() };
}

/** A line of five in the making: what the game is about, without a sentence. */
function picture() {
  const spaces = Array.from({ length: 25 }, (_, index) => {
    const side = index % 6 === 0 && index !== 12 ? 0 : [3, 11, 17].includes(index) ? 1 : null;
    const number = index === 12 ? 15 : ((index * 7) % 23) + 2;
    return h("i", {}, side !== null && chip(side), h("span", {}, String(number)));
  });
  return h("div", { class: "sq-picture", "aria-hidden": "true" }, ...spaces, h("b", {}, "8 + 7"));
}
