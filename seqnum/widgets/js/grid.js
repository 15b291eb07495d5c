/** The board: a grid of real buttons with chips, and the bands that join made sequences beneath the chips. */

import { h, fill, set, setDisabled, svg } from "./dom.js";
import { fitFace } from "./face_fit.js";
import { createFitting } from "./fit.js";
import { formulaOnSpace, isWord, widthOnSpace } from "./maths.js";
import { isStill } from "./motion.js";
import { chip, star } from "./shapes.js";
import { sideText } from "./texts.js";

/** @import { Table, State, HandCard, Sequence } from "./types.js" */
/** @import { Say } from "./texts.js" */

/**
 * What the board shows at this moment; during the replay of other players' moves it is behind the state.
 *
 * @typedef {{
 *   table: Table, state: State, say: Say, chips: string, sequences: Sequence[], last: number | null,
 *   selected: HandCard | null, asked: number | null, confirm: number | null, wrong: number | null, canAct: boolean, line: number[],
 * }} Frame
 */

/**
 * @param {(cell: number) => void} onCell
 */
export function createGrid(onCell) {
  const bands = svg("svg", { class: "sq-bands", "aria-hidden": "true", preserveAspectRatio: "none" });
  const grid = h("div", { class: "sq-grid", role: "grid" });
  const node = h("div", { class: "sq-board" }, grid, bands);
  /** @type {HTMLButtonElement[]} */
  let buttons = [];
  /** @type {HTMLElement[]} */
  let cells = [];
  /** What each space shows. @type {string[]} */
  let shown = [];
  /** @type {Table | null} */
  let read = null;
  let built = "";
  let drawn = "";
  let sequencesDrawn = "";
  let current = 0;
  let columns = 1;

  const fitting = createFitting(node, (face, extent) => fitFace(face, extent, columns));

  /** @param {Table} table */
  function build(table) {
    if (table === read) return;
    read = table;
    const key = JSON.stringify([table.deal, table.rows, table.cols, table.faces]);
    if (key === built) return;
    built = key;
    columns = table.cols;
    drawn = "";
    shown = [];
    sequencesDrawn = "-";
    current = table.faces.findIndex((face) => face !== null);
    node.style.setProperty("--sq-rows", String(table.rows));
    node.style.setProperty("--sq-cols", String(table.cols));
    node.style.setProperty("--sq-ratio", String(table.cols / table.rows));
    set(bands, { viewBox: `0 0 ${table.cols} ${table.rows}` });
    buttons = table.faces.map((face, cell) => {
      const button = h("button", { type: "button", class: "sq-space", click: () => onCell(cell) });
      if (face === null) fill(button, h("span", { class: "sq-face" }, star()));
      else {
        const shown = h("span", { class: "sq-face" }, formulaOnSpace(face));
        fill(button, shown);
        const isNumber = !face.suit && !isWord(face.text);
        set(button, { "data-suit": face.suit ?? null, "data-number": isNumber });
        if (isNumber) fitting.add(shown);
        else button.style.setProperty("--sq-len", String(widthOnSpace(face.text)));
      }
      set(button, { "data-free": face === null });
      button.addEventListener("focus", () => moveTo(cell));
      return button;
    });
    cells = buttons.map(() => h("div", { role: "gridcell", class: "sq-cell" }));
    const rows = Array.from({ length: table.rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns));
    fill(grid, ...rows.map((row) => h("div", { role: "row", class: "sq-row" }, ...row)));
    buttons.forEach((button, cell) => set(button, { tabindex: cell === current ? 0 : -1 }));
    lay(cells);
  }

  /** Two rows a frame: all at once they would hold up a slow computer. @param {HTMLElement[]} laid of the deal it is for */
  function lay(laid, from = 0) {
    if (laid !== cells) return;
    const to = isStill() ? laid.length : from + 2 * columns;
    laid.slice(from, to).forEach((cell, index) => cell.append(buttons[from + index]));
    fitting.fit();
    if (to < laid.length) requestAnimationFrame(() => lay(laid, to));
  }

  /** @param {number} cell */
  function moveTo(cell) {
    if (cell === current) return;
    set(buttons[current], { tabindex: -1 });
    current = cell;
    set(buttons[current], { tabindex: 0 });
  }

  /** @param {Frame} frame */
  function update(frame) {
    const { table, state, say, chips, sequences, selected } = frame;
    build(table);
    set(grid, { "aria-label": say.text("board") });
    const locked = new Set(sequences.flatMap((sequence) => sequence.cells));
    const animate = drawn !== "";
    const names = say.lang + JSON.stringify(table.seats);
    buttons.forEach((button, cell) => {
      const side = sideAt(chips, cell);
      const before = sideAt(drawn, cell);
      if (side !== before || drawn === "") {
        button.querySelector(".sq-chip")?.remove();
        if (side !== null) button.prepend(chip(side));
        set(button, {
          "data-side": side,
          "data-new": animate && side !== null,
          "data-gone": animate && side === null && before !== null,
        });
      }
      const isOut = selected !== null && outOfReach(selected, state, table, chips, locked, cell) !== null;
      const marks = {
        "data-locked": locked.has(cell),
        "data-last": frame.last === cell,
        "data-asked": frame.asked === cell,
        "data-confirm": frame.confirm === cell,
        "data-wrong": frame.wrong === cell,
        "data-line": frame.line.includes(cell),
        "data-out": isOut && selected.kind === "remove",
      };
      const isDisabled = !frame.canAct || isOut;
      const key = [side, isDisabled, ...Object.values(marks)].join() + names;
      if (shown[cell] === key) return;
      shown[cell] = key;
      set(button, { "aria-label": label(frame, cell, side, marks["data-locked"], marks["data-last"]), ...marks });
      setDisabled(button, isDisabled);
    });
    drawn = chips;
    drawBands(sequences, table, state);
  }

  /** @param {Sequence[]} sequences @param {Table} table @param {State} state */
  function drawBands(sequences, table, state) {
    const key = JSON.stringify([sequences, state.winner]);
    if (key === sequencesDrawn) return;
    const known = sequencesDrawn === "-" ? null : bands.childElementCount;
    sequencesDrawn = key;
    bands.replaceChildren(
      ...sequences.map(({ side, cells }, index) => {
        const ends = [Math.min(...cells), Math.max(...cells)];
        const d = `M${ends.map((cell) => `${(cell % table.cols) + 0.5} ${Math.floor(cell / table.cols) + 0.5}`).join("L")}`;
        return svg(
          "g",
          { class: `sq-band sq-side${side % 3}`, "data-new": known !== null && index >= known, "data-won": state.winner === side },
          svg("path", { class: "sq-band-edge", d }),
          svg("path", { class: "sq-band-body", d }),
        );
      }),
    );
  }

  return {
    node,
    update,
    count: () => buttons.length,
    columns: () => columns,
    /** @param {Element} target */
    indexOf: (target) => buttons.indexOf(/** @type {HTMLButtonElement} */ (target)),
    /** The space stood on last, or the first that the chosen card can go to. */
    focusOpen() {
      const isOpen = (/** @type {Element | undefined} */ button) => button && !button.getAttribute("aria-disabled");
      this.focus(isOpen(buttons[current]) ? current : Math.max(0, buttons.findIndex(isOpen)));
    },
    /** @param {number} [cell] */
    focus(cell = current) {
      moveTo(cell);
      buttons[cell]?.focus();
    },
  };
}

/** @param {string} chips @param {number} cell @returns {number | null} */
export function sideAt(chips, cell) {
  const mark = chips[cell];
  return mark === undefined || mark === "." ? null : Number(mark);
}

/**
 * Why a card plainly cannot go there, from what everybody at the table sees; nothing here knows an answer.
 *
 * @param {HandCard} card
 * @param {State} state
 * @param {Table} table
 * @param {string} chips
 * @param {Set<number>} locked
 * @param {number} cell
 * @returns {string | null} the key of the reason
 */
export function outOfReach(card, state, table, chips, locked, cell) {
  if (table.faces[cell] === null) return "hint.free";
  const side = sideAt(chips, cell);
  if (card.kind === "remove") {
    if (side === null) return "hint.nothing_there";
    if (side === table.seats[state.turn]?.side) return "hint.own_chip";
    return locked.has(cell) ? "hint.locked" : null;
  }
  if (side === null) return null;
  if (table.replaces && side !== table.seats[state.turn]?.side) return locked.has(cell) ? "hint.locked" : null;
  return !table.asks || card.kind === "wild" ? "hint.taken" : "hint.taken_number";
}

/** Whether a card finds anywhere to go, as far as everybody at the table sees. @param {HandCard} card @param {State} state @param {Table} table */
export function goesSomewhere(card, state, table) {
  const locked = new Set(state.sequences.flatMap((sequence) => sequence.cells));
  return table.faces.some((_, cell) => outOfReach(card, state, table, state.chips, locked, cell) === null);
}

/** @param {Frame} frame @param {number} cell @param {number | null} side @param {boolean} locked @param {boolean} last */
function label({ table, say }, cell, side, locked, last) {
  const face = table.faces[cell];
  const place = { row: Math.floor(cell / table.cols) + 1, col: (cell % table.cols) + 1, face: face?.spoken ?? "" };
  if (face === null) return say.text("cell.free", place);
  if (side === null) return say.text(last ? "cell.open_last" : "cell.open", place);
  const key = locked ? "cell.locked" : "cell.chip";
  return say.text(last ? `${key}_last` : key, { ...place, names: sideText(say, table.seats, side) });
}
