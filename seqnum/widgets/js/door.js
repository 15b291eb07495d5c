/** The class code: found in the page's own address, else asked for. */

import { fill, h, set } from "./dom.js";

/** @import { Say } from "./texts.js" */

const CODE = /openlesson\d[0-9A-Za-z]+/;
// What is cut here is too long for Python too, which says so.
const LONGEST = 100_000;

/**
 * The class code of the link the page was opened with. JupyterLab rewrites its address at once: what it was stands in
 * the browser's own account of how the page was loaded. A page of the same origin around this one counts as well.
 *
 * @returns {string | null}
 */
export function codeInAddress() {
  /** @type {Window} */
  let place = window;
  for (;;) {
    const addresses = [place.location.href, place.performance.getEntriesByType("navigation")[0]?.name ?? ""];
    const found = addresses.map((address) => CODE.exec(address)?.[0]).find(Boolean);
    if (found) return found;
    if (place.parent === place) return null;
    place = place.parent;
    try {
      void place.location.href;
    } catch {
      return null; // of another origin
    }
  }
}

/**
 * @param {(text: string) => void} onReceive
 */
export function createDoor(onReceive) {
  const input = h("textarea", { class: "sq-input", rows: 2, maxlength: LONGEST, autocomplete: "off", spellcheck: "false" });
  const open = h("button", { class: "sq-main", type: "submit" });
  const node = h("form", { class: "sq-door", submit }, input, open);

  /** @param {Event} event */
  function submit(event) {
    event.preventDefault();
    if (input.value.trim()) onReceive(input.value);
    else input.focus();
  }

  /** @param {Say} say */
  function update(say) {
    set(input, { "aria-label": say.text("lobby.class_code"), placeholder: say.text("lobby.class_code") });
    fill(open, say.text("lobby.open"));
  }

  return { node, update };
}
