/** Taking the result along: of the game on the board, or of one that was left; from Python, or from what was kept here. */

import { entryOf, fileOf, forget, games, take } from "./journal.js";
import { keepFile } from "./keep.js";
import { createResult } from "./result.js";
import { isPlaying } from "./turn.js";

/** @import { Entry, News } from "./types.js" */
/** @import { Known } from "./known.js" */
/** @import { Left } from "./unfinished.js" */

/**
 * @param {{known: Known, isLost: () => boolean, act: (type: string) => void, hint: (key: string) => void, draw: () => void, onClose: () => void}} view
 */
export function createKeeper({ known, isLost, act, hint, draw, onClose }) {
  const { ui } = known;
  const result = createResult({ onFile: keep, onCopied, onClose: close });
  /** @type {string | null} */
  let game = null;
  /** One that was left, whose result is on the screen. @type {Entry | null} */
  let left = null;
  /** Games whose files the notebook has; nothing is offered before it said so. @type {Set<string> | null} */
  let safe = null;

  const entry = () => (isPlaying(known) ? entryOf(game) : left);

  function keep() {
    ui.keeping = true;
    ui.coding = false;
    if (isPlaying(known) && !isLost()) {
      act("file");
      draw();
    } else if (entry()) {
      keepFile(fileOf(/** @type {Entry} */ (entry())));
      onKept();
    } else hint("keep.nothing");
  }

  /** What is finished and taken along need not stay in the browser, nor the names in it. */
  function done() {
    const kept = entry();
    if (kept && (kept.over || !isPlaying(known))) forget(kept.game);
  }

  function onKept() {
    done();
    hint("keep.done");
  }

  /** @param {boolean} copied */
  function onCopied(copied) {
    if (copied) done();
    hint(copied ? "keep.copied" : "code.not_copied");
  }

  function close() {
    ui.keeping = false;
    left = null;
    draw();
    onClose();
  }

  return {
    node: result.node,
    focus: result.focus,
    keep,
    close,
    onKept,
    has: () => entry() !== null,
    ids: () => games().map((one) => one.game),
    update() {
      const said = isPlaying(known) && !isLost() ? "" : (ui.hint?.text ?? "");
      result.update(known.say, entry(), !isPlaying(known) || known.state?.phase !== "over", said);
    },
    /** @param {News} news */
    onNews(news) {
      take(news);
      ({ game } = news);
      draw();
    },
    onDeal: () => (game = null),
    /** @param {string[]} found */
    onSafe: (found) => (safe = new Set(found)),
    /** @param {string} of */
    onLeft(of) {
      left = entryOf(of);
      keep();
      draw();
      result.focus();
    },
    /** Whether the result of a game that was left stands on the start screen. */
    isOpen: () => left !== null,
    /** @returns {Left[]} */
    offers() {
      const unfinished = known.state?.unfinished ?? [];
      const lost = games().filter(({ game: of }) => safe && !safe.has(of) && !unfinished.some((one) => one.game === of));
      return [...unfinished, ...lost.map((one) => ({ game: one.game, names: one.names, lost: true }))];
    },
  };
}
