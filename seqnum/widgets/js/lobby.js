/** The start screen: who plays, in which language. It remembers nothing. */

import { h, fill, set, setDisabled } from "./dom.js";
import { createLanguages } from "./languages.js";
import { chip, icon } from "./shapes.js";

/** @import { Lobby } from "./types.js" */
/** @import { Say } from "./texts.js" */
/** @typedef {{kind: "person", name: string} | {kind: "computer", level: number}} Player */
/** @typedef {{kind: "person" | "computer", name: string, level: number}} Row */

const MOST_SEATS = 6;

/**
 * @param {{onStart: (players: Player[]) => void, onLanguage: (lang: string) => void}} handlers
 */
export function createLobby({ onStart, onLanguage }) {
  /** @type {Row[]} */
  const rows = [
    { kind: "person", name: "", level: 1 },
    { kind: "computer", name: "", level: 1 },
  ];
  /** @type {Say} */
  let say;
  let lang = "";
  let missing = false;
  /** @type {number[]} */
  let sizes = [];

  const title = h("h2", { class: "sq-title" });
  const how = h("p", { class: "sq-how" });
  const deck = h("p", { class: "sq-deck-name" });
  const list = h("ol", { class: "sq-players" });
  const add = h("button", {
    class: "sq-quiet sq-add",
    type: "button",
    click: () => {
      rows.push({ kind: "person", name: "", level: 1 });
      draw();
      focusRow(rows.length - 1);
    },
  });
  const note = h("p", { class: "sq-note", role: "status" });
  const start = h("button", { class: "sq-main sq-start", type: "submit" });
  const languages = createLanguages(onLanguage);
  const form = h(
    "form",
    { class: "sq-setup", novalidate: true, submit: submit },
    h("div", { class: "sq-setup-head" }, title, languages.node),
    how,
    deck,
    list,
    add,
    note,
    start,
  );
  const node = h("div", { class: "sq-lobby" }, picture(), form);

  /** @param {Event} event */
  function submit(event) {
    event.preventDefault();
    if (start.getAttribute("aria-disabled")) return;
    const nameless = rows.findIndex((row) => row.kind === "person" && !row.name.trim());
    missing = nameless >= 0;
    draw();
    if (missing) focusRow(nameless);
    else {
      onStart(rows.map((row) => (row.kind === "person" ? { kind: "person", name: row.name.trim() } : { kind: "computer", level: row.level })));
    }
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
            maxlength: 60,
            autocomplete: "off",
            dir: "auto",
            placeholder: say.text("lobby.name"),
            "aria-label": say.text("lobby.name_of", { n }),
            "aria-invalid": missing && !row.name.trim() ? "true" : null,
            input: (/** @type {Event} */ event) => {
              row.name = /** @type {HTMLInputElement} */ (event.target).value;
            },
          })
        : levels(row, n);
    if (what instanceof HTMLInputElement) what.value = row.name;
    return h(
      "li",
      {},
      h("span", { class: "sq-token" }, chip(index % (rows.length % 3 === 0 ? 3 : 2))),
      h("div", { class: "sq-switch", role: "group", "aria-label": say.text("lobby.player", { n }) }, choice("person"), choice("computer")),
      what,
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
      ...[1, 2, 3].map((level) => h("option", { value: level }, say.text(`lobby.level${level}`))),
    );
    select.value = String(row.level);
    return select;
  }

  function draw() {
    fill(list, ...rows.map(line));
    set(add, { hidden: rows.length >= MOST_SEATS });
    const fits = sizes.length === 0 || sizes.includes(rows.length);
    fill(note, missing ? say.text("lobby.missing") : fits ? "" : say.text("lobby.sizes", { sizes: say.list(sizes.map(String)) }));
  }

  /** @param {{say: Say, lobby: Lobby, canAct: boolean, notice: string}} frame */
  function update(frame) {
    say = frame.say;
    sizes = frame.lobby.players ?? [];
    languages.update(say);
    setDisabled(start, !frame.canAct);
    if (lang !== say.lang) {
      lang = say.lang;
      fill(title, say.text("lobby.title"));
      fill(how, say.text("lobby.how"));
      fill(add, icon("add"), say.text("lobby.add"));
      fill(start, say.text("lobby.start"));
      draw();
    }
    fill(deck, frame.lobby.deck && say.nodes("lobby.deck", { deck: h("bdi", {}, frame.lobby.deck) }));
    if (frame.notice) fill(note, frame.notice);
  }

  return { node, update };
}

/** A line of five in the making: what the game is about, without a word. */
function picture() {
  const spaces = Array.from({ length: 25 }, (_, index) => {
    const on = index % 6 === 0;
    const other = [3, 11, 17].includes(index);
    return h("i", { "data-on": on }, on ? chip(0) : other ? chip(1) : null);
  });
  return h("div", { class: "sq-picture", "aria-hidden": "true" }, ...spaces);
}
