/** Sentences from the catalogue Python sent, with named places filled by text or by nodes. */

import { h } from "./dom.js";

/** @import { Texts, Seat } from "./types.js" */
/** @typedef {string | number | Node} Value */

const LONGEST_NAME = 60;

/**
 * @param {Texts} texts
 */
export function makeSay(texts) {
  const lang = String(texts.lang ?? "en");
  const plurals = new Intl.PluralRules(lang);
  const lists = new Intl.ListFormat(lang, { type: "conjunction" });

  /** @param {string} key @param {Record<string, Value>} values @returns {string} */
  function template(key, values) {
    const entry = texts[key] ?? key;
    if (typeof entry === "string") return entry;
    return entry[plurals.select(Number(values.n))] ?? entry.other;
  }

  /** @param {string} key @param {Record<string, Value>} [values] @returns {string} */
  function say(key, values = {}) {
    return template(key, values).replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
  }

  /** @param {string} key @param {Record<string, Value>} values @returns {DocumentFragment} */
  function nodes(key, values) {
    const fragment = document.createDocumentFragment();
    template(key, values).split(/\{(\w+)\}/).forEach((part, index) => {
      if (index % 2 === 0) fragment.append(part);
      else {
        const value = values[part] ?? "";
        fragment.append(value instanceof Node ? value : String(value));
      }
    });
    return fragment;
  }

  return { lang, text: say, nodes, list: (/** @type {string[]} */ items) => lists.format(items) };
}

/** @typedef {ReturnType<typeof makeSay>} Say */

/**
 * A name no longer than a sentence can carry; the whole one stays in Python.
 *
 * @param {string} name
 */
function shortName(name) {
  const letters = Array.from(String(name).slice(0, 4 * LONGEST_NAME));
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME).join("")}…` : letters.join("");
}

/**
 * A name inside a sentence for the eye: isolated, so that right-to-left names leave the sentence in order.
 *
 * @param {string} name
 */
export function nameNode(name) {
  return h("bdi", { class: "sq-name" }, shortName(name));
}

/**
 * A name inside a sentence for the ear and for labels, isolated with Unicode marks.
 *
 * @param {string} name
 */
export function nameText(name) {
  return `\u2068${shortName(name)}\u2069`;
}

/**
 * A sentence from Python for the eye: exponents are raised.
 *
 * @param {string} text
 */
export function raised(text) {
  const parts = text.split(/\^(\([^()]*\)|−?[\p{L}\d.,]*[\p{L}\d])/u);
  return parts.map((part, index) => (index % 2 ? h("sup", {}, part.replace(/^\((.*)\)$/, "$1")) : part));
}

/**
 * The people of one side, as a list in a sentence.
 *
 * @param {Say} say
 * @param {Seat[]} seats
 * @param {number} side
 */
export function sideText(say, seats, side) {
  return say.list(seats.filter((seat) => seat.side === side).map((seat) => nameText(seat.name)));
}

/**
 * How it ended, for the ear.
 *
 * @param {Say} say
 * @param {Seat[]} seats
 * @param {number | null} winner
 */
export function endText(say, seats, winner) {
  if (winner === null) return say.text("over.nobody");
  return say.text("over.winner", { n: seats.filter((seat) => seat.side === winner).length, names: sideText(say, seats, winner) });
}
