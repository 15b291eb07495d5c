/** The board's front end: an anywidget module. */

import { createHistory } from "./history.js";
import { createView } from "./view.js";

/** @import { Model } from "./types.js" */

export default {
  /** @param {{model: Model, el: HTMLElement}} context */
  render({ model, el }) {
    return model.get("moments") ? createHistory(model, el) : createView(model, el);
  },
};
