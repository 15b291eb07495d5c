/** The page's voice for screen readers, and aloud for whoever turned that on. */

import { h } from "./dom.js";

/** @param {(text: string) => void} speak */
export function createAnnouncer(speak) {
  const node = h("div", { class: "sq-hidden", role: "status", "aria-live": "polite" });

  /** @param {string[]} sentences */
  function announce(sentences) {
    const text = sentences.filter(Boolean).join(" ");
    // The same sentence twice would not be read again.
    node.textContent = node.textContent === text ? `${text}\u00a0` : text;
    speak(text);
  }

  return { node, announce };
}
