/** Hands of cards and spaces as the board draws them, one for each skill. */

import { createGrid } from "/seqnum/widgets/js/grid.js";
import { createHand } from "/seqnum/widgets/js/hand.js";

/** So many spaces stand side by side on the board of a lesson. */
const COLS = 8;

const sheet = document.getElementById("sheet");

/** @param {{id: string, name: string, cards: object[], faces: {text: string, mathml: string | null}[]}[]} skills @param {string} lang */
window.show = (skills, lang) => {
  document.documentElement.lang = lang;
  const say = { lang, text: () => "", list: () => "" };
  sheet.replaceChildren(...skills.map(({ id, name, cards, faces }) => {
    const hand = createHand(() => {});
    hand.update({ state: { hand: cards, solved: null, must: null }, say, selected: null, canAct: true });
    const tray = document.createElement("div");
    tray.className = "sq-tray";
    tray.append(hand.node);
    const root = document.createElement("div");
    root.className = "sq-root";
    root.append(tray, answers(faces, say));
    const title = document.createElement("h2");
    title.textContent = `${name} (${id})`;
    const section = document.createElement("section");
    section.append(title, root);
    return section;
  }));
};

/** Numbers on a board of so many columns, open and on chips: how large they are printed, and in how many lines. */
window.numbers = async (texts, cols) => {
  const root = document.createElement("div");
  root.className = "sq-root";
  sheet.replaceChildren(root);
  root.append(answers(texts.map((text) => ({ text, spoken: text, mathml: null })), { lang: "en", text: () => "", list: () => "" }, cols));
  while (root.querySelector(".sq-face:not([style])")) await new Promise(requestAnimationFrame); // until it is measured
  return [...root.querySelectorAll(".sq-space .sq-face")].map((face) => [parseFloat(getComputedStyle(face).fontSize), linesOf(face)]);
};

/** @param {Element} face */
const linesOf = (face) => new Set([...face.querySelectorAll(".sq-piece")].map((piece) => piece.getBoundingClientRect().top)).size || 1;

/** The answers on open spaces, and beneath on chips. */
function answers(faces, say, cols = COLS) {
  const grid = createGrid(() => {});
  const row = Array.from({ length: cols }, (_, index) => faces[index % faces.length]);
  const table = { deal: 0, rows: 2, cols, faces: [...row, ...row], seats: [{ side: 0, name: "" }, { side: 1, name: "" }] };
  const chips = ".".repeat(cols) + "01".repeat(cols / 2);
  grid.update({ table, state: { winner: null, turn: 0 }, say, chips, sequences: [], line: [], selected: null, canAct: true });
  return grid.node;
}

/** What does not fit where it stands, or is printed smaller than can be read: cards by their labels, spaces by their text. */
window.faults = () => [
  ...[...sheet.querySelectorAll(".sq-card")].flatMap((card) => {
    const sum = card.querySelector(".sq-sum");
    const fits = isInside(sum.firstElementChild, card, INNER) && isInside(card.lastElementChild, card, 0);
    return [...(fits ? [] : [`overflows: ${card.ariaLabel}`]), ...(sizeOf(sum) < SMALLEST ? [`${sizeOf(sum)}px: ${card.ariaLabel}`] : [])];
  }),
  ...[...sheet.querySelectorAll(".sq-space")].flatMap((space) => {
    const face = space.querySelector(".sq-face");
    const parts = face.querySelectorAll(".sq-piece");
    const fits = [...(parts.length ? parts : [face])].every((part) => isInside(part, space, 0));
    return [...(fits ? [] : [`overflows: ${space.textContent}`]), ...(sizeOf(face) < (space.dataset.side ? SMALLEST_ON_CHIP : SMALLEST_ON_SPACE) ? [`${sizeOf(face)}px: ${space.textContent}`] : [])];
  }),
  ...[...sheet.querySelectorAll("msqrt, mroot")].filter((root) => root.getBoundingClientRect().width < root.firstElementChild.getBoundingClientRect().width + 2)
    .map((root) => `root without its sign: ${root.textContent}`),
  ...[...sheet.querySelectorAll("mrow:has(> mo:first-child):has(mfrac, mtable)")].filter((row) => /^[(|{]$/.test(row.firstElementChild.textContent))
    .map((row) => `small brackets: ${row.textContent}`),
];

const INNER = 4;

/** The edge of a line, which has no ink. */
const EMPTY = 0.5;
const SMALLEST = 12;
const SMALLEST_ON_SPACE = 10;
const SMALLEST_ON_CHIP = 9.5;

/** @param {Element} element in pixels */
const sizeOf = (element) => Math.round(10 * parseFloat(getComputedStyle(element.querySelector(".sq-phrase") ?? element).fontSize)) / 10;

/** @param {Element} part @param {Element} whole @param {number} edge */
function isInside(part, whole, edge) {
  const [inner, outer] = [part.getBoundingClientRect(), whole.getBoundingClientRect()];
  return inner.left >= outer.left + edge && inner.right <= outer.right - edge && inner.top >= outer.top - EMPTY && inner.bottom <= outer.bottom + EMPTY;
}
