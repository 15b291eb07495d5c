/** The one sentence that tells what is to be done now. */

import { h } from "./dom.js";
import { goesSomewhere } from "./grid.js";
import { moveNodes } from "./moves.js";
import { endText, nameNode, nameText } from "./texts.js";
import { isMine, mustSay, owes, pays, selectedCard } from "./turn.js";

/** @import { Recent } from "./types.js" */
/** @import { Child } from "./dom.js" */
/** @import { Known } from "./known.js" */

/** What to do now, as the key of one sentence. @param {Known} known */
export function lineKey(known) {
  const { table, state, ui } = known;
  if (!state || !table || !isMine(known)) return "";
  if (state.choosing) return "line.which";
  if (pays(known)) return "line.give_up";
  const card = selectedCard(known);
  if (card?.kind === "remove") {
    if (!goesSomewhere(card, state, table)) return state.can_pass ? "line.pass" : "line.remove_none";
    return ui.confirm === null ? "line.remove" : "line.remove_again";
  }
  if (card && state.solved === card.id) return "line.solved";
  if (card && mustSay(known, card)) return "line.say";
  if (card && table.announce && ui.announced) return "line.say_line";
  if (card) return card.kind === "wild" ? "line.wild" : table.asks ? "line.find" : "line.place";
  if (table.printed) return "printed.line";
  if (state.must !== null) return "line.must";
  if (state.can_pass) return "line.pass";
  if (table.dice) return "line.roll";
  return table.asks ? "line.solve" : "line.choose";
}

/** For the ear. @param {Known} known */
export function lineText(known) {
  const { say, table, state } = known;
  if (!table || !state || state.phase === "start") return "";
  const name = nameText(table.seats[state.turn]?.name ?? "");
  if (state.phase === "over") return endText(say, table.seats, state.winner);
  if (state.phase === "handover") return say.text("handover.pass", { name });
  if (state.check) return say.text("line.check", { name: nameText(table.seats[state.check.seat]?.name ?? "") });
  if (!isMine(known) && pays(known)) return say.text("line.give_up");
  if (owes(known)) return say.text("line.taken");
  return isMine(known) ? `${say.text("line.turn", { name })} ${say.text(lineKey(known))}` : say.text("line.wait", { name });
}

/**
 * For the eye.
 *
 * @param {Known} known
 * @param {Recent | null} told the move of somebody else that is being shown
 * @returns {Child[]}
 */
export function lineNodes(known, told) {
  const { say, table, state } = known;
  if (!table || !state) return [];
  const name = nameNode(table.seats[state.turn]?.name ?? "");
  if (told) return [moveNodes(say, table, told)];
  if (state.phase === "play" && state.check) return [say.nodes("line.check", { name: nameNode(table.seats[state.check.seat].name) })];
  if (isMine(known)) return [h("b", {}, say.nodes("line.turn", { name })), " ", say.text(lineKey(known))];
  if (pays(known)) return [say.text("line.give_up")];
  if (owes(known)) return [say.text("line.taken")];
  return state.phase === "play" ? [say.nodes("line.wait", { name })] : [];
}
