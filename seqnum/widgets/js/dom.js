/** Making elements. Whatever comes from people goes through text nodes, never through markup. */

/** @typedef {Node | string | null | undefined | false} Child */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Set attributes: functions become listeners, `null` and `false` remove the attribute, `true` sets it empty.
 *
 * @param {Element} node
 * @param {Record<string, any>} attributes
 */
export function set(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(name, value);
    else if (value === null || value === undefined || value === false) node.removeAttribute(name);
    else {
      const text = value === true ? "" : String(value);
      if (node.getAttribute(name) !== text) node.setAttribute(name, text);
    }
  }
}

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, any>} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  set(node, attributes);
  fill(node, ...children);
  return node;
}

/**
 * Replace the children of a node.
 *
 * @param {Element} node
 * @param {...Child} children
 */
export function fill(node, ...children) {
  if (children.length === 1 && typeof children[0] === "string") return setText(node, children[0]);
  node.replaceChildren(.../** @type {(Node | string)[]} */ (children.filter((child) => child || child === "")));
}

/**
 * Does a thing again only when what it is made of is new: what stands on the screen already costs nothing.
 *
 * @returns {(made: unknown, again: () => void) => void}
 */
export function whenNew() {
  /** @type {string | undefined} */
  let known;
  return (made, again) => {
    const key = JSON.stringify(made);
    if (key === known) return;
    known = key;
    again();
  };
}

/**
 * @param {string} tag
 * @param {Record<string, any>} attributes
 * @param {...Element} children
 * @returns {SVGElement}
 */
export function svg(tag, attributes, ...children) {
  const node = document.createElementNS(SVG, tag);
  set(node, attributes);
  node.append(...children);
  return node;
}

/**
 * Change a text only when it differs, so that screen readers and selections are left alone.
 *
 * @param {Element} node
 * @param {string} text
 */
export function setText(node, text) {
  if (node.textContent === text) return;
  // Another text in the same node takes less working out than another node.
  if (text && node.childNodes.length === 1 && node.firstChild instanceof Text) node.firstChild.data = text;
  else node.textContent = text;
}

/**
 * The element that has the focus, also when the board lives in a shadow root.
 *
 * @param {Element} root
 * @returns {Element | null}
 */
export function focused(root) {
  const active = /** @type {Document | ShadowRoot} */ (root.getRootNode()).activeElement;
  return active && root.contains(active) ? active : null;
}

/**
 * A button that is out of reach stays focusable and says so, instead of swallowing the focus.
 *
 * @param {Element} button
 * @param {boolean} disabled
 */
export function setDisabled(button, disabled) {
  set(button, { "aria-disabled": disabled ? "true" : null });
}
