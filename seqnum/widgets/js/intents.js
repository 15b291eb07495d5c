/** What the player may do: each turns into one message to Python or into a choice of this view alone. */

import { outOfReach } from "./grid.js";
import { barredBy } from "./hand.js";
import { keepFile } from "./keep.js";
import { lineKey, lineText } from "./line.js";
import { isMine, isPlaying, mustSay, pays, selectedCard } from "./turn.js";

/** @import { HandCard, Reply } from "./types.js" */
/** @import { Open } from "./actions.js" */
/** @import { Known } from "./known.js" */

/**
 * @param {{
 *   known: Known, link: ReturnType<typeof import("./link.js").createLink>, clock: ReturnType<typeof import("./clock.js").createClock>,
 *   replay: ReturnType<typeof import("./replay.js").createReplay>, announce: (sentences: string[]) => void,
 *   speak: (text: string) => void, draw: () => void, wait: () => void, onKept: () => void,
 * }} view `wait` shows, soon, that an answer is awaited
 */
export function createIntents({ known, link, clock, replay, announce, speak, draw, wait, onKept }) {
  const { ui } = known;
  const canAct = () => link.status() !== "lost" && !link.busy();

  /** @param {string} type @param {Record<string, unknown>} [fields] */
  function act(type, fields = {}) {
    if (!canAct()) return;
    ui.hint = null;
    link.send(type, fields);
    wait();
  }

  /** @param {string} key */
  function hint(key) {
    ui.hint = { tone: "info", text: known.say.text(key), cell: null };
    announce([ui.hint.text]);
    draw();
  }

  /** @param {Reply} reply */
  function onReply(reply) {
    ui.asked = null;
    ui.code = reply.code ?? ui.code;
    if (reply.file) {
      keepFile(reply.file);
      onKept();
    }
    if (reply.text) {
      ui.hint = { tone: "info", text: reply.text, cell: null };
      announce([reply.text]);
    }
    queueMicrotask(draw);
  }

  /** @param {HandCard} card */
  function onCard(card) {
    const { state, say } = known;
    if (!state || !canAct()) return;
    if (pays(known)) return act("give_up", { seat: state.viewer, card: card.id });
    if (!isMine(known)) return;
    replay.finish();
    const why = barredBy(state, card);
    if (why) return hint(why);
    if (state.solved) return;
    ui.selected = ui.selected === card.id ? null : card.id;
    ui.confirm = null;
    ui.open = ui.selected && mustSay(known, card) ? "number" : null;
    ui.hint = null;
    if (ui.selected) clock.pick();
    announce([lineText(known)]);
    if (ui.selected) speak(`${card.spoken}. ${say.text(lineKey(known))}`);
    draw();
  }

  /** Whether a card may be taken up to be dragged; then it is the chosen one. @param {HandCard | undefined} card */
  function onTake(card) {
    if (!known.state || !card || !isMine(known) || !canAct() || barredBy(known.state, card)) return false;
    if (ui.selected !== card.id) onCard(card);
    return true;
  }

  /** @param {number} cell */
  function onCell(cell) {
    const { table, state } = known;
    if (!table || !state || !isMine(known) || !canAct()) return;
    replay.finish();
    const card = selectedCard(known);
    if (!card) return hint(table.faces[cell] === null ? "hint.free" : "hint.choose_card");
    const locked = new Set(state.sequences.flatMap((sequence) => sequence.cells));
    const why = outOfReach(card, state, table, state.chips, locked, cell);
    if (why) {
      ui.confirm = null;
      return hint(why);
    }
    if (mustSay(known, card)) return hint("hint.say_first");
    if (card.kind === "remove" && ui.confirm !== cell) {
      ui.confirm = cell;
      ui.hint = null;
      announce([lineText(known)]);
      return draw();
    }
    ui.confirm = null;
    ui.asked = cell;
    const said = ui.announced ? { announce: true } : {};
    act("play", { seat: state.viewer, card: card.id, cell, ...said, ...clock.times() });
  }

  /** With a card chosen it is said with the chip, without one about a line made before. */
  function onAnnounce() {
    if (!selectedCard(known)) return act("claim", { seat: known.state?.viewer });
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
    const pending = known.state?.choosing;
    if (!pending) return;
    const seat = known.state?.viewer;
    if (pending.card === null) act("claim", { seat, choice });
    else act("play", { seat, card: pending.card, cell: pending.cell, choice, ...clock.times() });
  }

  /** @param {string} text */
  function onNumber(text) {
    if (ui.selected) act("number", { seat: known.state?.viewer, card: ui.selected, text, ...clock.times() });
  }

  /** @param {Open} open @returns {boolean} whether it was done */
  function onOpen(open) {
    if (open && !canAct()) return false;
    ui.open = open;
    ui.confirm = null;
    draw();
    return true;
  }

  /** @param {boolean} coding */
  function onCode(coding) {
    ui.coding = coding;
    ui.keeping = false;
    ui.code = null;
    ui.hint = null;
    if (coding && isPlaying(known)) act("code");
    draw();
  }

  /** What is chosen is let go, one thing after another. @returns {boolean} false: there was nothing */
  function onBack() {
    if (ui.confirm !== null) ui.confirm = null;
    else if (ui.selected && !known.state?.solved) ui.selected = null;
    else return false;
    announce([lineText(known)]);
    draw();
    return true;
  }

  return {
    canAct, act, hint, onReply, onCard, onTake, onCell, onAnnounce, onLook, onLine, onNumber, onOpen, onCode, onBack,
    onSwap: () => ui.selected && act("swap", { seat: known.state?.viewer, card: ui.selected }),
    onHint: () => ui.selected && act("hint", { seat: known.state?.viewer, card: ui.selected }),
    onPass: () => act("pass", { seat: known.state?.viewer }),
    onDraw: () => act("draw", { seat: known.state?.viewer }),
    onNext: () => act("next"),
    onUndo: () => act("undo", { seat: known.state?.viewer ?? null }),
    onLanguage(/** @type {string} */ lang) {
      link.send("language", { lang }); // nothing that waits makes it be forgotten
      draw();
    },
  };
}
