/** The start screen: who plays. What was left stands first. */

import { createDoor } from "./door.js";
import { h, fill, set, setDisabled, setText } from "./dom.js";
import { createLanguages } from "./languages.js";
import { createPicker } from "./picker.js";
import { chip, icon } from "./shapes.js";
import { createTeacher } from "./teacher.js";
import { nameNode, nameText } from "./texts.js";
import { createUnfinished } from "./unfinished.js";

/** @import { Say } from "./texts.js" */
/** @import { Lesson, Options, State } from "./types.js" */
/** @import { Left } from "./unfinished.js" */
/** @typedef {{kind: "person", name: string, asks?: number} | {kind: "computer", level: number} | {kind: "friend"}} Player */
/** @typedef {{kind: "person" | "computer", name: string, level: number, asks: number | null}} Row level 0: the friendly one */

const FRIEND = 0;
const USUAL = 2;

/** @returns {Row} */
const person = () => ({ kind: "person", name: "", level: FRIEND, asks: null });

/**
 * @param {{
 *   onStart: (players: Player[], options: Options | null) => void, onResume: (game: string) => void,
 *   onKeep: (game: string) => void,
 *   onLanguage: (lang: string) => void, onCode: () => void, onReceive: (code: string) => void,
 * }} handlers
 */
export function createLobby({ onStart, onResume, onKeep, onLanguage, onCode, onReceive }) {
  /** @type {Row[]} */
  const rows = [person(), { ...person(), kind: "computer" }];
  /** Whose place is being chosen for. */
  let active = 0;
  /** @type {Say} */
  let say;
  /** @type {Lesson | null} */
  let lesson = null;
  let shown = "";
  let missing = false;
  let refusal = "";

  const title = h("h2", { class: "sq-title" });
  const how = h("p", { class: "sq-how" });
  const left = createUnfinished(onResume, onKeep);
  const list = h("ol", { class: "sq-players" });
  const turn = h("button", { class: "sq-round", type: "button", click: takeTurns }, icon("swap"));
  const add = h("button", { class: "sq-round sq-add", type: "button", click: addRow }, icon("add"));
  const picker = createPicker({ onChoose: choose, onNext: next });
  const paste = h("button", { class: "sq-quiet sq-paste", type: "button", click: onCode });
  const note = h("p", { class: "sq-note", role: "status" });
  const start = h("button", { class: "sq-main sq-start", type: "submit" });
  const languages = createLanguages(onLanguage);
  const teacher = createTeacher(draw);
  const door = createDoor(onReceive);
  const form = h(
    "form",
    { class: "sq-setup", novalidate: true, submit },
    h("div", { class: "sq-table" }, list, h("div", { class: "sq-beside" }, turn, add)),
    picker.node,
    start,
  );
  const drawing = picture();
  const setup = h(
    "div",
    { class: "sq-setup" },
    h("div", { class: "sq-setup-head" }, title, languages.node),
    how,
    left.node,
    form,
    door.node,
    note,
    h("div", { class: "sq-more" }, teacher.node, paste),
  );
  const node = h("div", { class: "sq-lobby" }, drawing, setup);

  /** @param {Event} event */
  function submit(event) {
    event.preventDefault();
    if (start.getAttribute("aria-disabled")) return;
    const nameless = rows.findIndex((row) => !isSeated(row));
    missing = nameless >= 0;
    if (!missing) {
      onStart(rows.map(player), lesson?.set ? null : teacher.options());
      return;
    }
    active = nameless;
    draw();
    picker.focus();
  }

  /** @param {Row} row @returns {Player} */
  function player(row) {
    if (row.kind === "person") return { kind: "person", name: row.name.trim(), ...(row.asks ? { asks: row.asks } : {}) };
    if (row.level === FRIEND && lesson?.asks) return { kind: "friend" };
    return { kind: "computer", level: row.level || USUAL };
  }

  /** @param {Row} row */
  const isSeated = (row) => row.kind === "computer" || row.name.trim() !== "";

  /** @param {Partial<Row>} change */
  function choose(change) {
    Object.assign(rows[active], change);
    missing = false;
    drawTable();
  }

  /** After a tap: on to the place that nobody has yet, else to the next. @param {boolean} stay */
  function next(stay) {
    const nobody = rows.findIndex((row) => !isSeated(row));
    if (!stay) active = nobody >= 0 ? nobody : Math.min(active + 1, rows.length - 1);
    draw();
  }

  function addRow() {
    rows.push(person());
    active = rows.length - 1;
    draw();
    picker.focus();
  }

  /** Whoever sits first begins: the last one comes to sit there. */
  function takeTurns() {
    rows.unshift(/** @type {Row} */ (rows.pop()));
    active = (active + 1) % rows.length;
    draw();
  }

  /** How many sides this many players form, as far as the rules know. */
  function sides() {
    const possible = lesson?.seats[rows.length] ?? [];
    const wanted = lesson?.set ? lesson.options.sides : teacher.options().sides;
    return wanted !== null && possible.includes(wanted) ? wanted : (possible[0] ?? 2);
  }

  /** @param {Row} row */
  const nameOf = (row) => (row.kind === "computer" ? say.text(`lobby.level${levelOf(row)}`) : row.name.trim());

  /** @param {Row} row */
  const levelOf = (row) => (lesson?.asks ? row.level : row.level || USUAL);

  /** @param {Row} row @param {number} index */
  function place(row, index) {
    const n = index + 1;
    const who = isSeated(row) ? nameOf(row) : "";
    return h(
      "li",
      {},
      h(
        "button",
        {
          class: "sq-place",
          type: "button",
          "aria-pressed": String(index === active),
          "aria-label": say.text("lobby.place", { n, name: who ? nameText(who) : say.text("lobby.nobody") }),
          "data-missing": missing && !who,
          click: () => {
            active = index;
            draw();
            /** @type {HTMLElement | null} */ (list.children[index]?.querySelector(".sq-place"))?.focus();
          },
        },
        h("span", { class: "sq-token" }, chip(index % sides()), row.kind === "computer" && icon("robot")),
        who ? nameNode(who) : h("span", { class: "sq-unknown" }, "?"),
      ),
      rows.length > 2 &&
        h(
          "button",
          {
            class: "sq-round",
            type: "button",
            "aria-label": say.text("lobby.remove", { n }),
            click: () => {
              rows.splice(index, 1);
              if (!rows.some((one) => one.kind === "person")) rows[0] = person();
              active = Math.min(active, rows.length - 1);
              draw();
              add.focus();
            },
          },
          icon("close"),
        ),
    );
  }

  function drawTable() {
    fill(list, ...rows.map(place));
    set(form, { "data-ready": rows.every(isSeated) });
    drawNote();
  }

  function draw() {
    if (!lesson) return;
    drawTable();
    const most = Math.max(...Object.keys(lesson.seats).map(Number));
    set(add, { hidden: rows.length >= most, "aria-label": say.text("lobby.add"), title: say.text("lobby.add") });
    set(turn, { "aria-label": say.text("lobby.turn"), title: say.text("lobby.turn") });
    const others = rows.filter((_, index) => index !== active);
    picker.update({
      say, lesson, row: rows[active], side: active % sides(), place: active,
      taken: others.filter((row) => row.kind === "person").map((row) => row.name.trim().toLowerCase()),
      computers: others.some((row) => row.kind === "person"),
    });
  }

  function drawNote() {
    setText(note, refusal || (missing ? say.text("lobby.missing") : ""));
  }

  /** @param {{say: Say, state: State | null, canAct: boolean, refusal: string, coding: boolean, left: Left[]}} frame */
  function update(frame) {
    say = frame.say;
    lesson = frame.state?.lesson ?? null;
    refusal = frame.refusal;
    languages.update(say);
    setDisabled(start, !frame.canAct);
    const key = JSON.stringify([say.lang, lesson]);
    if (key !== shown) {
      shown = key;
      fill(title, say.text("lobby.title"));
      fill(how, say.text(!lesson ? "lobby.door" : lesson.asks ? "lobby.how" : "lobby.how_cards"));
      set(drawing, { hidden: lesson !== null && !lesson.asks });
      fill(paste, icon("letter"), say.text("lobby.code"));
      fill(start, say.text("lobby.start"));
      set(form, { hidden: !lesson });
      set(door.node, { hidden: lesson !== null });
      set(paste, { hidden: !lesson });
      set(teacher.node, { hidden: !lesson || lesson.set });
      if (lesson) teacher.update(say, lesson);
      door.update(say);
      draw();
    }
    left.update(say, frame.left, frame.canAct);
    set(setup, { hidden: frame.coding });
    drawNote();
  }

  return { node, update, focusCode: () => paste.focus(), take: (/** @type {HTMLElement} */ tool) => languages.node.before(tool) };
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
