/** Whether Python still answers, said where it matters. */

import { h, set, setText } from "./dom.js";
import { icon } from "./shapes.js";

/** @import { Status } from "./link.js" */
/** @import { Say } from "./texts.js" */

/** @param {() => void} onRetry @param {() => void} onKeep */
export function createNotice(onRetry, onKeep) {
  const text = h("span", {});
  const retry = h("button", { class: "sq-main", type: "button", click: onRetry });
  const keep = h("button", { class: "sq-quiet sq-keep", type: "button", click: onKeep });
  const node = h("div", { class: "sq-notice", role: "alert" }, icon("plug"), text, retry, keep);

  /** @param {Status} status @param {Say} say @param {boolean} keeps whether there is a result */
  function update(status, say, keeps) {
    set(node, { hidden: status === "ok" });
    setText(text, status === "ok" ? "" : say.text(`link.${status}`));
    setText(retry, say.text("link.retry"));
    set(retry, { hidden: status !== "lost" });
    setText(keep, say.text("keep.title"));
    set(keep, { hidden: status !== "lost" || !keeps });
  }

  return { node, update };
}
