/** The game code: a match as one word, to send to whoever plays elsewhere, and theirs to paste. */

import { createCopy } from "./copy.js";
import { fill, h, set, setDisabled, setText } from "./dom.js";

/** @import { Say } from "./texts.js" */

// What is cut here is too long for Python too, which says so.
const LONGEST = 100_000;

/**
 * @param {{onReceive: (code: string) => void, onCopied: (copied: boolean) => void, onClose: () => void}} handlers
 */
export function createCode({ onReceive, onCopied, onClose }) {
  const title = h("p", { class: "sq-big" });
  const open = h("p", { class: "sq-saved" });
  const copy = createCopy(onCopied);
  const theirs = h("textarea", { class: "sq-input", rows: 2, maxlength: LONGEST, autocomplete: "off", spellcheck: "false" });
  const take = h("button", { class: "sq-main", type: "submit" });
  const note = h("p", { class: "sq-note", role: "status" });
  const close = h("button", { class: "sq-quiet", type: "button", click: onClose });
  const form = h("form", { class: "sq-give", submit: paste }, theirs, take);
  const node = h("section", { class: "sq-panel sq-code" }, title, open, copy.node, form, note, close);

  /** @param {Event} event */
  function paste(event) {
    event.preventDefault();
    if (take.getAttribute("aria-disabled")) return;
    if (theirs.value.trim()) onReceive(theirs.value);
    else theirs.focus();
  }

  /** @param {{say: Say, code: string | null, playing: boolean, canAct: boolean, refusal: string}} frame */
  function update({ say, code, playing, canAct, refusal }) {
    set(node, { "aria-label": say.text("code.title") });
    setText(title, say.text("code.title"));
    setText(open, say.text("code.open"));
    set(copy.node, { hidden: !playing });
    copy.update(say, say.text("code.own"), code);
    set(theirs, { "aria-label": say.text("code.theirs"), placeholder: say.text("code.theirs") });
    fill(take, say.text("code.take"));
    fill(close, say.text("code.close"));
    // In a game the line beside the board says it.
    setText(note, playing ? "" : refusal);
    set(note, { hidden: playing });
    setDisabled(take, !canAct);
  }

  return {
    node,
    update,
    clear() {
      theirs.value = "";
    },
    /** @param {boolean} playing */
    focus: (playing) => (playing ? copy : theirs).focus(),
  };
}
