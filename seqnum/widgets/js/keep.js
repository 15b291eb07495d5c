/** A file to keep, made in the browser: Binder forgets what is in its folder. */

const HELD = 60_000;

/**
 * @param {{name: string, text: string}} file
 */
export function keepFile({ name, text }) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/jsonl" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), HELD);
}
