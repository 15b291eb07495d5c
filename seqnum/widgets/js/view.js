/** One view of the board: it draws what Python says, sends what the player does, and never runs ahead of the answer. */

import { createActions } from "./actions.js";
import { createAnnouncer } from "./announcer.js";
import { createClock } from "./clock.js";
import { createCode } from "./code.js";
import { focused, h, set } from "./dom.js";
import { codeInAddress } from "./door.js";
import { listenToDrags } from "./drag.js";
import { createBell, createTalk } from "./extras.js";
import { createFoot } from "./foot.js";
import { createGrid } from "./grid.js";
import { createHand } from "./hand.js";
import { createIntents } from "./intents.js";
import { createKeeper } from "./keeper.js";
import { leave, listenToKeys, walk } from "./keys.js";
import { createKnown, isNoted, settle } from "./known.js";
import { lineText } from "./line.js";
import { createLink } from "./link.js";
import { createLobby } from "./lobby.js";
import { createMessage } from "./message.js";
import { moveText, sequencesOn } from "./moves.js";
import { isStill } from "./motion.js";
import { createNotice } from "./notice.js";
import { createOwn } from "./own.js";
import { confetti } from "./panels.js";
import { unpacked } from "./packed.js";
import { createReplay } from "./replay.js";
import { createScreen } from "./screen.js";
import { createSeats } from "./seats.js";
import { createSound, soundOf } from "./sound.js";
import { createSpeech } from "./speech.js";
import { makeSay } from "./texts.js";
import { followTheme } from "./theme.js";
import { createTools } from "./tools.js";
import { createTray } from "./tray.js";
import { isMine, isPlaying, pays, selectedCard, shownLine } from "./turn.js";

/** @import { HandCard, Model, Reply, Table, State, Verdict } from "./types.js" */
/** @import { Open } from "./actions.js" */

const MARK_TIME = 2500;
/** A quicker answer is shown at once; until then the page has nothing to draw, and the answer the processor for itself. */
const SEEN_WAITING = 100;
/** The last chip lies on the board by then. */
const LANDED = 340;
const TRAITS = ["table", "state", "texts"];
/** Frames in which one sits down, as all at once would hold up a slow computer: formulas, board, its rows, cards, the rest. */
const [NOTHING, FORMULAS, TRAY, ALL] = [0, 1, 6, 7];

/**
 * @param {Model} model
 * @param {HTMLElement} el
 * @returns {() => void} takes everything away
 */
export function createView(model, el) {
  const known = createKnown();
  const { ui } = known;
  let dealShown = Number.NaN;
  let stateShown = "null";
  let celebrated = Number.NaN;
  let parts = NOTHING;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let markTimer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waitTimer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let partyTimer;

  const clock = createClock(el.ownerDocument);
  const speech = createSpeech();
  const sound = createSound();
  const { announce, node: live } = createAnnouncer(speech.speak);
  const root = h("div", { class: "sq-root" }, live);
  const screen = createScreen(root, el.ownerDocument);
  const replay = createReplay(() => {
    if (replay.told()) sound.play("chip");
    draw();
  });
  const link = createLink(model, { seq: () => known.state?.seq ?? 0, onStatus: draw, onReply, onNews: (news) => keeper.onNews(news) });
  const intents = createIntents({ known, link, clock, replay, announce, speak: speech.speak, draw, wait, onKept: () => keeper.onKept() });
  const { act, canAct } = intents;
  const keeper = createKeeper({ known, isLost: () => link.status() === "lost", act, hint: intents.hint, draw, onClose: () => isPlaying(known) && tools.focusKeep() });

  const seats = createSeats();
  const grid = createGrid(intents.onCell);
  const hand = createHand(onCard);
  const actions = createActions({ ...intents, onOpen });
  const lobby = createLobby({
    onStart: (players, options) => act("start", { players, options, lang: known.say.lang, utc_offset: -new Date().getTimezoneOffset() }),
    onReceive: (word) => act("receive", { code: word }),
    onResume: (of) => act("resume", { game: of }),
    onKeep: keeper.onLeft,
    onLanguage: intents.onLanguage,
    onCode: () => onCode(true),
  });
  const code = createCode({
    onReceive: (word) => act("receive", { code: word }),
    onCopied: (copied) => intents.hint(copied ? "code.copied" : "code.not_copied"),
    onClose: () => onCode(false),
  });
  const own = createOwn(() => {
    dealShown = Number.NaN;
    read();
  });
  const tray = createTray({ hand, own, actions: actions.node, code: code.node, result: keeper, act, known, onCode });
  const message = createMessage(() => act("helped", { seat: known.state?.answered_last }));
  const notice = createNotice(() => link.send("hello"), keeper.keep);
  const bell = createBell(() => link.send("hello"));
  const talk = createTalk((side) => act("penalty", { side }));
  const tools = createTools({ speech, sound, onHelp: () => intents.hint("help.text"), onKeep: keeper.keep, onCode: () => onCode(!ui.coding), onLanguage: intents.onLanguage });
  const foot = createFoot({ own: own.bar, bell: bell.node, talk: talk.node, tools: tools.node });
  const game = h("div", { class: "sq-game" }, seats.node, grid.node, message.node, tray.node, foot.node);
  el.append(root);

  const stopTheme = followTheme(root, el);
  const stopKeys = listenToKeys(root, onKey);
  const stopDrags = listenToDrags(hand.node, {
    cardOf: (target) => hand.buttonOf(target),
    cellOf: (target) => grid.indexOf(target),
    onTake: (button) => intents.onTake(known.state?.hand[hand.indexOf(button)]),
    onDrop: intents.onCell,
  });
  let isUnread = false;
  // Several traits come in one message, and are read once.
  const changed = () => {
    link.alive();
    if (!isUnread) queueMicrotask(read);
    isUnread = true;
  };
  for (const name of TRAITS) model.on(`change:${name}`, changed);

  /** Take over what Python wrote. */
  function read() {
    isUnread = false;
    const texts = model.get("texts") ?? {};
    if (texts !== known.texts) Object.assign(known, { texts, say: makeSay(texts) });
    known.table = model.get("table") ?? null;
    /** @type {State | null} */
    const written = model.get("state") ?? null;
    const next = written && own.seen(known.table, unpacked(written));
    // What was held up on its way is older than what is shown.
    if (next && known.state && next.seq < known.state.seq) return;
    if (next?.answers) link.done(next.answers);
    const key = JSON.stringify(next);
    const isNew = next !== null && key !== stateShown;
    const keys = byKeys() && grid.indexOf(/** @type {Element} */ (focused(root))) >= 0;
    if (isNew) take(next, known.table?.deal !== dealShown);
    stateShown = key;
    draw(isNew && keys);
  }

  /** @param {State} next @param {boolean} isNewDeal */
  function take(next, isNewDeal) {
    const { say, table, state: before } = known;
    known.state = next;
    dealShown = table?.deal ?? Number.NaN;
    if (!table || next.phase === "start") {
      Object.assign(ui, { coding: false, hint: null });
      return;
    }
    const others = before && !isNewDeal ? replay.play(table, next) : [];
    if (!before || isNewDeal || isStill()) replay.jump(next);
    settle(known, next);
    if (isNewDeal) keeper.onDeal();
    if (isNoted(before, next)) ui.hint = { tone: "info", text: say.text("helped.done"), cell: null };
    code.clear();
    mark(next.verdict);
    if (next.verdict?.tone !== "hint") clock.restart(); // who looks at a hint goes on with the same card
    const said = ui.hint ?? next.verdict;
    const heard = soundOf(before, next);
    // Chips of others are heard when they are seen.
    if (heard && !(heard === "chip" && replay.running())) sound.play(heard);
    announce([...others.map((move) => moveText(say, table, move)), said?.spoken ?? said?.text ?? "", lineText(known)]);
  }

  /** @param {Reply} reply */
  function onReply(reply) {
    if (reply.safe) keeper.onSafe(reply.safe);
    intents.onReply(reply);
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

  /** Whether somebody plays by keyboard: then the focus goes where the next thing is to be done. */
  const byKeys = () => focused(root)?.matches(":focus-visible") ?? false;

  const goesToGrid = () => isMine(known) && selectedCard(known) !== null && !ui.open && !known.state?.choosing;

  function follow() {
    if (goesToGrid()) grid.focusOpen();
    else if (isMine(known) && known.state?.choosing) actions.focus();
    else tray.focus();
  }

  /** @param {HandCard} card */
  function onCard(card) {
    const keys = byKeys();
    intents.onCard(card);
    if (keys && ui.selected === card.id && !ui.open && !link.busy()) follow();
  }

  /** @param {Open} open */
  function onOpen(open) {
    const had = focused(root);
    if (intents.onOpen(open) && !open && had) hand.focus();
  }

  /** @param {boolean} coding */
  function onCode(coding) {
    const had = focused(root);
    intents.onCode(coding);
    const playing = isPlaying(known);
    if (coding) code.focus(playing);
    else if (had && playing) tools.focusCode();
    else if (had) lobby.focusCode();
  }

  /** @param {KeyboardEvent} event @param {Element} target */
  function onKey(event, target) {
    if (event.key === "Escape") {
      if (ui.coding) onCode(false);
      else if (ui.keeping) keeper.close();
      else if (ui.open) {
        onOpen(null);
        announce([lineText(known)]);
      } else if (intents.onBack()) {
        if (!ui.selected && grid.indexOf(target) >= 0) hand.focus();
      } else if (!screen.leave()) {
        leave(root);
        return false;
      }
      return true;
    }
    return walk(event.key, target, grid, hand);
  }

  /** @param {Table} table @param {State} state @param {boolean} follows whether the focus goes where the next thing is to be done */
  function drawGame(table, state, follows) {
    const { say } = known;
    const chips = replay.chips();
    // While an answer is on its way, for a moment, nothing is pressed in vain and nothing is drawn anew.
    const linked = link.status() !== "lost";
    const mine = isMine(known) && linked;
    const selected = isMine(known) ? selectedCard(known) : null;
    if (parts >= TRAY) {
      const kept = !ui.coding && (ui.keeping || state.phase === "over") ? "tray" : !linked && keeper.has() ? "notice" : null;
      // A browser works out all that has changed when what has the focus goes, and when it is given: first, and before
      // the rest is drawn. Given with the next frame it would lose a key that is pressed before.
      const startAtTray = tray.update(root);
      set(game, { "data-phase": state.phase, "data-mine": isMine(known), "data-removing": selected?.kind === "remove", "data-kept": kept });
      // Which card pays for talking is one's own choice, whatever waits besides.
      if (pays(known)) hand.update({ state: { ...state, must: null, solved: null }, say, selected, canAct: linked });
      else hand.update({ state, say, selected, canAct: mine });
      actions.update({ table, state, say, selected, canAct: mine, open: ui.open, announced: ui.announced, mine: isMine(known) });
      keeper.update();
      if (startAtTray) tray.focus(0);
      if (follows && !goesToGrid()) follow();
    }
    seats.update({ table, state, say });
    message.update(known, replay.told());
    grid.update({
      table, state, say, chips, sequences: sequencesOn(table, state, chips), last: replay.lastCell(state), selected, asked: ui.asked,
      confirm: ui.confirm, wrong: ui.wrong, canAct: mine, line: shownLine(known),
    });
    set(foot.node, { hidden: parts < ALL });
    if (parts >= ALL) {
      code.update({ say, code: ui.code, playing: true, canAct: canAct(), refusal: "" });
      tools.update(known);
      bell.update(state, say);
      talk.update(table, state, say);
      foot.update(known, replay.shown());
      celebrate(state);
      if (follows && goesToGrid()) follow();
    }
  }

  /** The next part of a game one sits down to. @param {boolean} follows */
  function drawRest(follows) {
    requestAnimationFrame(() => {
      if (!isPlaying(known)) return;
      parts += 1;
      draw();
      if (follows && parts === TRAY) follow();
      if (parts < ALL) drawRest(follows);
    });
  }

  /** @param {State} state */
  function celebrate(state) {
    if (state.phase !== "over" || replay.running() || celebrated === dealShown) return;
    celebrated = dealShown;
    if (state.winner !== null) sound.play("win");
    if (state.winner !== null && !isStill()) partyTimer = setTimeout(party, LANDED);
  }

  function party() {
    game.querySelector(".sq-confetti")?.remove();
    game.append(confetti());
  }

  function drawLobby() {
    const refusal = ui.hint?.text ?? "";
    lobby.update({ say: known.say, state: known.state, canAct: canAct(), refusal, coding: ui.coding || keeper.isOpen(), left: keeper.offers() });
    code.update({ say: known.say, code: null, playing: false, canAct: canAct(), refusal });
    if (!ui.coding) code.node.remove();
    else if (code.node.parentNode !== lobby.node) lobby.node.append(code.node);
    keeper.update();
    if (!keeper.isOpen()) keeper.node.remove();
    else if (keeper.node.parentNode !== lobby.node) lobby.node.append(keeper.node);
  }

  function wait() {
    set(root, { "data-busy": link.busy() });
    clearTimeout(waitTimer);
    waitTimer = setTimeout(draw, SEEN_WAITING);
  }

  /** @param {boolean} [follows] */
  function draw(follows = false) {
    clearTimeout(waitTimer);
    hand.prepare(root, known.state?.hand ?? []);
    const had = focused(root);
    const { table, state, say } = known;
    const scene = isPlaying(known) ? game : lobby.node;
    if (scene === lobby.node) parts = NOTHING;
    else if (parts === NOTHING) {
      parts = lobby.node.parentNode === root && !isStill() ? FORMULAS : ALL;
      if (parts < ALL) drawRest(had !== null);
    }
    if (parts === FORMULAS) return;
    set(root, { lang: say.lang, "data-printed": table?.printed ?? false, "data-link": link.status(), "data-busy": link.busy() });
    notice.update(link.status(), say, keeper.has());
    screen.update(say);
    if (scene === game) drawGame(/** @type {Table} */ (table), /** @type {State} */ (state), follows && isMine(known));
    else drawLobby();
    if (scene.parentNode !== root) {
      const before = scene === game ? lobby.node : game;
      const satDown = scene === game && before.parentNode === root;
      before.remove();
      root.append(scene);
      (scene === game ? message.node : lobby.node).append(notice.node);
      (scene === game ? tools : lobby).take(screen.node);
      // Whoever presses Start wants to see the whole board. Asked for at once, its place would be worked out twice.
      if (satDown) requestAnimationFrame(() => root.scrollIntoView({ block: "nearest" }));
    }
    // What had the focus may be gone (a form that closed, the start screen): stay in the game.
    if (had && !focused(root) && scene === game && !ui.coding && parts >= TRAY) follow();
  }

  read();
  link.send("hello", { games: keeper.ids(), ...(known.state?.phase === "start" ? { code: codeInAddress() } : {}) });

  return () => {
    replay.finish();
    [markTimer, waitTimer, partyTimer].forEach(clearTimeout);
    for (const name of TRAITS) model.off(`change:${name}`, changed);
    for (const part of [link, clock, speech, sound, bell, screen]) part.stop();
    stopKeys();
    stopDrags();
    stopTheme();
    root.remove();
  };
}
