/** The board as large as the screen: the browser's full screen where the host lets it, else above all of the page. */

import { h, set } from "./dom.js";
import { icon } from "./shapes.js";

/** @import { Say } from "./texts.js" */

/** So large a screen shows the board as it is drawn; on a larger one everything grows with it. */
const DRAWN_FOR = { width: 1280, height: 680 };

/**
 * @param {HTMLElement} root
 * @param {Document} page where the board is
 */
export function createScreen(root, page) {
  const view = /** @type {Window} */ (page.defaultView);
  const node = h("button", { class: "sq-tool", type: "button", "aria-pressed": "false", click: toggle }, icon("grow"));
  let large = false;

  function toggle() {
    if (large) leave();
    else enter();
  }

  async function enter() {
    large = true;
    try {
      await root.requestFullscreen();
    } catch {
      // The top layer lies above whatever a host transforms, clips or stacks.
      root.popover = "manual";
      root.showPopover();
    }
    draw();
    node.focus();
  }

  function leave() {
    large = false;
    if (isFull()) page.exitFullscreen();
    root.removeAttribute("popover");
    draw();
    node.focus();
  }

  const isFull = () => /** @type {Document | ShadowRoot} */ (root.getRootNode()).fullscreenElement === root;

  function draw() {
    const zoom = Math.max(1, Math.min(view.innerWidth / DRAWN_FOR.width, view.innerHeight / DRAWN_FOR.height));
    set(node, { "aria-pressed": String(large) });
    set(root, { "data-large": large });
    root.style.setProperty("zoom", large ? String(zoom) : "");
    root.style.setProperty("--sq-tall", large ? `${Math.floor(view.innerHeight / zoom) - 28}px` : "");
  }

  let wasFull = false;
  const changed = () => {
    // Escape in the browser's full screen is the browser's: it only says afterwards that it is over.
    if (wasFull && !isFull() && large) leave();
    wasFull = isFull();
  };
  const resized = () => large && draw();
  /** @param {KeyboardEvent} event where nothing of the board has the focus */
  const pressed = (event) => large && event.key === "Escape" && !event.composedPath().includes(root) && leave();
  page.addEventListener("fullscreenchange", changed);
  view.addEventListener("resize", resized);
  view.addEventListener("keydown", pressed);

  return {
    node,
    /** Back to the page; false where the board is there already. */
    leave() {
      if (large) leave();
      else return false;
      return true;
    },
    /** @param {Say} say */
    update(say) {
      set(node, { "aria-label": say.text("screen"), title: say.text("screen") });
    },
    stop() {
      page.removeEventListener("fullscreenchange", changed);
      view.removeEventListener("resize", resized);
      view.removeEventListener("keydown", pressed);
    },
  };
}
