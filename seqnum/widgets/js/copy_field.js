/** A text to copy with a button, among the teacher's controls. */

/** @import { Model } from "./types.js" */

/** @param {{model: Model, el: HTMLElement}} place */
function render({ model, el }) {
  const label = document.createElement("label");
  const name = document.createElement("span");
  const text = document.createElement("input");
  const button = document.createElement("button");
  const done = document.createElement("span");
  button.className = "jupyter-button";
  label.style.cssText = "flex:1 1 320px;display:flex;flex-wrap:wrap;gap:4px 8px;align-items:center;margin:2px";
  name.style.cssText = "flex:0 0 150px;text-align:right";
  text.style.cssText = "flex:1 1 200px;min-width:0;padding:3px 6px;font-family:var(--jp-code-font-family,monospace)";
  button.style.cssText = "width:auto;padding:0 12px";
  text.readOnly = true;
  button.type = "button";
  done.setAttribute("role", "status");

  function draw() {
    name.textContent = model.get("label");
    text.value = model.get("value");
    button.textContent = model.get("copy");
    button.disabled = !text.value;
    done.textContent = "";
  }

  text.addEventListener("focus", () => text.select());
  button.addEventListener("click", () => {
    text.select();
    // The newer clipboard is closed to pages that are not secure, and to frames that were not trusted with it.
    if (document.execCommand("copy")) done.textContent = model.get("copied");
  });
  label.append(name, text);
  const row = document.createElement("div");
  row.style.cssText = "display:flex;flex-wrap:wrap;gap:4px 8px;align-items:center";
  row.append(label, button, done);
  el.append(row);
  model.on("change:value", draw);
  draw();
  return () => model.off("change:value", draw);
}

export default { render };
