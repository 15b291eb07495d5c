/** The small language menu of the start screen and of a running game. */

import { h, fill, set } from "./dom.js";
import { icon } from "./shapes.js";

/** @import { Say } from "./texts.js" */

const LANGUAGES = ["en", "es", "pt"];

/**
 * @param {(lang: string) => void} onLanguage
 */
export function createLanguages(onLanguage) {
  const select = h("select", { change: () => onLanguage(select.value) });
  const node = h("label", { class: "sq-languages" }, icon("globe"), select);

  let shown = "";

  /** What was chosen stays chosen until Python has answered. @param {Say} say */
  function update(say) {
    if (say.lang === shown) return;
    shown = say.lang;
    set(select, { "aria-label": say.text("language") });
    if (select.childElementCount === 0) {
      fill(select, ...LANGUAGES.map((lang) => h("option", { value: lang, lang }, say.text(`languages.${lang}`))));
    }
    select.value = say.lang;
  }

  return { node, update };
}
