/** One view of the board: it draws what Python says, sends what the player does, and never runs ahead of the answer. */

import { createActions } from "./actions.js";
import { createClock } from "./clock.js";
import { fill, focused, h, set, setText } from "./dom.js";
import { createGrid, outOfReach } from "./grid.js";
import { createHand } from "./hand.js";
import { leave, listenToKeys, step } from "./keys.js";
import { createLanguages } from "./languages.js";
import { createLink } from "./link.js";
import { createLobby } from "./lobby.js";
import { fresh, moveNodes, moveText, sequencesOn, stages } from "./moves.js";
import { confetti, createEnding, createHandover } from "./panels.js";
import { createSeats } from "./seats.js";
import { icon } from "./shapes.js";
import { makeSay, nameNode, nameText } from "./texts.js";
import { followTheme } from "./theme.js";

/** @import { Model, Table, State, HandCard, Recent, Reply, Verdict } from "./types.js" */
/** @import { Open } from "./actions.js" */

const STEP = 900;
const LONGEST_REPLAY = 3600;
const MARK_TIME = 2500;
const LINES_SHOWN = 3;

/**
 * @param {Model} model
 * @param {HTMLElement} el
 * @returns {() => void} takes everything away
 */
export function createView(model, el) {
  let say = makeSay(model.get("texts") ?? {});
  /** @type {Table | null} */
  let table = null;
  /** @type {State | null} */
  let state = null;

  /** What only this view knows: choices not sent yet, and how far the replay of other players' moves is. */
  const ui = {
    /** @type {string | null} */ selected: null,
    /** @type {number | null} */ confirm: null,
    /** @type {number | null} */ asked: null,
    /** @type {number | null} */ wrong: null,
    /** @type {Open} */ open: null,
    /** @type {Verdict | null} */ hint: null,
    /** @type {string[]} */ boards: [],
    /** @type {Recent[]} */ replayed: [],
    /** @type {Recent | null} */ told: null,
  };
  let dealShown = Number.NaN;
  let seqShown = -1;
  let celebrated = Number.NaN;
  let pace = STEP;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let replayTimer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let markTimer;

  const clock = createClock();
  const link = createLink(model, { seq: () => state?.seq ?? 0, onStatus: draw, onReply });
  const grid = createGrid(onCell);
  const hand = createHand(onCard);
  const seats = createSeats();
  const languages = createLanguages(onLanguage);
  const actions = createActions({ onNumber, onSwap, onPass, onOpen });
  const handover = createHandover(() => act("ready"));
  const ending = createEnding(() => act("again"));
  const lobby = createLobby({ onStart: (players) => act("start", { players, lang: say.lang }), onLanguage });

  const live = h("div", { class: "sq-hidden", role: "status", "aria-live": "polite" });
  const line = h("p", { class: "sq-line" });
  const verdict = h("div", { class: "sq-verdict" });
  const tray = h("div", { class: "sq-tray" });
  const deck = h("span", { class: "sq-stock" });
  const goal = h("span", { class: "sq-goal" });
  const feed = h("ol", { class: "sq-feed" });
  const noticeText = h("span", {});
  const retry = h("button", { class: "sq-quiet", type: "button", click: () => link.send("hello") });
  const notice = h("div", { class: "sq-notice", role: "alert" }, icon("plug"), noticeText, retry);
  const game = h(
    "div",
    { class: "sq-game" },
    h("div", { class: "sq-top" }, seats.node, languages.node),
    grid.node,
    h("div", { class: "sq-message" }, line, verdict),
    tray,
    h("div", { class: "sq-foot" }, h("p", { class: "sq-facts" }, deck, goal), feed),
  );
  const root = h("div", { class: "sq-root" }, live, notice);
  el.append(root);

  const stopTheme = followTheme(root, el);
  const stopKeys = listenToKeys(root, onKey);
  const changed = () => {
    link.alive();
    queueMicrotask(read);
  };
  for (const name of ["table", "state", "texts", "lobby"]) model.on(`change:${name}`, changed);

  /** Take over what Python wrote. */
  function read() {
    say = makeSay(model.get("texts") ?? {});
    table = model.get("table") ?? null;
    /** @type {State | null} */
    const next = model.get("state") ?? null;
    const isNewDeal = table?.deal !== dealShown;
    const isOld = !isNewDeal && next !== null && next.seq < seqShown;
    if (next && !isOld && (isNewDeal || next.seq !== seqShown)) take(next, isNewDeal);
    draw();
  }

  /** @param {State} next @param {boolean} isNewDeal */
  function take(next, isNewDeal) {
    const before = state;
    state = next;
    seqShown = next.seq;
    dealShown = table?.deal ?? Number.NaN;
    clearTimeout(replayTimer);
    ui.told = null;
    const shown = ui.boards[0] ?? before?.chips ?? "";
    if (isNewDeal || before === null) ui.replayed = next.recent ?? [];
    const others = isNewDeal ? [] : fresh(ui.replayed, next.recent ?? []);
    ui.replayed = next.recent ?? [];
    ui.boards = others.length > 0 && table && !isStill() ? stages(table, shown, next, others) : [next.chips ?? ""];
    ui.asked = null;
    ui.confirm = null;
    ui.open = null;
    ui.hint = null;
    if (!next.hand?.some((card) => card.id === ui.selected) || next.viewer !== before?.viewer) ui.selected = null;
    mark(next.verdict);
    clock.restart();
    pace = Math.min(STEP, LONGEST_REPLAY / ui.boards.length);
    if (ui.boards.length > 1) replayTimer = setTimeout(nextMove, pace / 2);
    announce([...others.map((move) => (table ? moveText(say, table, move) : "")), next.verdict?.text ?? "", lineText()]);
  }

  /** @param {Verdict | null} said */
  function mark(said) {
    clearTimeout(markTimer);
    ui.wrong = said && said.tone !== "good" ? said.cell : null;
    if (ui.wrong === null) return;
    markTimer = setTimeout(() => {
      ui.wrong = null;
      draw();
    }, MARK_TIME);
  }

  function nextMove() {
    if (ui.boards.length === 1) {
      finishReplay();
      return draw();
    }
    ui.boards.shift();
    ui.told = ui.replayed[ui.replayed.length - ui.boards.length];
    replayTimer = setTimeout(nextMove, pace);
    draw();
  }

  function finishReplay() {
    clearTimeout(replayTimer);
    ui.boards.splice(0, ui.boards.length - 1);
    ui.told = null;
  }

  function isStill() {
    return matchMedia("(prefers-reduced-motion: reduce)").matches || document.visibilityState === "hidden";
  }

  /** @param {string[]} sentences */
  function announce(sentences) {
    const text = sentences.filter(Boolean).join(" ");
    // The same sentence twice would not be read again.
    setText(live, live.textContent === text ? `${text}\u00a0` : text);
  }

  const isMine = () => state?.phase === "play" && state.viewer !== null && state.viewer === state.turn;
  const canAct = () => link.status() !== "lost" && !link.busy();
  const selectedCard = () => state?.hand.find((card) => card.id === ui.selected) ?? null;

  /** @param {string} type @param {Record<string, unknown>} [fields] */
  function act(type, fields = {}) {
    if (!canAct()) return;
    ui.hint = null;
    link.send(type, fields);
    draw();
  }

  /** @param {string} key */
  function hint(key) {
    ui.hint = { tone: "info", text: say.text(key), cell: null };
    announce([ui.hint.text]);
    draw();
  }

  /** @param {Reply} reply @param {boolean} lostMove */
  function onReply(reply, lostMove) {
    ui.asked = null;
    const text = reply.text ?? (lostMove ? say.text("hint.lost_move") : "");
    if (text) {
      ui.hint = { tone: "info", text, cell: null };
      announce([text]);
    }
    queueMicrotask(draw);
  }

  /** @param {HandCard} card */
  function onCard(card) {
    if (!state || !isMine() || !canAct()) return;
    finishReplay();
    if (state.must !== null && !state.must.includes(card.id)) return hint("hint.must");
    ui.selected = ui.selected === card.id ? null : card.id;
    ui.confirm = null;
    ui.open = null;
    ui.hint = null;
    if (ui.selected) clock.pick();
    announce([lineText()]);
    draw();
  }

  /** @param {number} cell */
  function onCell(cell) {
    if (!table || !state || !isMine() || !canAct()) return;
    finishReplay();
    const card = selectedCard();
    if (!card) return hint(table.faces[cell] === null ? "hint.free" : "hint.choose_card");
    const locked = new Set(state.sequences.flatMap((sequence) => sequence.cells));
    const why = outOfReach(card, state, table, state.chips, locked, cell);
    if (why) {
      ui.confirm = null;
      return hint(why);
    }
    if (card.kind === "remove" && ui.confirm !== cell) {
      ui.confirm = cell;
      ui.hint = null;
      announce([lineText()]);
      return draw();
    }
    ui.confirm = null;
    ui.asked = cell;
    act("play", { seat: state.viewer, card: card.id, cell, ...clock.times() });
  }

  /** @param {string} text */
  function onNumber(text) {
    if (ui.selected) act("number", { seat: state?.viewer, card: ui.selected, text, ...clock.times() });
  }

  function onSwap() {
    if (ui.selected) act("swap", { seat: state?.viewer, card: ui.selected });
  }

  function onPass() {
    act("pass", { seat: state?.viewer });
  }

  /** @param {Open} open */
  function onOpen(open) {
    if (open && !canAct()) return;
    const had = focused(root);
    ui.open = open;
    ui.confirm = null;
    draw();
    if (!open && had) hand.focus();
  }

  /** @param {string} lang */
  function onLanguage(lang) {
    act("language", { lang });
  }

  /** @param {KeyboardEvent} event @param {Element} target */
  function onKey(event, target) {
    if (event.key === "Escape") {
      if (ui.open) onOpen(null);
      else if (ui.confirm !== null) ui.confirm = null;
      else if (ui.selected) ui.selected = null;
      else {
        leave(root);
        return false;
      }
      announce([lineText()]);
      draw();
      return true;
    }
    const cell = grid.indexOf(target);
    if (cell >= 0 && table) {
      grid.focus(step(event.key, cell, table.cols, table.faces.length));
      return true;
    }
    const card = hand.indexOf(target);
    if (card < 0) return false;
    const cols = event.key === "ArrowUp" || event.key === "ArrowDown" ? hand.columns() : hand.count();
    hand.focus(step(event.key, card, cols, hand.count()));
    return true;
  }

  /** What to do now, as the key of one sentence. */
  function lineKey() {
    if (!state || !isMine()) return "";
    const card = selectedCard();
    if (card?.kind === "remove") return ui.confirm === null ? "line.remove" : "line.remove_again";
    if (card) return card.kind === "wild" ? "line.wild" : "line.find";
    if (state.must !== null) return "line.must";
    return state.can_pass ? "line.pass" : "line.solve";
  }

  function lineText() {
    if (!table || !state || state.phase === "start") return "";
    const name = nameText(table.seats[state.turn]?.name ?? "");
    if (state.phase === "over") return "";
    if (state.phase === "handover") return say.text("handover.pass", { name });
    return isMine() ? `${say.text("line.turn", { name })} ${say.text(lineKey())}` : say.text("line.wait", { name });
  }

  function drawLine() {
    if (!table || !state) return;
    const name = nameNode(table.seats[state.turn]?.name ?? "");
    set(line, { "data-move": ui.told !== null });
    if (ui.told) fill(line, moveNodes(say, table, ui.told));
    else if (state.phase === "play" && isMine()) fill(line, h("b", {}, say.nodes("line.turn", { name })), " ", say.text(lineKey()));
    else if (state.phase === "play") fill(line, say.nodes("line.wait", { name }));
    else fill(line);
  }

  function drawVerdict() {
    const said = ui.hint ?? state?.verdict ?? null;
    set(verdict, { "data-tone": said?.tone ?? null });
    const pictures = /** @type {const} */ ({ good: "check", wrong: "again", reveal: "bulb", info: "info" });
    const key = JSON.stringify(said);
    if (verdict.dataset.said === key) return;
    verdict.dataset.said = key;
    fill(verdict, said && icon(pictures[said.tone]), said && h("p", {}, said.text));
  }

  function drawFoot() {
    if (!table || !state) return;
    const done = ui.replayed.length - (ui.boards.length - 1);
    const moves = ui.replayed.slice(0, done).slice(-LINES_SHOWN);
    fill(deck, icon("deck"), say.text("stock", { n: state.stock }));
    setText(goal, say.text("goal", { n: table.to_win, line: table.line }));
    fill(feed, ...moves.map((move) => h("li", {}, moveNodes(say, /** @type {Table} */ (table), move))));
    set(feed, { "aria-label": say.text("moves") });
  }

  function drawTray() {
    if (!table || !state) return;
    const had = focused(root);
    const frame = { table, state, say };
    if (state.phase === "handover") handover.update(frame);
    if (state.phase === "over") ending.update(frame);
    const wanted =
      state.phase === "handover" ? [handover.node] : state.phase === "over" ? [ending.node] : [hand.node, actions.node];
    if (wanted[0] !== tray.firstElementChild) {
      fill(tray, ...wanted);
      if (had && had !== focused(root)) {
        if (state.phase === "handover") handover.focus();
        else if (state.phase === "over") ending.focus();
        else hand.focus(0);
      }
    }
  }

  function lastCell() {
    const done = ui.replayed.slice(0, ui.replayed.length - (ui.boards.length - 1));
    const placed = done.filter((move) => move.cell !== null).pop();
    if (placed) return placed.cell;
    return state?.verdict?.tone === "good" ? state.verdict.cell : null;
  }

  function drawGame() {
    if (!table || !state) return;
    const chips = ui.boards[0] ?? state.chips;
    const mine = isMine() && canAct();
    const selected = isMine() ? selectedCard() : null;
    set(game, { "data-phase": state.phase, "data-mine": isMine() });
    seats.update({ table, state, say });
    languages.update(say);
    drawTray();
    grid.update({
      table, state, say, chips, sequences: sequencesOn(table, state, chips), last: lastCell(), selected, asked: ui.asked,
      confirm: ui.confirm, wrong: ui.wrong, canAct: mine,
    });
    hand.update({ state, say, selected, canAct: mine });
    actions.update({ state, say, selected, canAct: mine, open: ui.open });
    drawLine();
    drawVerdict();
    drawFoot();
    celebrate();
  }

  function celebrate() {
    if (state?.phase !== "over" || ui.boards.length > 1) return;
    if (celebrated === dealShown) return;
    celebrated = dealShown;
    if (state.winner !== null && !isStill()) grid.node.append(confetti());
  }

  function drawNotice() {
    const status = link.status();
    set(root, { "data-link": status, "data-busy": link.busy() });
    set(notice, { hidden: status === "ok" });
    setText(noticeText, status === "ok" ? "" : say.text(`link.${status}`));
    setText(retry, say.text("link.retry"));
    set(retry, { hidden: status !== "lost" });
  }

  function draw() {
    set(root, { lang: say.lang });
    const screen = table && state && state.phase !== "start" ? game : lobby.node;
    drawNotice();
    if (screen === lobby.node) {
      lobby.update({ say, lobby: model.get("lobby") ?? {}, canAct: canAct(), notice: ui.hint?.text ?? "" });
    } else {
      drawGame();
    }
    if (screen.parentNode !== root) {
      const had = focused(root);
      (screen === game ? lobby.node : game).remove();
      root.append(screen);
      if (had && screen === game) hand.focus(0);
    }
  }

  read();
  link.send("hello");

  return () => {
    clearTimeout(replayTimer);
    clearTimeout(markTimer);
    for (const name of ["table", "state", "texts", "lobby"]) model.off(`change:${name}`, changed);
    link.stop();
    clock.stop();
    stopKeys();
    stopTheme();
    root.remove();
  };
}
