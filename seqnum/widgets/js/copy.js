/** A code to copy by one tap. */

import { fill, h, set, setDisabled } from "./dom.js";

/** @import { Say } from "./texts.js" */

/** @param {(copied: boolean) => void} onCopied */
export function createCopy(onCopied) {
  const own = h("textarea", { class: "sq-input", rows: 1, readonly: true, focus: () => own.select() });
  const copy = h("button", { class: "sq-main", type: "button", click: copyOwn });
  const node = h("div", { class: "sq-give" }, own, copy);

  function copyOwn() {
    if (!own.value) return;
    own.focus();
    own.select();
    // The newer clipboard is closed to pages that are not secure, and to frames that were not trusted with it.
    onCopied(own.ownerDocument.execCommand("copy"));
  }

  /** @param {Say} say @param {string} label @param {string | null} code */
  function update(say, label, code) {
    if (own.value !== (code ?? "")) own.value = code ?? "";
    set(own, { "aria-label": label });
    fill(copy, say.text("code.copy"));
    setDisabled(copy, code === null);
  }

  return { node, update, focus: () => copy.focus() };
}
