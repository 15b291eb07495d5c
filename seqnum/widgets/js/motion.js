/** Whether anything may move: not for whoever asked for stillness, and not where nobody looks. */
export function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || document.visibilityState === "hidden";
}
