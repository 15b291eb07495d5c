/** What is said to the players beside the board: what to do now, what the last answer was, what is wrong with the link. */

import { fill, h, set, whenNew } from "./dom.js";
import { lineNodes, lineText } from "./line.js";
import { toneIcon } from "./shapes.js";
import { raised } from "./texts.js";

/** @import { Recent } from "./types.js" */
/** @import { Known } from "./known.js" */

/** @param {() => void} onTogether the last answer was found together */
export function createMessage(onTogether) {
  const line = h("p", { class: "sq-line" });
  const verdict = h("div", { class: "sq-verdict" });
  const node = h("div", { class: "sq-message" }, line, verdict);
  const lineOnce = whenNew();
  const verdictOnce = whenNew();

  /** @param {Known} known */
  function drawVerdict({ say, state, ui }) {
    const said = ui.hint ?? state?.verdict ?? null;
    const answer = said !== null && said === state?.verdict && said.tone !== "info" && said.tone !== "hint" && state.answered_last !== null;
    verdictOnce([said, answer, say.lang], () => {
      set(verdict, { "data-tone": said?.tone ?? null });
      set(node, { "data-silent": said === null });
      fill(
        verdict,
        said && toneIcon(said.tone),
        said && h("p", {}, ...raised(said.text)),
        answer && h("button", { class: "sq-together", type: "button", click: onTogether }, say.text("helped.ask")),
      );
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
