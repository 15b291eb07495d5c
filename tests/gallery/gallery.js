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

/** The answers on open spaces, and beneath on chips. */
function answers(faces, say) {
  const grid = createGrid(() => {});
  const row = Array.from({ length: COLS }, (_, index) => faces[index % faces.length]);
  const table = { deal: 0, rows: 2, cols: COLS, faces: [...row, ...row], seats: [{ side: 0, name: "" }, { side: 1, name: "" }] };
  const chips = ".".repeat(COLS) + "01".repeat(COLS / 2);
  grid.update({ table, state: { winner: null, turn: 0 }, say, chips, sequences: [], line: [], selected: null, canAct: true });
  return grid.node;
}

/** Cards whose question is wider than the card. */
window.tooWide = () =>
  [...sheet.querySelectorAll(".sq-card")]
    .filter((card) => card.querySelector(".sq-sum > *").getBoundingClientRect().width > card.clientWidth - 8)
    .map((card) => card.getAttribute("aria-label"));
