/** The hand: cards as toggle buttons in one toolbar, reached with one Tab and walked with the arrows. */

import { h, fill, set, setDisabled, setText } from "./dom.js";
import { createFitting, extentsApart, narrowest } from "./fit.js";
import { formula, widthOf } from "./maths.js";

/** @import { Extent } from "./fit.js" */
/** @import { State, HandCard } from "./types.js" */
/** @import { Say } from "./texts.js" */

/** Print smaller than this, in pixels, wants a wider card. */
const READABLE = 15;
const GAP = 8;
const EDGES = 15;

/** A question of words may take so many lines. */
const LINES = 3;
const SPACE = 0.26;

/**
 * @param {(card: HandCard) => void} onCard
 */
export function createHand(onCard) {
  const node = h("div", { class: "sq-hand", role: "toolbar" });
  /** @type {Map<string, {button: HTMLButtonElement, drawn: string, sum: HTMLElement, formula: string}>} */
  const cards = new Map();
  /** @type {HandCard[]} */
  let hand = [];
  let current = 0;

  let width = 0;

  /** Of formulas shown before. @type {Map<string, Extent>} */
  const extents = new Map();
  const fitting = createFitting(node, fitTo, arrange);

  /** @param {HTMLElement} sum @param {Extent} extent */
  function fitTo(sum, { clauses }) {
    sum.style.setProperty("--sq-em", String(narrowest(clauses, LINES, SPACE)));
  }

  /** Formulas that are new are measured before the page is changed. @param {Element} root @param {HandCard[]} next */
  function prepare(root, next) {
    const fresh = next.filter((card) => card.mathml && !extents.has(keyOf(card)));
    if (!fresh.length) return;
    const sums = fresh.map((card) => h("span", { class: "sq-sum" }, formula(card)));
    extentsApart(root, sums).forEach((extent, index) => extent && extents.set(keyOf(fresh[index]), extent));
  }

  /** Long questions stand on wider cards: half the hand, or all of it where the hand is narrow. */
  function arrange() {
    const sums = /** @type {NodeListOf<HTMLElement>} */ (node.querySelectorAll(".sq-sum"));
    const longest = Math.max(0, ...[...sums].map((sum) => Number(sum.style.getPropertyValue("--sq-em"))));
    /** @param {number} columns */
    const fit = (columns) => longest * READABLE <= (width - GAP * (columns - 1)) / columns - EDGES;
    if (width) set(node, { "data-long": fit(3) ? null : fit(2) || "very", "data-short": fit(5) });
  }
  // Asked for while drawing, the width would cost a layout.
  new ResizeObserver(() => {
    width = node.clientWidth;
    arrange();
  }).observe(node);

  const order = () => hand.map((card) => /** @type {{button: HTMLButtonElement}} */ (cards.get(card.id)).button);

  /** @param {number} index */
  function moveTo(index) {
    current = Math.max(0, Math.min(index, hand.length - 1));
    order().forEach((button, other) => set(button, { tabindex: other === current ? 0 : -1 }));
  }

  /**
   * @param {{state: State, say: Say, selected: HandCard | null, canAct: boolean}} frame
   */
  function update({ state, say, selected, canAct }) {
    hand = state.hand;
    set(node, { "aria-label": say.text("hand"), "data-count": hand.length });
    const held = new Set(hand.map((card) => card.id));
    for (const [id, { button }] of cards) {
      if (held.has(id)) continue;
      button.remove();
      cards.delete(id);
    }
    hand.forEach((card, index) => {
      let entry = cards.get(card.id);
      if (!entry) {
        const button = h("button", {
          type: "button",
          style: `animation-delay:${45 * index}ms`,
          click: () => onCard(hand.find(({ id }) => id === card.id) ?? card),
          focus: () => moveTo(hand.findIndex(({ id }) => id === card.id)),
        });
        entry = { button, drawn: "", sum: h("span", { class: "sq-sum" }), formula: "" };
        cards.set(card.id, entry);
      }
      const drawn = JSON.stringify([card, say.lang]);
      if (drawn !== entry.drawn) {
        entry.drawn = drawn;
        draw(entry.button, card, say, entry.sum);
        const made = keyOf(card);
        if (made !== entry.formula) {
          entry.formula = made;
          fill(entry.sum, formula(card));
          const extent = extents.get(made);
          if (extent) fitTo(entry.sum, extent);
          else if (card.mathml) fitting.add(entry.sum);
        }
      }
      if (node.children[index] !== entry.button) node.insertBefore(entry.button, node.children[index] ?? null);
      const barred = barredBy(state, card) !== null;
      set(entry.button, { "aria-pressed": selected?.id === card.id ? "true" : "false", "data-barred": barred });
      setDisabled(entry.button, !canAct || barred);
    });
    moveTo(current);
    arrange();
    fitting.fit();
  }

  return {
    node,
    prepare,
    update,
    /** @param {Element} target */
    indexOf: (target) => order().indexOf(/** @type {HTMLButtonElement} */ (target)),
    /** The card that something on it belongs to. @param {Element} target */
    buttonOf: (target) => order().find((button) => button.contains(target)) ?? null,
    /** @param {number} [index] */
    focus(index = current) {
      moveTo(index);
      order()[current]?.focus();
    },
    count: () => hand.length,
    /** Cards in one row at this moment: arrows up and down follow what the eye sees. */
    columns() {
      const tops = order().map((button) => button.offsetTop);
      return Math.max(1, tops.filter((top) => top === tops[0]).length);
    },
  };
}

/** What its formula is made of. @param {HandCard} card */
const keyOf = (card) => JSON.stringify([card.mathml, card.text, card.suit]);

/**
 * Why a card has to wait for another one.
 *
 * @param {State} state
 * @param {HandCard} card
 * @returns {string | null} the key of the reason
 */
export function barredBy(state, card) {
  if (state.solved) return state.solved === card.id ? null : "hint.solved";
  return state.must === null || state.must.includes(card.id) ? null : "hint.must";
}

/** @param {HTMLButtonElement} button @param {HandCard} card @param {Say} say @param {HTMLElement} sum where its formula stands */
function draw(button, card, say, sum) {
  const small = card.tries > 0 ? say.text("card.try", { n: card.tries + 1 }) : card.caption;
  set(button, { class: `sq-card sq-card-${card.kind}`, "data-tried": card.tries > 0, "data-name": !card.mathml && !card.suit });
  if (card.kind === "face") {
    const parts = [card.spoken, card.tries > 0 ? say.text("card.try", { n: card.tries + 1 }) : ""].filter(Boolean);
    button.style.setProperty("--sq-len", String(Math.max(5, widthOf(card.text))));
    set(button, { "aria-label": parts.join(", "), "data-suit": card.suit ?? null });
    return below(button, sum, small);
  }
  const name = say.text(`card.${card.kind}`);
  const does = say.text(`card.${card.kind}_does`);
  const sign = card.kind === "wild" ? "+" : "−";
  if (card.text) {
    set(button, { "aria-label": `${card.spoken}, ${does}`, "data-suit": card.suit ?? null });
    return below(button, sum, does);
  }
  fill(button, h("span", { class: "sq-sign", "aria-hidden": "true" }, sign), h("b", {}, name), " ", h("small", {}, does));
}

/** The formula stays where it is, as it was measured there. @param {Element} button @param {Element} sum @param {string} small */
function below(button, sum, small) {
  if (button.firstElementChild !== sum) fill(button, sum);
  const shown = sum.nextElementSibling;
  if (small && shown) setText(shown, small);
  else if (small) button.append(h("small", {}, small));
  else shown?.remove();
}
