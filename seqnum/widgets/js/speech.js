/** Reading aloud by the browser's own voices, for whoever wants to hear what stands there. Off until somebody asks. */

import { h, set } from "./dom.js";
import { icon } from "./shapes.js";

/** @import { Say } from "./texts.js" */

/** Marks that keep names in order for the eye; a voice would stumble over them. */
const UNSPOKEN = /[\u00ad\u2066-\u2069]/g;

export function createSpeech() {
  const voice = /** @type {SpeechSynthesis | undefined} */ (window.speechSynthesis);
  let on = false;
  let lang = "en";
  const node = h("button", { class: "sq-tool", type: "button", hidden: !voice, "aria-pressed": "false", click: toggle }, icon("speaker"));

  function toggle() {
    on = !on;
    set(node, { "aria-pressed": String(on) });
    if (on) speak(node.title);
    else voice?.cancel();
  }

  /**
   * Say something instead of whatever is being said.
   *
   * @param {string} text
   */
  function speak(text) {
    const words = text.replace(UNSPOKEN, "").trim();
    if (!on || !voice || !words) return;
    voice.cancel();
    const utterance = new SpeechSynthesisUtterance(words);
    utterance.lang = lang;
    voice.speak(utterance);
  }

  return {
    node,
    speak,
    /** @param {Say} say */
    update(say) {
      lang = say.lang;
      set(node, { "aria-label": say.text("speech"), title: say.text("speech") });
    },
    stop() {
      if (on) voice?.cancel();
    },
  };
}
