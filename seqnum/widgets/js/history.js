/** A match that was played, step by step. All of it is on the page: no kernel is asked. */

import { fill, focused, h, set, setDisabled, setText } from "./dom.js";
import { createGrid } from "./grid.js";
import { leave, listenToKeys, step } from "./keys.js";
import { formula } from "./maths.js";
import { moveNodes, moveText } from "./moves.js";
import { createScreen } from "./screen.js";
import { createSeats } from "./seats.js";
import { chip, icon, toneIcon } from "./shapes.js";
import { endText, makeSay, nameNode, nameText, raised } from "./texts.js";
import { followTheme } from "./theme.js";

/** @import { Model, Moment, State, Table } from "./types.js" */

/** What was done about a card. @param {Moment} moment */
const keyOf = ({ answer, tone }) => (answer?.chosen ? "replay.answer" : tone === "hint" ? "replay.hint" : "replay.given_back");

/**
 * @param {Model} model
 * @param {HTMLElement} el
 * @returns {() => void} takes everything away
 */
export function createHistory(model, el) {
  const say = makeSay(model.get("texts"));
  const table = /** @type {Table} */ (model.get("table"));
  const moments = /** @type {Moment[]} */ (model.get("moments"));
  let at = 0;

  const grid = createGrid(() => {});
  const seats = createSeats();
  const live = h("div", { class: "sq-hidden", role: "status", "aria-live": "polite" });
  const line = h("p", { class: "sq-line" });
  const verdict = h("div", { class: "sq-verdict" });
  const slider = h("input", { type: "range", min: 0, max: moments.length - 1, value: 0, class: "sq-slider", input: () => go(Number(slider.value)) });
  const count = h("p", { class: "sq-count" });
  const list = h("ol", { class: "sq-steps" });
  const rows = moments.flatMap((moment, index) => (moment.answer || moment.move ? [row(moment, index)] : []));

  /** @param {"first" | "back" | "next" | "last"} which @param {() => number} where */
  const button = (which, where) => {
    const name = say.text(`replay.${which}`);
    return h("button", { type: "button", class: "sq-round", click: () => go(where()), "aria-label": name, title: name }, icon(which));
  };
  const first = button("first", () => 0);
  const back = button("back", () => at - 1);
  const next = button("next", () => at + 1);
  const last = button("last", () => moments.length - 1);

  const panel = h(
    "section",
    { class: "sq-panel sq-history", "aria-label": say.text("replay.title") },
    h("div", { class: "sq-steering" }, first, back, slider, next, last),
    h("div", { class: "sq-where" }, count),
    list,
  );
  const game = h("div", { class: "sq-game" }, seats.node, grid.node, h("div", { class: "sq-message" }, line, verdict), h("div", { class: "sq-tray" }, panel));
  const root = h("div", { class: "sq-root", lang: say.lang, "data-link": "ok" }, live, game);
  const screen = createScreen(root, el.ownerDocument);
  screen.update(say);
  count.after(screen.node);
  set(slider, { "aria-label": say.text("replay.slider") });
  set(list, { "aria-label": say.text("replay.steps") });
  fill(list, ...rows.map(({ node }) => node));
  el.append(root);

  const stopTheme = followTheme(root, el);
  const stopKeys = listenToKeys(root, (event, target) => {
    if (event.key === "Escape") {
      if (screen.leave()) return true;
      leave(root);
      return false;
    }
    const cell = grid.indexOf(target);
    if (cell >= 0) grid.focus(step(event.key, cell, table.cols, table.faces.length));
    else if (panel.contains(target)) {
      const isStep = list.contains(target);
      go(step(event.key.replace("Up", "Left").replace("Down", "Right"), at, moments.length, moments.length));
      if (isStep) current().press.focus();
    } else return false;
    return true;
  });

  const where = () => say.text("replay.step", { n: at, all: moments.length - 1 });

  /** The line of the list where we are, or the one before it. */
  const current = () => rows.filter(({ index }) => index <= at).pop() ?? rows[0];

  /** @param {Moment} moment @param {number} index */
  function row(moment, index) {
    const { answer, move } = moment;
    const seat = answer?.seat ?? move?.seat ?? 0;
    const told = answer?.correct === false ? "wrong" : answer?.correct ? "good" : null;
    const node = h("li", {});
    const press = h("button", { type: "button", class: "sq-step", "data-tone": told, click: () => go(index) });
    press.append(h("span", { class: "sq-token" }, chip(table.seats[seat]?.side ?? 0)), h("span", {}, nodes(moment)));
    if (told) press.append(toneIcon(told));
    set(press, { "aria-label": words(moment) });
    node.append(press);
    return { node, press, index };
  }

  /** What happened, for the eye. @param {Moment} moment */
  function nodes(moment) {
    const { answer, move } = moment;
    if (move && (answer === null || answer.correct)) return moveNodes(say, table, move);
    if (answer) {
      const face = answer.cell === null ? null : table.faces[answer.cell];
      return say.nodes(keyOf(moment), { name: nameNode(table.seats[answer.seat].name), card: formula(answer.card), number: face ? formula(face) : answer.chosen });
    }
    return document.createTextNode(move ? moveText(say, table, move) : "");
  }

  /** What happened, for the ear: who, which card, where, and whether it was right. @param {Moment} moment */
  function words(moment) {
    const { answer, move } = moment;
    const cell = answer?.cell ?? move?.cell ?? null;
    const face = cell === null ? null : table.faces[cell];
    const parts = [];
    if (move && (answer === null || answer.correct)) parts.push(moveText(say, table, move));
    else if (answer) {
      const key = keyOf(moment).replace(/answer$/, "answered");
      parts.push(say.text(key, { name: nameText(table.seats[answer.seat].name), card: answer.card.spoken, number: face?.spoken ?? answer.chosen }));
    }
    if (cell !== null) parts.push(say.text("replay.at", { row: Math.floor(cell / table.cols) + 1, col: (cell % table.cols) + 1 }));
    if (typeof answer?.correct === "boolean") parts.push(say.text(answer.correct ? "replay.good" : "replay.wrong"));
    return parts.join(" ");
  }

  /** What a moment is, for the ear, with what the player was told. @param {Moment} moment */
  function heard(moment) {
    const told = words(moment) || (moment.said ? "" : say.text(at === 0 ? "replay.deal" : "replay.code"));
    const end = moment.over && at === moments.length - 1 ? endText(say, table.seats, moment.winner) : "";
    // The slider says itself which step it is at.
    return [focused(root) === slider ? "" : `${where()}.`, told, moment.spoken, end].filter(Boolean).join(" ");
  }

  /** @param {number} step */
  function go(step) {
    at = Math.max(0, Math.min(moments.length - 1, step));
    draw();
    setText(live, heard(moments[at]));
  }

  function draw() {
    const moment = moments[at];
    const sequences = moment.sequences.map(([side, cells]) => ({ side, cells }));
    const phase = moment.over ? "over" : "play";
    // Whoever did what is told stands out.
    const turn = moment.answer?.seat ?? moment.move?.seat ?? moment.turn;
    const state = /** @type {State} */ (/** @type {unknown} */ ({ ...moment, sequences, phase, turn, viewer: null }));
    const cell = moment.answer?.cell ?? moment.move?.cell ?? null;
    const wrong = moment.answer?.correct === false ? cell : null;
    set(game, { "data-phase": phase });
    seats.update({ table, state, say });
    grid.update({
      table, state, say, chips: moment.chips, sequences, last: wrong === null ? cell : null, selected: null, asked: null,
      confirm: null, wrong, canAct: false, line: [],
    });
    if (moment.over && at === moments.length - 1) setText(line, endText(say, table.seats, moment.winner));
    else if (at === 0) setText(line, say.text("replay.deal"));
    else if (moment.answer || moment.move) fill(line, nodes(moment));
    else setText(line, say.text("replay.code"));
    set(verdict, { "data-tone": moment.said ? moment.tone : null });
    fill(verdict, moment.said ? toneIcon(moment.tone) : null, moment.said ? h("p", {}, ...raised(moment.said)) : null);
    slider.value = String(at);
    set(slider, { "aria-valuetext": where() });
    setText(count, where());
    for (const button of [first, back]) setDisabled(button, at === 0);
    for (const button of [next, last]) setDisabled(button, at === moments.length - 1);
    for (const { press, index } of rows) {
      set(press, { "aria-current": index === at ? "step" : null, tabindex: press === current()?.press ? 0 : -1 });
      if (index === at) keepInSight(press);
    }
  }

  /** Only the list scrolls, never the page. @param {HTMLElement} press */
  function keepInSight(press) {
    const top = press.offsetTop - list.offsetTop;
    if (top < list.scrollTop || top + press.offsetHeight > list.scrollTop + list.clientHeight) {
      list.scrollTop = top - list.clientHeight / 2;
    }
  }

  draw();
  return () => {
    screen.stop();
    stopKeys();
    stopTheme();
    root.remove();
  };
}
