/**
 * Dragging a card onto a space, by mouse or pen. A finger taps card and space instead: on a phone a drag scrolls.
 */

import { set } from "./dom.js";

/** Pixels before a press becomes a drag: less is an unsteady click. */
const FAR = 6;

/**
 * @param {HTMLElement} hand what the cards lie in
 * @param {{
 *   cardOf: (target: Element) => HTMLElement | null, cellOf: (target: Element) => number,
 *   onTake: (card: HTMLElement) => boolean, onDrop: (cell: number) => void,
 * }} board `onTake` tells whether the card can be played now
 * @returns {() => void} takes the listeners away
 */
export function listenToDrags(hand, { cardOf, cellOf, onTake, onDrop }) {
  /** @type {{card: HTMLElement, x: number, y: number, id: number, ghost: HTMLElement | null} | null} */
  let drag = null;
  /** @type {Element | null} */
  let over = null;
  /** Of the card, which may stand in another document than this script. @type {Window | null} */
  let page = null;

  /** The space under the pointer; also in a shadow root. @param {PointerEvent} event */
  function spaceAt(event) {
    const root = /** @type {Document | ShadowRoot} */ (hand.getRootNode());
    const space = root.elementFromPoint(event.clientX, event.clientY)?.closest("button") ?? null;
    return space && cellOf(space) >= 0 ? space : null;
  }

  /** @param {PointerEvent} event */
  function down(event) {
    const card = event.button === 0 && event.pointerType !== "touch" ? cardOf(/** @type {Element} */ (event.target)) : null;
    if (!card) return;
    stop();
    drag = { card, x: event.clientX, y: event.clientY, id: event.pointerId, ghost: null };
    page = event.view;
    page?.addEventListener("pointermove", move);
    page?.addEventListener("pointerup", up);
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (!drag || event.pointerId !== drag.id) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.ghost) {
      if (Math.hypot(dx, dy) < FAR) return;
      if (!onTake(drag.card)) return stop();
      drag.ghost = lift(drag.card);
    }
    const zoom = zoomOf(drag.card);
    drag.ghost.style.transform = `translate(${dx / zoom}px, ${dy / zoom}px) rotate(2deg)`;
    point(spaceAt(event));
  }

  /** @param {Element | null} space */
  function point(space) {
    if (space === over) return;
    if (over) set(over, { "data-over": null });
    over = space;
    if (over) set(over, { "data-over": true });
  }

  /** Lengths in styles are this much larger on a board that fills a large screen. @param {HTMLElement} card */
  const zoomOf = (card) => card.currentCSSZoom ?? 1;

  /** @param {HTMLElement} card */
  function lift(card) {
    const ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
    const box = card.getBoundingClientRect();
    ghost.removeAttribute("tabindex");
    ghost.removeAttribute("aria-label");
    set(ghost, { "aria-hidden": "true", "data-ghost": true });
    const px = (/** @type {number} */ seen) => `${seen / zoomOf(card)}px`;
    Object.assign(ghost.style, { left: px(box.left), top: px(box.top), width: px(box.width), height: px(box.height) });
    hand.append(ghost);
    return ghost;
  }

  /** @param {PointerEvent} event */
  function up(event) {
    if (!drag || event.pointerId !== drag.id) return;
    const space = drag.ghost ? spaceAt(event) : null;
    if (drag.ghost) swallowClick();
    stop();
    if (space) onDrop(cellOf(space));
  }

  /** A card let go where it lay would be clicked, and so put down again; the click comes with the release or never. */
  function swallowClick() {
    /** @param {Event} click */
    const swallow = (click) => click.stopPropagation();
    hand.addEventListener("click", swallow, true);
    setTimeout(() => hand.removeEventListener("click", swallow, true));
  }

  function stop() {
    page?.removeEventListener("pointermove", move);
    page?.removeEventListener("pointerup", up);
    drag?.ghost?.remove();
    drag = null;
    point(null);
  }

  hand.addEventListener("pointerdown", down);
  hand.addEventListener("pointercancel", stop);
  return stop;
}
