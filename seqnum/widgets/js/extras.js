/** What stands beside the game: the lesson's clock, everybody's open cards, the teacher's word about table talk. */

import { h, fill, set, setText, whenNew } from "./dom.js";
import { formula } from "./maths.js";
import { chip } from "./shapes.js";
import { nameText, sideText } from "./texts.js";

/** @import { PlayedCard, Table, State } from "./types.js" */
/** @import { Say } from "./texts.js" */

const ANNOUNCED = 300;

/**
 * The clock: what is left, and a word to Python when the last round or the bell is due.
 *
 * @param {() => void} onDue
 */
export function createBell(onDue) {
  const node = h("span", { class: "sq-bell" });
  /** @type {ReturnType<typeof setTimeout>[]} */
  let timers = [];
  let armedFor = -1;
  let ends = "";

  /** @param {State} state @param {Say} say */
  function arm(state, say) {
    if (state.seq === armedFor) return;
    armedFor = state.seq;
    timers.forEach(clearTimeout);
    const left = state.ends_in;
    ends = "";
    timers = [];
    if (left === null) return;
    const due = state.last_round ? [left] : [left - ANNOUNCED, left];
    timers = due.filter((seconds) => seconds > 0).map((seconds) => setTimeout(onDue, seconds * 1000 + 500));
    const time = new Intl.DateTimeFormat(say.lang, { hour: "2-digit", minute: "2-digit" }).format(Date.now() + left * 1000);
    ends = say.text("bell.ends", { time });
  }

  /** @param {State} state @param {Say} say */
  function update(state, say) {
    arm(state, say);
    const turns = state.turns_left === null ? "" : say.text("bell.turns", { n: state.turns_left });
    const last = state.last_round && state.phase !== "over";
    setText(node, last ? say.text("bell.last") : [ends, turns].filter(Boolean).join(" · "));
    set(node, { "data-last": last });
  }

  return { node, update, stop: () => timers.forEach(clearTimeout) };
}

/** Everybody's cards, where the rules have them face up. */
export function createOpenHands() {
  const node = h("div", { class: "sq-open" });
  const once = whenNew();

  /** @param {Table} table @param {State} state @param {Say} say */
  function update(table, state, say) {
    const hands = (state.hands ?? []).map((cards, seat) => ({ cards, seat })).filter(({ cards, seat }) => seat !== state.viewer && cards.length);
    once([hands, table.deal, say.lang], () => draw(table, say, hands));
  }

  /** @param {Table} table @param {Say} say @param {{cards: PlayedCard[], seat: number}[]} hands */
  function draw(table, say, hands) {
    fill(node, ...hands.map(({ cards, seat }) => {
      const name = table.seats[seat].name;
      const label = say.text("open.hand", { name: nameText(name) });
      return h("div", { role: "group", "aria-label": label }, h("span", { class: "sq-token" }, chip(table.seats[seat].side)),
        ...cards.map((card) => h("span", { class: "sq-mini" }, card.text ? formula(card) : say.text(`card.${card.kind}`))));
    }));
  }

  return { node, update };
}

/**
 * Table talk: which side lays a card down. Asked twice, as it costs something.
 *
 * @param {(side: number) => void} onTalk
 */
export function createTalk(onTalk) {
  let asking = false;
  const open = h("button", { class: "sq-quiet", type: "button", click: () => show(!asking) });
  const choice = h("span", { class: "sq-sides", role: "group" });
  const node = h("div", { class: "sq-talk" }, open, choice);
  const once = whenNew();

  /** @param {boolean} next */
  function show(next) {
    asking = next;
    set(choice, { hidden: !asking });
    set(open, { "aria-expanded": String(asking) });
  }

  /** @param {Table} table @param {State} state @param {Say} say */
  function update(table, state, say) {
    set(node, { hidden: !table.talk || state.phase === "over" });
    once([table.seats, say.lang], () => draw(table, say));
  }

  /** @param {Table} table @param {Say} say */
  function draw(table, say) {
    setText(open, say.text("talk.open"));
    set(choice, { "aria-label": say.text("talk.ask") });
    fill(choice, ...table.goals.map((_, side) => h("button", {
      class: "sq-round",
      type: "button",
      "aria-label": say.text("talk.side", { names: sideText(say, table.seats, side) }),
      click: () => {
        show(false);
        onTalk(side);
      },
    }, chip(side))));
  }

  show(false);
  return { node, update };
}
