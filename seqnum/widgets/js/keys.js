/**
 * Keys. Jupyter catches shortcuts in the capture phase of the document, so that arrows never reach a widget and `a`
 * adds a cell; a capture listener on `window` comes first. Combinations with Ctrl, Alt or Meta stay the host's.
 */

const STEPS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]);

/**
 * @param {Element} root
 * @param {(event: KeyboardEvent, target: Element) => boolean} handle true when the key did something
 * @returns {() => void} takes the listener away
 */
export function listenToKeys(root, handle) {
  /** @param {KeyboardEvent} event */
  function onKey(event) {
    // Not by instanceof: another document has classes of its own.
    const target = /** @type {Element} */ (event.composedPath()[0]);
    if (!target.nodeType || !root.contains(target)) return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.key === "Tab") return;
    if (event.key === "Escape") {
      if (!handle(event, target)) return;
      event.preventDefault();
    } else if (STEPS.has(event.key) && !isTyping(target) && handle(event, target)) event.preventDefault();
    event.stopPropagation();
  }
  // The window of the board, which may be another than this script's.
  const page = root.ownerDocument.defaultView;
  page?.addEventListener("keydown", onKey, true);
  return () => page?.removeEventListener("keydown", onKey, true);
}

/** @param {Element} target */
function isTyping(target) {
  return target.matches("input, select, textarea");
}

/**
 * Where a key leads in a table of buttons; the edge stops.
 *
 * @param {string} key
 * @param {number} index
 * @param {number} cols
 * @param {number} count
 */
export function step(key, index, cols, count) {
  const col = index % cols;
  const rowStart = index - col;
  const rowEnd = Math.min(rowStart + cols, count) - 1;
  switch (key) {
    case "ArrowLeft":
      return Math.max(rowStart, index - 1);
    case "ArrowRight":
      return Math.min(rowEnd, index + 1);
    case "ArrowUp":
      return index - cols < 0 ? index : index - cols;
    case "ArrowDown":
      return index + cols >= count ? index : index + cols;
    case "Home":
      return rowStart;
    default:
      return rowEnd;
  }
}

/**
 * Arrows walk over the board and along the hand.
 *
 * @param {string} key
 * @param {Element} target
 * @param {ReturnType<typeof import("./grid.js").createGrid>} grid
 * @param {ReturnType<typeof import("./hand.js").createHand>} hand
 * @returns {boolean} whether there was somewhere to go
 */
export function walk(key, target, grid, hand) {
  const cell = grid.indexOf(target);
  const card = hand.indexOf(target);
  if (cell >= 0) grid.focus(step(key, cell, grid.columns(), grid.count()));
  else if (card >= 0) hand.focus(step(key, card, key === "ArrowUp" || key === "ArrowDown" ? hand.columns() : hand.count(), hand.count()));
  return cell >= 0 || card >= 0;
}

/**
 * Leave the board: the nearest thing around it that can have the focus gets it (Jupyter's cell or notebook).
 *
 * @param {Element} root
 */
export function leave(root) {
  /** @type {Node | null} */
  let node = root.parentNode;
  while (node) {
    const around = /** @type {HTMLElement & ShadowRoot} */ (node);
    if (around.hasAttribute?.("tabindex")) {
      around.focus();
      return;
    }
    node = around.host ?? node.parentNode;
  }
  const { activeElement } = /** @type {Document | ShadowRoot} */ (root.getRootNode());
  /** @type {HTMLElement | null} */ (activeElement)?.blur();
}
