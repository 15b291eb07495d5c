/**
 * The arrows and letters of a list are the list's. Jupyter takes a `select` for no place to write in, so its commands
 * come first: the arrow moves to the next cell. Its keyboard passes over what is marked with an attribute.
 */

const MARK = "data-lm-suppress-shortcuts";

/** @param {{el: HTMLElement}} place */
function render({ el }) {
  el.style.display = "none";
  const page = el.ownerDocument.defaultView;

  /** @param {KeyboardEvent} event */
  function mark(event) {
    // Not by instanceof: another document has classes of its own.
    const target = /** @type {Element} */ (event.composedPath()[0]);
    if (!target.nodeType || !target.matches("select") || !el.closest(".sq-own-keys")?.contains(target)) return;
    target.toggleAttribute(MARK, !event.ctrlKey && !event.altKey && !event.metaKey);
  }
  page?.addEventListener("keydown", mark, true); // before the document's own listener
  return () => page?.removeEventListener("keydown", mark, true);
}

export default { render };
