/** Whether Python still answers, said where it matters. */

import { h, set, setText } from "./dom.js";
import { icon } from "./shapes.js";

/** @import { Status } from "./link.js" */
/** @import { Say } from "./texts.js" */

/** @param {() => void} onRetry */
export function createNotice(onRetry) {
  const text = h("span", {});
  const retry = h("button", { class: "sq-main", type: "button", click: onRetry });
  const node = h("div", { class: "sq-notice", role: "alert" }, icon("plug"), text, retry);

  /** @param {Status} status @param {Say} say */
  function update(status, say) {
    set(node, { hidden: status === "ok" });
    setText(text, status === "ok" ? "" : say.text(`link.${status}`));
    setText(retry, say.text("link.retry"));
    set(retry, { hidden: status !== "lost" });
  }

  return { node, update };
}
