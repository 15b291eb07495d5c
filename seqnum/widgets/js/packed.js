/** What Python left out or said in fewer letters, as `seqnum/widgets/packed.py` does it. */

/** @import { State } from "./types.js" */

/** @type {Record<string, string>} */
const TAGS = {
  $: "math", r: "mrow", f: "mfrac", q: "msqrt", k: "mroot", p: "msup", b: "msub", c: "msubsup", u: "munder", t: "mtable",
  l: "mtr", d: "mtd", n: "mn", o: "mo", i: "mi", x: "mtext",
};
const SPACED = '"0.2222em"';

/** @param {any} packed @returns {State} */
export function unpacked(packed) {
  const { hand = [], hands = null, recent = [], check = null, views } = packed;
  return {
    ...LEFT_OUT,
    ...packed,
    hand: hand.map(card),
    hands: hands && hands.map((/** @type {any[]} */ each) => each.map(card)),
    recent: recent.map(withCard),
    check: check && withCard(check),
    ...(views && { views: views.map(view) }),
  };
}

/** What a seat sees instead; of the rest it says nothing. @param {any} seen */
const view = (seen) => seen && Object.fromEntries(Object.keys(seen).map((name) => [name, /** @type {any} */ (unpacked(seen))[name]]));

/** @param {any} packed @returns {any} */
const withCard = (packed) => ({ ...packed, card: packed.card && card(packed.card) });

/** @param {any} packed @returns {any} */
function card(packed) {
  const mathml = packed.mathml ? formulaOf(packed.mathml) : null;
  const text = packed.text ?? mathml?.replace(/<[^>]*>/g, "");
  return { kind: "face", spoken: text, caption: "", suit: null, tries: 0, ...packed, text, mathml };
}

/** @param {string} packed */
function formulaOf(packed) {
  if (packed.includes("<math")) return packed;
  /** @type {string[]} */
  const open = [];
  return packed.replace(/<(.)|>|(\d+)|&\w+;|./gsu, (part, letter, number) => {
    const tag = open[0];
    if (letter) {
      open.unshift(TAGS[letter] ?? "mo");
      return letter === "s" ? `<mo lspace=${SPACED} rspace=${SPACED}>` : `<${open[0]}>`;
    }
    if (part === ">") return `</${open.shift()}>`;
    if (!tag || /^m(n|o|i|text)$/.test(tag)) return part;
    const leaf = number ? "mn" : /[a-z]/i.test(part) ? "mi" : "mo";
    return `<${leaf}>${part}</${leaf}>`;
  });
}

/** @type {any} */
const LEFT_OUT = Object.fromEntries([
  ..."verdict saved ends_in answered_last viewer must solved choosing turns_left winner answers lesson".split(" ").map((name) => [name, null]),
  ..."sequences owed forfeits unfinished".split(" ").map((name) => [name, []]),
  ..."can_pass last_round can_undo".split(" ").map((name) => [name, false]),
]);
