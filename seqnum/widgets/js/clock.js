/** How long choosing took, in seconds on the browser's monotonic clock, and how long the page was out of sight. */

/** @param {number} milliseconds */
const seconds = (milliseconds) => Math.max(0, Math.round(milliseconds / 100) / 10);

/** @param {Document} page where the board is */
export function createClock(page) {
  let shown = performance.now();
  let picked = shown;
  let away = 0;
  /** @type {number | null} */
  let left = null;

  const leave = () => {
    left ??= performance.now();
  };
  const comeBack = () => {
    if (left !== null) away += performance.now() - left;
    left = null;
  };
  const changed = () => (page.visibilityState === "hidden" ? leave() : comeBack());
  const { defaultView } = page;
  defaultView?.addEventListener("blur", leave);
  defaultView?.addEventListener("focus", comeBack);
  page.addEventListener("visibilitychange", changed);

  return {
    /** A new state is on the screen: thinking starts now. */
    restart() {
      shown = picked = performance.now();
      away = 0;
      if (left !== null) left = shown;
    },
    /** A card was chosen. */
    pick() {
      picked = performance.now();
    },
    /** The three times a message carries. */
    times() {
      const now = performance.now();
      const lost = away + (left === null ? 0 : now - left);
      return { to_card: seconds(picked - shown), to_answer: seconds(now - picked), focus_lost: seconds(lost) };
    },
    stop() {
      defaultView?.removeEventListener("blur", leave);
      defaultView?.removeEventListener("focus", comeBack);
      page.removeEventListener("visibilitychange", changed);
    },
  };
}
