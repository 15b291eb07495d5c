/** Short sounds, made by the browser itself, for whoever wants them. Off until somebody asks; forgotten with the page. */

import { h, set } from "./dom.js";
import { icon } from "./shapes.js";

/** @import { State, Table } from "./types.js" */
/** @import { Say } from "./texts.js" */

/** Tones: pitch in hertz, when it begins and how long it lasts in seconds. */
const TUNES = {
  chip: [[330, 0, 0.09]],
  right: [[523, 0, 0.14], [784, 0.1, 0.25]],
  wrong: [[233, 0, 0.16], [196, 0.13, 0.25]],
  win: [[523, 0, 0.18], [659, 0.14, 0.18], [784, 0.28, 0.18], [1047, 0.42, 0.6]],
};
const LOUD = 0.12;

export function createSound() {
  /** @type {AudioContext | null} */
  let audio = null;
  const node = h("button", { class: "sq-tool", type: "button", "aria-pressed": "false", click: toggle }, icon("note"));

  function toggle() {
    if (audio) stop();
    else {
      audio = new AudioContext();
      set(node, { "aria-pressed": "true" });
      play("chip");
    }
  }

  /** @param {keyof typeof TUNES} tune */
  function play(tune) {
    if (!audio) return;
    for (const [pitch, after, lasts] of TUNES[tune]) {
      const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
      const volume = new GainNode(audio, { gain: LOUD });
      const start = audio.currentTime + after;
      volume.gain.setTargetAtTime(0, start, lasts / 4);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + lasts * 2);
    }
  }

  /** @param {Say} say @param {Table} table */
  function update(say, table) {
    set(node, { "aria-label": say.text("sound"), title: say.text("sound"), hidden: table.sound === false });
    if (table.sound === false) stop();
  }

  function stop() {
    audio?.close();
    audio = null;
    set(node, { "aria-pressed": "false" });
  }

  return { node, play, update, stop };
}

/**
 * The sound of what is new in a state.
 *
 * @param {State | null} before
 * @param {State} next
 * @returns {keyof typeof TUNES | null}
 */
export function soundOf(before, next) {
  if (!before || before.phase === "start" || next.phase === "over" || told(before) === told(next)) return null;
  const tone = next.verdict?.tone;
  if (tone === "good") return "right";
  if (tone === "wrong" || tone === "reveal") return "wrong";
  return before.chips === next.chips ? null : "chip";
}

/** What happened, in no language. @param {State} state */
const told = ({ chips, turn, verdict, hand }) => JSON.stringify([chips, turn, verdict?.tone, verdict?.cell, hand.map(({ id, tries }) => [id, tries])]);
