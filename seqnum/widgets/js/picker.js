/** Who sits at one place: a list number or a name to tap, or the computer by its strength. */

import { h, fill, set, whenNew } from "./dom.js";
import { chip, icon } from "./shapes.js";

/** @import { Say } from "./texts.js" */
/** @import { Lesson } from "./types.js" */
/** @import { Row } from "./lobby.js" */

const NUMBERS = 30;
// What is cut here is too long for Python too, which says so.
const LONGEST = 200;
let made = 0;

/**
 * @param {{onChoose: (change: Partial<Row>) => void, onNext: (stay: boolean) => void}} handlers
 */
export function createPicker({ onChoose, onNext }) {
  const group = `sq-picker-${(made += 1)}`;
  const legend = h("p", { class: "sq-ask", id: group });
  const robots = h("div", { class: "sq-robots" });
  const numbers = h("div", { class: "sq-numbers" });
  const input = h("input", { class: "sq-input sq-own-name", type: "text", maxlength: LONGEST, autocomplete: "off", dir: "auto" });
  const asks = h("select", { class: "sq-input" });
  const more = h("div", { class: "sq-more" }, input, asks);
  const node = h("div", { class: "sq-picker", role: "group", "aria-labelledby": group }, legend, robots, numbers, more);

  input.addEventListener("input", () => {
    onChoose({ kind: "person", name: input.value });
    for (const one of node.querySelectorAll("input")) one.checked = false;
  });
  asks.addEventListener("change", () => onChoose({ asks: Number(asks.value) }));
  const robotsOnce = whenNew();
  const numbersOnce = whenNew();
  /** @type {ReturnType<typeof tile>[]} */
  let strengths = [];
  /** @type {ReturnType<typeof tile>[]} */
  let pupils = [];
  let drawNumbers = () => {};

  /**
   * A tap chooses and goes on; arrow keys only choose, as one has to come past the others.
   *
   * @param {Partial<Row>} change @param {string} label @param {...(Node | string | false)} children
   */
  function tile(change, label, ...children) {
    const radio = h("input", { type: "radio", name: group, "aria-label": label, change: () => take(change) });
    const node = h(
      "label",
      {
        class: "sq-tile",
        title: label,
        click: (/** @type {MouseEvent} */ event) => {
          if (event.target === radio || radio.disabled) return;
          event.preventDefault();
          take(change);
          onNext(change.name === "");
        },
      },
      radio,
      ...children,
    );
    return { node, radio, change };
  }

  /** @param {Partial<Row>} change */
  function take(change) {
    if (change.name !== undefined) input.value = "";
    onChoose(change);
    showNames(change.kind === "person");
  }

  /** Names stand there where a person may sit: not below the computer's strengths. @param {boolean} people */
  function showNames(people) {
    for (const part of [numbers, more]) set(part, { hidden: !people && !robots.hidden });
    set(robots, { "data-small": people });
    if (!numbers.hidden) drawNumbers();
  }

  /**
   * @param {{say: Say, lesson: Lesson, row: Row, side: number, place: number, taken: string[], computers: boolean}} frame
   */
  function update({ say, lesson, row, side, place, taken, computers }) {
    fill(legend, say.text(place === 0 ? "lobby.who" : place === 1 ? "lobby.against" : "lobby.too"));
    const level = lesson.asks ? row.level : row.level || 2;
    const people = row.kind === "person";
    set(robots, { hidden: !computers || place === 0 });
    robotsOnce([say.lang, lesson.asks], () => {
      const classmate = say.text("lobby.classmate");
      strengths = (lesson.asks ? [0, 1, 2, 3, 4, 5] : [1, 2, 3, 4, 5]).map((each) => {
        const label = say.text(`lobby.level${each}`);
        const dots = h("i", { "aria-hidden": "true" }, "●".repeat(each) + "○".repeat(5 - each));
        return tile({ kind: "computer", level: each }, label, icon(each ? "robot" : "friend"), h("span", {}, label), each > 0 && dots);
      });
      strengths.push(tile({ kind: "person", name: "" }, classmate, icon("person"), h("span", {}, classmate)));
      fill(robots, ...strengths.map((each) => each.node));
    });
    for (const { radio, change } of strengths) radio.checked = change.kind === "person" ? people && !row.name : !people && change.level === level;
    const listed = Array.isArray(lesson.pupils) ? lesson.pupils : Array.from({ length: lesson.pupils || NUMBERS }, (_, index) => String(index + 1));
    const names = lesson.login ? [lesson.login, ...listed] : listed;
    set(numbers, { "data-names": Array.isArray(lesson.pupils) });
    drawNumbers = () => {
      numbersOnce([names, side], () => {
        pupils = names.map((name) => tile({ kind: "person", name }, name, chip(side), h("bdi", {}, name)));
        fill(numbers, ...pupils.map((each) => each.node));
      });
      for (const { radio, change } of pupils) {
        radio.checked = row.kind === "person" && row.name === change.name;
        radio.disabled = taken.includes(String(change.name).toLowerCase());
      }
    };
    showNames(people);
    set(input, { "aria-label": say.text("lobby.own_name"), placeholder: say.text("lobby.own_name") });
    const own = people && !names.includes(row.name) ? row.name : "";
    if (input.value !== own) input.value = own; // browsers lay the page out for it, even when it is the same
    set(asks, { hidden: lesson.levels.length === 0 || !people, "aria-label": say.text("lobby.asks") });
    if (lesson.levels.length === 0) return;
    fill(asks, ...[...lesson.levels].sort().map((each) => h("option", { value: each }, say.text(`lobby.asks${each}`))));
    row.asks ??= lesson.levels[0];
    asks.value = String(row.asks);
  }

  /** @returns {void} */
  const focus = () => /** @type {HTMLElement | null} */ (node.querySelector("input:checked, .sq-numbers input:enabled"))?.focus();

  return { node, update, focus };
}
