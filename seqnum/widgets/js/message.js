/** What is said to the players beside the board: what to do now, what the last answer was, what is wrong with the link. */

import { fill, h, set, setText, whenNew } from "./dom.js";
import { lineNodes, lineText } from "./line.js";
import { toneIcon } from "./shapes.js";
import { raised } from "./texts.js";

/** @import { Recent } from "./types.js" */
/** @import { Known } from "./known.js" */

/** @param {() => void} onTogether the last answer was found together */
export function createMessage(onTogether) {
  const line = h("p", { class: "sq-line" });
  const verdict = h("div", { class: "sq-verdict" });
  const said = h("p", {});
  const together = h("button", { class: "sq-together", type: "button", click: onTogether });
  const node = h("div", { class: "sq-message" }, line, verdict);
  const lineOnce = whenNew();
  const verdictOnce = whenNew();
  const toneOnce = whenNew();

  /** @param {Known} known */
  function drawVerdict({ say, state, ui }) {
    const what = ui.hint ?? state?.verdict ?? null;
    const answer = what !== null && what === state?.verdict && what.tone !== "info" && what.tone !== "hint" && state.answered_last !== null;
    verdictOnce([what, answer, say.lang], () => {
      set(node, { "data-silent": what === null });
      if (what) fill(said, ...raised(what.text));
      if (answer) setText(together, say.text("helped.ask"));
      // Of an answer like the one before, only the words are new.
      toneOnce([what?.tone, answer], () => {
        set(verdict, { "data-tone": what?.tone ?? null });
        fill(verdict, what && toneIcon(what.tone), what && said, answer && together);
      });
    });
  }

  /** @param {Known} known @param {Recent | null} told */
  function update(known, told) {
    lineOnce([told, known.table?.deal, known.state?.phase, lineText(known), known.say.lang], () => {
      set(line, { "data-move": told !== null });
      fill(line, ...lineNodes(known, told));
    });
    drawVerdict(known);
  }

  return { node, update };
}
