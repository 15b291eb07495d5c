/** The result: a file, a code to paste, and a receipt to write down on paper. */

import { createCopy } from "./copy.js";
import { fill, h, set, setText } from "./dom.js";
import { icon } from "./shapes.js";
import { nameNode } from "./texts.js";

/** @import { Entry } from "./types.js" */
/** @import { Say } from "./texts.js" */

/**
 * @param {{onFile: () => void, onCopied: (copied: boolean) => void, onClose: () => void}} handlers
 */
export function createResult({ onFile, onCopied, onClose }) {
  const receipt = h("div", { class: "sq-receipt" });
  const file = h("button", { class: "sq-main sq-wide", type: "button", click: onFile });
  const copy = createCopy(onCopied);
  const note = h("p", { class: "sq-note", role: "status" });
  const close = h("button", { class: "sq-quiet", type: "button", click: onClose });
  const node = h("section", { class: "sq-panel sq-kept" }, receipt, file, copy.node, note, close);
  let shown = "";

  /** @param {Say} say @param {Entry | null} entry @param {boolean} closes @param {string} said what stands nowhere else */
  function update(say, entry, closes, said) {
    setText(note, said);
    set(note, { hidden: !said });
    set(close, { hidden: !closes });
    set(copy.node, { hidden: !entry?.code });
    const key = JSON.stringify([say.lang, entry?.receipt, entry?.code]);
    if (key === shown) return;
    shown = key;
    set(node, { "aria-label": say.text("keep.title") });
    fill(file, icon("keep"), say.text("keep.title"));
    fill(close, say.text("code.close"));
    copy.update(say, say.text("keep.code"), entry?.code ?? null);
    set(receipt, { hidden: !entry?.receipt.tallies.length });
    if (!entry) return;
    const { game, check, tallies } = entry.receipt;
    fill(
      receipt,
      h("p", {}, say.text("keep.paper")),
      ...tallies.map(([name, right, n]) => h("p", {}, say.nodes("keep.tally", { name: nameNode(name), right, n }))),
      h("p", { class: "sq-letters" }, say.nodes("keep.game", { game: h("b", {}, game), check: h("b", {}, check) })),
    );
  }

  return { node, update, focus: () => file.focus() };
}
