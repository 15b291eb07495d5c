/** Light or dark, as the host says: Jupyter, Colab, VS Code, marimo and plain pages each say it their own way. */

const SCHEME = "(prefers-color-scheme: dark)";

/** @param {Element} node @returns {boolean | null} null: says nothing */
function saysDark(node) {
  const lab = node.getAttribute("data-jp-theme-light");
  if (lab !== null) return lab === "false";
  const name = node.getAttribute("data-theme") ?? node.getAttribute("theme");
  if (name === "dark" || name === "light") return name === "dark";
  const { classList } = node;
  if (["dark", "vscode-dark", "vscode-high-contrast"].some((value) => classList.contains(value))) {
    return !classList.contains("vscode-high-contrast-light");
  }
  return ["light", "vscode-light", "vscode-high-contrast-light"].some((value) => classList.contains(value)) ? false : null;
}

/** @param {Element} element */
function isDark(element) {
  const page = element.ownerDocument;
  /** @type {(Node | null)[]} */
  const around = [];
  for (let node = /** @type {Node | null} */ (element); node; node = /** @type {ShadowRoot} */ (node).host ?? node.parentNode) {
    around.push(node);
  }
  // JupyterLab draws a board before it is part of the page, so the page itself is asked in any case.
  for (const node of [...around, page.body, page.documentElement]) {
    const answer = node?.nodeType === Node.ELEMENT_NODE ? saysDark(/** @type {Element} */ (node)) : null;
    if (answer !== null) return answer;
  }
  const scheme = getComputedStyle(page.documentElement).colorScheme;
  return scheme.includes("dark") && (!scheme.includes("light") || matchMedia(SCHEME).matches);
}

/**
 * Keep `data-sq-theme` of the board in step with the host.
 *
 * @param {HTMLElement} root
 * @param {Element} el
 * @returns {() => void} stops watching
 */
export function followTheme(root, el) {
  const page = el.ownerDocument;
  // Paper is white.
  const print = matchMedia("print");
  const scheme = matchMedia(SCHEME);
  const update = () => {
    root.dataset.sqTheme = !print.matches && isDark(el) ? "dark" : "light";
  };
  const watcher = new MutationObserver(update);
  for (const node of [page.documentElement, page.body]) watcher.observe(node, { attributes: true });
  for (const media of [print, scheme]) media.addEventListener("change", update);
  update();
  return () => {
    watcher.disconnect();
    for (const media of [print, scheme]) media.removeEventListener("change", update);
  };
}
