/** The small buttons below the game: help, the whole screen, sounds, reading aloud, the result as a file, the game's code, the language. */

import { h, set } from "./dom.js";
import { createLanguages } from "./languages.js";
import { icon } from "./shapes.js";

/** @import { Known } from "./known.js" */
/** @import { Say } from "./texts.js" */
/** @typedef {{node: HTMLElement, update: (say: Say) => void}} Tool */

/**
 * @param {{speech: Tool, sound: ReturnType<typeof import("./sound.js").createSound>, onHelp: () => void, onKeep: () => void, onCode: () => void, onLanguage: (lang: string) => void}} handlers
 */
export function createTools({ speech, sound, onHelp, onKeep, onCode, onLanguage }) {
  const letter = h("button", { class: "sq-tool", type: "button", click: onCode }, icon("letter"));
  const keep = h("button", { class: "sq-tool sq-keep", type: "button", click: onKeep }, icon("keep"));
  const help = h("button", { class: "sq-tool", type: "button", click: onHelp }, icon("help"));
  const languages = createLanguages(onLanguage);
  const node = h("div", { class: "sq-tools" }, help, sound.node, speech.node, keep, letter, languages.node);

  /** @param {Known} known */
  function update({ say, table, ui }) {
    set(letter, { "aria-label": say.text("code.title"), title: say.text("code.title"), "aria-expanded": String(ui.coding) });
    set(keep, { "aria-label": say.text("keep.title"), title: say.text("keep.title") });
    languages.update(say);
    set(help, { "aria-label": say.text("help.title"), title: say.text("help.title") });
    speech.update(say);
    if (table) sound.update(say, table);
  }

  return { node, update, take: (/** @type {HTMLElement} */ tool) => help.after(tool), focusCode: () => letter.focus(), focusKeep: () => keep.focus() };
}
