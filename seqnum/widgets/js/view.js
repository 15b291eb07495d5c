/** One view of the board: it draws what Python says, sends what the player does, and never runs ahead of the answer. */

import { createActions } from "./actions.js";
import { createClock } from "./clock.js";
import { createCode } from "./code.js";
import { fill, focused, h, set, setText } from "./dom.js";
import { listenToDrags } from "./drag.js";
import { createGrid, outOfReach } from "./grid.js";
import { barredBy, createHand } from "./hand.js";
import { leave, listenToKeys, step } from "./keys.js";
import { createLanguages } from "./languages.js";
import { createLink } from "./link.js";
import { createLobby } from "./lobby.js";
import { moveNodes, moveText, sequencesOn } from "./moves.js";
import { createBell, createOpenHands, createTalk } from "./extras.js";
import { keepFile } from "./keep.js";
import { confetti, createCheck, createEnding, createHandover } from "./panels.js";
import { createReplay } from "./replay.js";
import { createSeats } from "./seats.js";
import { chip, icon } from "./shapes.js";
import { createSpeech } from "./speech.js";
import { endText, makeSay, nameNode, nameText } from "./texts.js";
import { followTheme } from "./theme.js";

/** @import { Model, Table, State, HandCard, Reply, Verdict } from "./types.js" */
/** @import { Open } from "./actions.js" */

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

  /** What only this view knows: choices not sent yet and notes on the last answer. */
  const ui = {
    /** @type {string | null} */ selected: null,
    /** @type {number | null} */ confirm: null,
    /** @type {number | null} */ asked: null,
    /** @type {number | null} */ wrong: null,
    /** @type {Open} */ open: null,
    /** Whether the game code stands in the hand's place, and the code once it came. */
    coding: false,
    /** @type {string | null} */ code: null,
    announced: false,
    /** @type {number | null} */ line: null,
    /** @type {Verdict | null} */ hint: null,
  };
  let dealShown = Number.NaN;
  let stateShown = "null";
  let celebrated = Number.NaN;
  let startAtTray = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let markTimer;

  const clock = createClock();
  const speech = createSpeech();
  const replay = createReplay(draw);
  const link = createLink(model, { seq: () => state?.seq ?? 0, onStatus: draw, onReply });
  const grid = createGrid(onCell);
  const hand = createHand(onCard);
  const seats = createSeats();
  const languages = createLanguages(onLanguage);
  const actions = createActions({
    onNumber, onSwap, onPass, onOpen, onAnnounce, onLook, onLine,
    onDraw: () => act("draw", { seat: state?.viewer }),
    onNext: () => act("next"),
    onUndo,
  });
  const handover = createHandover(() => act("ready"), (seat) => act("draw", { seat }), () => onCode(true), onUndo);
  const check = createCheck((agrees) => act("check", { seat: state?.check?.seat, agrees }));
  const bell = createBell(() => link.send("hello"));
  const openHands = createOpenHands();
  const talk = createTalk((side) => act("penalty", { side }));
  const ending = createEnding(() => act("again"), () => act("file"));
  const lobby = createLobby({ 
    onStart: (players) => act("start", { players, lang: say.lang }),
    onResume: () => act("resume"),
    onLanguage,
    onCode: () => onCode(true),
  });
  const code = createCode({
    onReceive: (word) => act("receive", { code: word }),
    onCopied: (copied) => hint(copied ? "code.copied" : "code.not_copied"),
    onClose: () => onCode(false),
  });

  const live = h("div", { class: "sq-hidden", role: "status", "aria-live": "polite" });
  const line = h("p", { class: "sq-line" });
  const verdict = h("div", { class: "sq-verdict" });
  const tray = h("div", { class: "sq-tray" });
  const deck = h("span", { class: "sq-stock" });
  const goal = h("span", { class: "sq-goal" });
  const feed = h("ol", { class: "sq-feed" });
  const letter = h("button", { class: "sq-tool", type: "button", click: () => onCode(!ui.coding) }, icon("letter"));
  const keep = h("button", { class: "sq-tool", type: "button", click: () => act("file") }, icon("keep"));
  const noticeText = h("span", {});
  const retry = h("button", { class: "sq-main", type: "button", click: () => link.send("hello") });
  const notice = h("div", { class: "sq-notice", role: "alert" }, icon("plug"), noticeText, retry);
  const message = h("div", { class: "sq-message" }, line, verdict);
  const game = h(
    "div",
    { class: "sq-game" },
    seats.node,
    grid.node,
    message,
    tray,
    h("div", { class: "sq-foot" }, h("p", { class: "sq-facts" }, bell.node, deck, goal), openHands.node, feed, talk.node, h("div", { class: "sq-tools" }, speech.node, keep, letter, languages.node)),
  );
  const root = h("div", { class: "sq-root" }, live);
  el.append(root);

  const stopTheme = followTheme(root, el);
  const stopKeys = listenToKeys(root, onKey);
  const stopDrags = listenToDrags(hand.node, {
    cardOf: (target) => hand.buttonOf(target),
    cellOf: (target) => grid.indexOf(target),
    onTake(button) {
      const card = state?.hand[hand.indexOf(button)];
      if (!state || !card || !isMine() || !canAct() || barredBy(state, card)) return false;
      if (ui.selected !== card.id) onCard(card);
      return true;
    },
    onDrop: onCell,
  });
  const changed = () => {
    link.alive();
    queueMicrotask(read);
  };
  for (const name of ["table", "state", "texts"]) model.on(`change:${name}`, changed);

  /** Take over what Python wrote. */
  function read() {
    say = makeSay(model.get("texts") ?? {});
    table = model.get("table") ?? null;
    /** @type {State | null} */
    const next = model.get("state") ?? null;
    const key = JSON.stringify(next);
    if (next && key !== stateShown) take(next, table?.deal !== dealShown);
    stateShown = key;
    draw();
  }

  /** @param {State} next @param {boolean} isNewDeal */
  function take(next, isNewDeal) {
    const before = state;
    state = next;
    dealShown = table?.deal ?? Number.NaN;
    if (!table || next.phase === "start") return;
    const others = before && !isNewDeal ? replay.play(/** @type {Table} */ (table), next) : [];
    if (!before || isNewDeal || isStill()) replay.jump(next);
    ui.asked = null;
    ui.confirm = null;
    ui.open = null;
    ui.hint = isNoted(before, next) ? { tone: "info", text: say.text("helped.done"), cell: null } : null;
    ui.announced = false;
    ui.line = null;
    ui.coding = false;
    ui.code = null;
    code.clear();
    if (!next.hand.some((card) => card.id === ui.selected)) ui.selected = null;
    ui.selected = next.solved ?? ui.selected;
    mark(next.verdict);
    clock.restart();
    const sitting = table;
    const said = ui.hint ?? next.verdict;
    announce([...others.map((move) => moveText(say, sitting, move)), said?.text ?? "", lineText()]);
  }

  /** Whether all that is new is that the last answer was found together. @param {State | null} before @param {State} next */
  function isNoted(before, next) {
    return before !== null && before.answered_last !== null && next.answered_last === null && before.chips === next.chips && before.turn === next.turn;
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

  function isStill() {
    return matchMedia("(prefers-reduced-motion: reduce)").matches || document.visibilityState === "hidden";
  }

  /** @param {string[]} sentences */
  function announce(sentences) {
    const text = sentences.filter(Boolean).join(" ");
    // The same sentence twice would not be read again.
    setText(live, live.textContent === text ? `${text}\u00a0` : text);
    speech.speak(text);
  }

  const isMine = () => state?.phase === "play" && state.viewer !== null && state.viewer === state.turn;
  const canAct = () => link.status() !== "lost" && !link.busy();
  const selectedCard = () => state?.hand.find((card) => card.id === ui.selected) ?? null;

  /** Whether the number of a card is asked for before its space. @param {HandCard} card */
  const mustSay = (card) => table?.answer_by === "keypad" && card.kind === "face" && state?.solved !== card.id;

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
    ui.code = reply.code ?? ui.code;
    if (reply.file) {
      keepFile(reply.file);
      hint("keep.done");
    }
    const text = reply.text ?? (lostMove ? say.text("hint.lost_move") : "");
    if (text) {
      ui.hint = { tone: "info", text, cell: null };
      announce([text]);
    }
    queueMicrotask(draw);
  }

  /** @param {HandCard} card */
  function onCard(card) {
    if (!state || !canAct()) return;
    if (pays()) return act("give_up", { seat: state.viewer, card: card.id });
    if (!isMine()) return;
    replay.finish();
    const why = barredBy(state, card);
    if (why) return hint(why);
    if (state.solved) return;
    ui.selected = ui.selected === card.id ? null : card.id;
    ui.confirm = null;
    ui.open = ui.selected && mustSay(card) ? "number" : null;
    ui.hint = null;
    if (ui.selected) clock.pick();
    announce([lineText()]);
    if (ui.selected) speech.speak(`${card.spoken}. ${say.text(lineKey())}`);
    draw();
  }

  /** @param {number} cell */
  function onCell(cell) {
    if (!table || !state || !isMine() || !canAct()) return;
    replay.finish();
    const card = selectedCard();
    if (!card) return hint(table.faces[cell] === null ? "hint.free" : "hint.choose_card");
    const locked = new Set(state.sequences.flatMap((sequence) => sequence.cells));
    const why = outOfReach(card, state, table, state.chips, locked, cell);
    if (why) {
      ui.confirm = null;
      return hint(why);
    }
    if (mustSay(card)) return hint("hint.say_first");
    if (card.kind === "remove" && ui.confirm !== cell) {
      ui.confirm = cell;
      ui.hint = null;
      announce([lineText()]);
      return draw();
    }
    ui.confirm = null;
    ui.asked = cell;
    const said = ui.announced ? { announce: true } : {};
    act("play", { seat: state.viewer, card: card.id, cell, ...said, ...clock.times() });
  }

  /** With a card chosen it is said with the chip, without one about a line made before. */
  function onAnnounce() {
    if (!selectedCard()) return act("claim", { seat: state?.viewer });
    ui.announced = !ui.announced;
    draw();
  }

  /** @param {number | null} line */
  function onLook(line) {
    ui.line = line;
    draw();
  }

  /** @param {number} choice */
  function onLine(choice) {
    const pending = state?.choosing;
    if (!pending) return;
    const seat = state?.viewer;
    if (pending.card === null) act("claim", { seat, choice });
    else act("play", { seat, card: pending.card, cell: pending.cell, choice, ...clock.times() });
  }

  /** @param {string} text */
  function onNumber(text) {
    if (ui.selected) act("number", { seat: state?.viewer, card: ui.selected, text, ...clock.times() });
  }

  function onSwap() {
    if (ui.selected) act("swap", { seat: state?.viewer, card: ui.selected });
  }

  function onUndo() {
    act("undo", { seat: state?.viewer ?? null });
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

  /** @param {boolean} coding */
  function onCode(coding) {
    const playing = table !== null && state !== null && state.phase !== "start";
    const had = focused(root);
    ui.coding = coding;
    ui.code = null;
    ui.hint = null;
    if (coding && playing) act("code");
    draw();
    if (coding) code.focus(playing);
    else if (had && playing) letter.focus();
    else if (had) lobby.focusCode();
  }

  /** @param {string} lang */
  function onLanguage(lang) {
    act("language", { lang });
  }

  /** @param {KeyboardEvent} event @param {Element} target */
  function onKey(event, target) {
    if (event.key === "Escape") {
      if (ui.coding) {
        onCode(false);
        return true;
      }
      if (ui.open) onOpen(null);
      else if (ui.confirm !== null) ui.confirm = null;
      else if (ui.selected && !state?.solved) ui.selected = null;
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
    if (!state || !table || !isMine()) return "";
    if (state.choosing) return "line.which";
    if (pays()) return "line.give_up";
    const card = selectedCard();
    if (card?.kind === "remove") return ui.confirm === null ? "line.remove" : "line.remove_again";
    if (card && state.solved === card.id) return "line.solved";
    if (card && mustSay(card)) return "line.say";
    if (card && table.announce && ui.announced) return "line.say_line";
    if (card) return card.kind === "wild" ? "line.wild" : table.asks ? "line.find" : "line.place";
    if (state.must !== null) return "line.must";
    if (state.can_pass) return "line.pass";
    if (table.dice) return "line.roll";
    return table.asks ? "line.solve" : "line.choose";
  }

  function lineText() {
    if (!table || !state || state.phase === "start") return "";
    const name = nameText(table.seats[state.turn]?.name ?? "");
    if (state.phase === "over") return endText(say, table.seats, state.winner);
    if (state.phase === "handover") return say.text("handover.pass", { name });
    if (state.check) return say.text("line.check", { name: nameText(table.seats[state.check.seat]?.name ?? "") });
    if (!isMine() && pays()) return say.text("line.give_up");
    if (owes()) return say.text("line.taken");
    return isMine() ? `${say.text("line.turn", { name })} ${say.text(lineKey())}` : say.text("line.wait", { name });
  }

  /** Whether a card is to be taken before the computer goes on. */
  const owes = () => !!state && !isMine() && state.phase === "play" && state.viewer !== null && state.owed.includes(state.viewer);

  /** Whether a card of the hand on the screen is to be laid down, whoever is to move. */
  const pays = () => state?.phase === "play" && state.viewer !== null && state.forfeits.includes(state.viewer);

  function drawLine() {
    if (!table || !state) return;
    const name = nameNode(table.seats[state.turn]?.name ?? "");
    const told = replay.told();
    set(line, { "data-move": told !== null });
    if (told) fill(line, moveNodes(say, table, told));
    else if (state.phase === "play" && isMine()) fill(line, h("b", {}, say.nodes("line.turn", { name })), " ", say.text(lineKey()));
    else if (pays()) fill(line, say.text("line.give_up"));
    else if (owes()) fill(line, say.text("line.taken"));
    else if (state.phase === "play") fill(line, say.nodes("line.wait", { name }));
    else fill(line);
  }

  function drawVerdict() {
    const said = ui.hint ?? state?.verdict ?? null;
    set(verdict, { "data-tone": said?.tone ?? null });
    const pictures = /** @type {const} */ ({ good: "check", wrong: "again", reveal: "bulb", info: "info" });
    const answer = said !== null && said === state?.verdict && said.tone !== "info" && state.answered_last !== null;
    const key = JSON.stringify([said, answer, say.lang]);
    if (verdict.dataset.said === key) return;
    verdict.dataset.said = key;
    const together = () => act("helped", { seat: state?.answered_last });
    fill(
      verdict,
      said && icon(pictures[said.tone]),
      said && h("p", {}, said.text),
      answer && h("button", { class: "sq-together", type: "button", click: together }, say.text("helped.ask")),
    );
  }

  function drawFoot() {
    if (!table || !state) return;
    fill(deck, !table.dice && icon("deck"), !table.dice && say.text("stock", { n: state.stock }));
    setText(goal, say.text("goal", { n: table.to_win, line: table.line }));
    const { seats: sitting } = table;
    fill(feed, ...replay.shown().slice(-LINES_SHOWN).map((move) => {
      const token = h("span", { class: "sq-token" }, chip(sitting[move.seat]?.side ?? 0));
      return h("li", {}, token, moveNodes(say, /** @type {Table} */ (table), move));
    }));
    set(feed, { "aria-label": say.text("moves") });
  }

  function drawTray() {
    if (!table || !state) return;
    const had = focused(root);
    const frame = { table, state, say };
    if (state.phase === "handover") handover.update(frame);
    if (state.phase === "check") check.update(frame);
    if (state.phase === "over") ending.update(frame);
    const panels = { handover: handover.node, check: check.node, over: ending.node };
    code.update({ say, code: ui.code, playing: true, canAct: canAct(), refusal: "" });
    const wanted = ui.coding ? [code.node] : state.phase in panels ? [panels[/** @type {"over"} */ (state.phase)]] : [hand.node, actions.node];
    if (wanted[0] === tray.firstElementChild) return;
    fill(tray, ...wanted);
    startAtTray = had !== null && !ui.coding;
  }

  /** Whoever plays by keyboard goes on where something is to be done. @param {number} [card] */
  function focusTray(card) {
    if (state?.phase === "handover") handover.focus();
    else if (state?.phase === "check") check.focus();
    else if (state?.phase === "over") ending.focus();
    else hand.focus(card);
  }

  /** The spaces of the line looked at among those to choose from, or of the answer that is asked about. */
  function shownLine() {
    if (state?.check) return [state.check.cell];
    return state?.choosing?.lines[ui.line ?? 0] ?? [];
  }

  function lastCell() {
    const placed = replay.shown().filter((move) => move.cell !== null).pop();
    if (placed) return placed.cell;
    return state?.verdict?.tone === "good" ? state.verdict.cell : null;
  }

  function drawGame() {
    if (!table || !state) return;
    const chips = replay.chips();
    const mine = isMine() && canAct();
    const selected = isMine() ? selectedCard() : null;
    set(game, { "data-phase": state.phase, "data-mine": isMine(), "data-removing": selected?.kind === "remove" });
    seats.update({ table, state, say });
    languages.update(say);
    drawTray();
    grid.update({
      table, state, say, chips, sequences: sequencesOn(table, state, chips), last: lastCell(), selected, asked: ui.asked,
      confirm: ui.confirm, wrong: ui.wrong, canAct: mine, line: shownLine(),
    });
    // Which card pays for talking is one's own choice, whatever waits besides.
    if (pays()) hand.update({ state: { ...state, must: null, solved: null }, say, selected, canAct: canAct() });
    else hand.update({ state, say, selected, canAct: mine });
    actions.update({ table, state, say, selected, canAct: mine, open: ui.open, announced: ui.announced, mine: isMine() });
    set(letter, { "aria-label": say.text("code.title"), title: say.text("code.title"), "aria-expanded": String(ui.coding) });
    speech.update(say);
    set(keep, { "aria-label": say.text("keep.title"), title: say.text("keep.title") });
    bell.update(state, say);
    openHands.update(table, state, say);
    talk.update(table, state, say);
    if (startAtTray) focusTray(0);
    startAtTray = false;
    drawLine();
    drawVerdict();
    drawFoot();
    celebrate();
  }

  function celebrate() {
    if (state?.phase !== "over" || replay.running() || celebrated === dealShown) return;
    celebrated = dealShown;
    if (state.winner !== null && !isStill()) game.append(confetti());
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
    const had = focused(root);
    set(root, { lang: say.lang });
    const screen = table && state && state.phase !== "start" ? game : lobby.node;
    drawNotice();
    if (screen === lobby.node) {
      lobby.update({ say, state, canAct: canAct(), refusal: ui.hint?.text ?? "", coding: ui.coding });
      code.update({ say, code: null, playing: false, canAct: canAct(), refusal: ui.hint?.text ?? "" });
      if (!ui.coding) code.node.remove();
      else if (code.node.parentNode !== lobby.node) lobby.node.append(code.node);
    } else {
      drawGame();
    }
    if (screen.parentNode !== root) {
      const before = screen === game ? lobby.node : game;
      const satDown = screen === game && before.parentNode === root;
      before.remove();
      root.append(screen);
      if (screen === game) message.append(notice);
      else lobby.node.append(notice);
      // Whoever presses Start wants to see the whole board.
      if (satDown) root.scrollIntoView({ block: "nearest" });
    }
    // What had the focus may be gone (a form that closed, the start screen): stay in the game.
    if (had && !focused(root) && screen === game && !ui.coding) focusTray();
  }

  read();
  link.send("hello");

  return () => {
    replay.finish();
    clearTimeout(markTimer);
    for (const name of ["table", "state", "texts"]) model.off(`change:${name}`, changed);
    link.stop();
    clock.stop();
    speech.stop();
    bell.stop();
    stopKeys();
    stopDrags();
    stopTheme();
    root.remove();
  };
}
