/** Chips and small pictures, drawn by hand as SVG. A side is known by its shape first, by its colour second. */

import { svg } from "./dom.js";

/** @import { Verdict } from "./types.js" */

const TONES = /** @type {const} */ ({ good: "check", wrong: "again", reveal: "bulb", hint: "bulb", info: "info" });

const OUTLINES = [
  "M50 5a45 45 0 1 1 0 90a45 45 0 1 1 0-90z",
  "M42.2 5.4a11 11 0 0 1 15.6 0L94.6 42.2a11 11 0 0 1 0 15.6L57.8 94.6a11 11 0 0 1-15.6 0L5.4 57.8a11 11 0 0 1 0-15.6z",
  "M26 9h48a17 17 0 0 1 17 17v48a17 17 0 0 1-17 17H26A17 17 0 0 1 9 74V26A17 17 0 0 1 26 9z",
];

const ICONS = {
  check: "M5 12.5l4.5 4.5L19 7.5",
  again: "M5 11a7 7 0 1 1 2 5.5M5 5v6h6",
  bulb: "M9 18h6M10 21h4M8.5 15A6 6 0 1 1 15.5 15c-.6.5-.5 1-.5 1H9s.1-.5-.5-1z",
  info: "M12 11v6M12 7.2v.1",
  robot: "M5 9h14v10H5zM12 9V5M9 13.2v.6M15 13.2v.6M12 4.5v.1M2.5 13v3M21.5 13v3",
  friend: "M4 9.5a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3V16a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM12 6.5V3.5M8.8 11.5v.8M15.2 11.5v.8M8.5 15.5a4.5 4.5 0 0 0 7 0",
  person: "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM4.5 20a7.5 6 0 0 1 15 0",
  swap: "M4 8h14l-3.5-3.5M20 16H6l3.5 3.5",
  globe: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM3 12h18M12 3c3 2.5 3.5 6 3.5 9s-.5 6.5-3.5 9c-3-2.5-3.5-6-3.5-9s.5-6.5 3.5-9z",
  deck: "M8 7h10v13H8zM5.5 17V4H15",
  lock: "M7 11h10v8H7zM9 11V8.5a3 3 0 0 1 6 0V11",
  plug: "M9 3v5M15 3v5M6.5 8h11v3a5.5 5.5 0 0 1-11 0zM12 16.5V21",
  close: "M6 6l12 12M18 6L6 18",
  add: "M12 5v14M5 12h14",
  letter: "M3.5 6h17v12h-17zM4 7l8 6.5L20 7",
  speaker: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  help: "M8.5 9.2a3.5 3.5 0 1 1 5.2 3c-1.2.7-1.7 1.3-1.7 2.6M12 18.4v.1",
  grow: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  note: "M9 17.5V5l10-2v12.5M9 17.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM19 15.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0z",
  keep: "M12 4v11M7 10.5l5 5 5-5M5 20h14",
  first: "M6 5v14M19 5l-8.5 7 8.5 7z",
  back: "M16 5l-9 7 9 7z",
  next: "M8 5l9 7-9 7z",
  last: "M18 5v14M5 5l8.5 7L5 19z",
};

/**
 * A chip of one side, as an element that fills its box.
 *
 * @param {number} side
 */
export function chip(side) {
  const outline = OUTLINES[side % OUTLINES.length];
  return svg(
    "svg",
    { class: `sq-chip sq-side${side % OUTLINES.length}`, viewBox: "0 0 100 100", "aria-hidden": "true" },
    svg("path", { class: "sq-chip-edge", d: outline, transform: "translate(0 5)" }),
    svg("path", { class: "sq-chip-body", d: outline }),
    svg("path", { class: "sq-chip-rim", d: outline, transform: "translate(50 50) scale(.83) translate(-50 -50)" }),
  );
}

/**
 * @param {keyof typeof ICONS} name
 */
export function icon(name) {
  return svg("svg", { class: "sq-icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: ICONS[name] }));
}

/** The picture beside what is said about an answer. @param {Verdict["tone"]} tone */
export const toneIcon = (tone) => icon(TONES[tone]);

/** The star of a free space. */
export function star() {
  const d = "M50 12l11.2 24.6 26.8 3-19.9 18.2 5.4 26.5L50 71 26.5 84.3l5.4-26.5L12 39.6l26.8-3z";
  return svg("svg", { class: "sq-star", viewBox: "0 0 100 100", "aria-hidden": "true" }, svg("path", { d }));
}
