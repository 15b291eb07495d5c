/** What a teacher may change before the game, folded away: nobody has to look at it to play. */

import { h, fill, set } from "./dom.js";

/** @import { Say } from "./texts.js" */
/** @import { Lesson, Options } from "./types.js" */

const POLICIES = ["two_tries", "retry", "lose_turn", "reveal", "challenge", "honour"];

/**
 * @param {() => void} onChange
 */
export function createTeacher(onChange) {
  const summary = h("summary", {});
  const policy = h("select", { class: "sq-input" });
  const by = h("select", { class: "sq-input" });
  const sides = h("select", { class: "sq-input", change: onChange });
  const screens = h("select", { class: "sq-input" });
  const check = h("input", { type: "checkbox" });
  const bell = h("input", { class: "sq-input", type: "time" });
  const hints = h("input", { type: "checkbox" });
  const sound = h("input", { type: "checkbox" });
  const fields = { policy, by, sides, screens, bell, check, hints, sound };
  const labels = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, h("label", { class: `sq-field-${key}` }, h("span", {}), field)]));
  const node = h("details", { class: "sq-teacher" }, summary, h("div", { class: "sq-fields" }, ...Object.values(labels)));
  let begun = "";

  /** @param {Say} say @param {Lesson} lesson */
  function update(say, lesson) {
    const before = begun ? options() : lesson.options;
    const key = JSON.stringify([lesson.asks, lesson.seats, lesson.options]);
    const { answer_policy, answer_by, check: checks, hints: hinted, sides: teams, ends_at, sound: sounds, screens: shown } = key === begun ? before : lesson.options;
    begun = key;
    fill(summary, say.text("lobby.teacher"));
    for (const [name, label] of Object.entries(labels)) fill(/** @type {Element} */ (label.firstChild), say.text(`lobby.${name}`));
    for (const label of [labels.policy, labels.by, labels.check, labels.hints]) set(label, { hidden: !lesson.asks });
    const choices = [...new Set(Object.values(lesson.seats).filter((each) => each.length > 1).flat())];
    set(labels.sides, { hidden: choices.length === 0 });
    /** @param {HTMLSelectElement} select @param {string} prefix @param {(string | number)[]} values @param {string | number | null} chosen */
    const choose = (select, prefix, values, chosen) => {
      fill(select, ...values.map((value) => h("option", { value }, prefix ? say.text(`lobby.${prefix}_${value}`) : String(value))));
      select.value = String(chosen ?? values[0] ?? "");
    };
    choose(policy, "policy", POLICIES, answer_policy);
    choose(by, "by", ["board", "keypad"], answer_by);
    choose(sides, "", choices, teams);
    choose(screens, "screens", lesson.asks ? ["shared", "own", "projector"] : ["shared", "own"], shown);
    bell.value = ends_at ?? "";
    check.checked = checks !== null;
    hints.checked = hinted;
    sound.checked = sounds;
  }

  /** @returns {Options} */
  function options() {
    const asks = !labels.policy.hidden;
    return {
      answer_policy: asks ? policy.value : null,
      answer_by: asks ? /** @type {Options["answer_by"]} */ (by.value) : null,
      check: asks && check.checked ? "partner" : null,
      hints: asks && hints.checked,
      sides: sides.value ? Number(sides.value) : null,
      ends_at: bell.value || null,
      sound: sound.checked,
      screens: screens.value,
    };
  }

  return { node, update, options };
}
