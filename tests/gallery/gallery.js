/** Hands of cards as the board draws them, one for each skill. */

import { createHand } from "/seqnum/widgets/js/hand.js";
import { formula } from "/seqnum/widgets/js/maths.js";

const sheet = document.getElementById("sheet");

/** @param {{id: string, name: string, cards: object[], answers: {text: string, mathml: string}[]}[]} skills @param {string} lang */
window.show = (skills, lang) => {
  document.documentElement.lang = lang;
  const say = { lang, text: () => "" };
  sheet.replaceChildren(...skills.map(({ id, name, cards, answers }) => {
    const hand = createHand(() => {});
    hand.update({ state: { hand: cards, solved: null, must: null }, say, selected: null, canAct: true });
    const root = document.createElement("div");
    root.className = "sq-root";
    root.append(hand.node);
    const title = document.createElement("h2");
    title.textContent = `${name} (${id})`;
    const shown = document.createElement("p");
    shown.className = "answers";
    answers.forEach((answer, index) => shown.append(index ? " · " : "→ ", formula(answer)));
    const section = document.createElement("section");
    section.append(title, root, shown);
    return section;
  }));
};

/** Cards whose question is wider than the card. */
window.tooWide = () =>
  [...sheet.querySelectorAll(".sq-card")]
    .filter((card) => card.querySelector(".sq-sum > *").getBoundingClientRect().width > card.clientWidth - 8)
    .map((card) => card.getAttribute("aria-label"));
