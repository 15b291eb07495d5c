/** The board's front end: an anywidget module. */

import { createView } from "./view.js";

/** @import { Model } from "./types.js" */

export default {
  /** @param {{model: Model, el: HTMLElement}} context */
  render({ model, el }) {
    return createView(model, el);
  },
};
