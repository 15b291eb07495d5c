/** Scripted traits: one function of the language per situation. */

const math = (...parts) =>
  `<math xmlns="http://www.w3.org/1998/Math/MathML"><mrow>${parts.map(part).join("")}</mrow></math>`;
const part = (text) => {
  const fraction = /^(−?\d+)\/(\d+)$/.exec(text);
  if (fraction) return `<mfrac><mn>${fraction[1]}</mn><mn>${fraction[2]}</mn></mfrac>`;
  if (/^−?[\d.]+$/.test(text)) return `<mn>${text}</mn>`;
  if (/^[a-z]$/.test(text)) return `<mi>${text}</mi>`;
  if (text === "□") return "<mi>□</mi>";
  return `<mo>${text}</mo>`;
};

let made = 0;
const card = (text, more = {}) => ({
  id: `k${(made += 1)}`, kind: "face", mathml: math(...text.split(" ")), text, spoken: text, caption: "", tries: 0, ...more,
});
const wild = () => ({ id: `k${(made += 1)}`, kind: "wild", mathml: null, text: "", spoken: "", caption: "", tries: 0 });
const remove = () => ({ ...wild(), kind: "remove" });

/** A small generator, so that every run shows the same board. */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

function shuffled(items, seed) {
  const next = numbers(seed);
  const all = [...items];
  for (let i = all.length - 1; i > 0; i -= 1) {
    const j = Math.floor(next() * (i + 1));
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
}

const face = (text) => ({ text, mathml: text.includes("/") ? math(text) : null, spoken: text });

function tableOf(rows, cols, values, seats, more = {}) {
  const corners = [0, cols - 1, (rows - 1) * cols, rows * cols - 1];
  const pool = shuffled(Array.from({ length: rows * cols }, (_, i) => values[i % values.length]), rows * 31 + cols);
  const faces = pool.map((value, cell) => (corners.includes(cell) ? null : face(value)));
  return {
    rows, cols, faces, line: 5, to_win: 1, seats, answer_policy: "two_tries", answer_by: "board", lang: "en",
    languages: { en: "English", es: "Español", pt: "Português" }, deck: "week3", deal: 1, asks: true,
    dice: false, announce: false, replaces: false, talk: false, hints: false, goals: [...new Set(seats.map(({ side }) => side))].map(() => more.to_win ?? 1), ...more,
  };
}

const person = (name, side) => ({ name, side, kind: "person" });
const computer = (side, name = "Computer") => ({ name, side, kind: "computer" });
const NUMBERS = Array.from({ length: 30 }, (_, i) => String(i));
const FRACTIONS = ["1/2", "3/4", "5/6", "7/12", "11/12", "1/3", "13/24", "2/5", "7/10", "3/10", "1", "5/4", "−1/2"];

function chipsOf(table, map) {
  const chips = Array.from({ length: table.rows * table.cols }, () => ".");
  for (const [cell, side] of Object.entries(map)) chips[cell] = String(side);
  return chips.join("");
}

function stateOf(table, more = {}) {
  return {
    seq: 12, phase: "play", turn: 0, viewer: 0, chips: chipsOf(table, {}), sequences: [], recent: [],
    cards: table.seats.map(() => 5), made: [0, 0, 0], stock: 31,
    hand: [card("8 + 7"), card("46 ÷ 2"), card("3 × □ = 24"), wild(), remove()],
    must: null, solved: null, can_pass: false, verdict: null, winner: null, saved: null,
    check: null, choosing: null, owed: [], forfeits: [], hands: null, last_round: false, turns_left: null, ends_in: null, can_undo: false, answered_last: null, ...more,
  };
}

const MIDDLE = { 10: 1, 11: 1, 13: 1, 20: 1, 29: 1, 33: 0, 38: 1, 52: 1, 50: 0, 24: 1, 6: 0, 17: 0, 26: 0, 44: 0 };
const DIAGONAL = { 9: 0, 18: 0, 27: 0, 36: 0, 45: 0 };
const COLUMN = { 3: 1, 11: 1, 19: 1, 27: 1, 35: 1 };

const SAID = {
  en: {
    good: "Yes! 8 + 7 is 15.", wrong: "6 is one quarter of 24. You need three of them. One more try.",
    reveal: "46 ÷ 2 = 23: half of 40 is 20, half of 6 is 3, and 20 + 3 = 23. You get a new card.",
  },
  es: {
    good: "¡Sí! 8 + 7 son 15.", wrong: "6 es un cuarto de 24. Necesitas tres. Te queda un intento.",
    reveal: "46 : 2 = 23: la mitad de 40 es 20, la mitad de 6 es 3, y 20 + 3 = 23. Recibes otra carta.",
  },
  pt: {
    good: "Isso! 8 + 7 é 15.", wrong: "6 é um quarto de 24. Você precisa de três. Mais uma tentativa.",
    reveal: "46 ÷ 2 = 23: metade de 40 é 20, metade de 6 é 3, e 20 + 3 = 23. Você ganha outra carta.",
  },
};

const SUITS = {
  en: (rank, suit) => `${rank} of ${["hearts", "spades", "diamonds", "clubs"][suit]}`,
  es: (rank, suit) => `${rank} de ${["corazones", "picas", "diamantes", "tréboles"][suit]}`,
  pt: (rank, suit) => `${rank} de ${["copas", "espadas", "ouros", "paus"][suit]}`,
};

/** Among the longest questions there are, as Python writes them. */
const n = (text) => `<math><mn>${text}</mn></math>`;
const over = (top, bottom) => `<math><mfrac><mn>${top}</mn><mn>${bottom}</mn></mfrac></math>`;
const matrix = (...rows) =>
  `<mrow><mo>(</mo><mtable>${rows.map((row) => `<mtr>${row.map((each) => `<mtd><mn>${each}</mn></mtd>`).join("")}</mtr>`).join("")}</mtable><mo>)</mo></mrow>`;
const MATRICES = `<math><mrow>${matrix([3, 2, "−1"], ["−2", "−1", "−1"])}<mo>\u2062</mo>${matrix(["−1", "−2"], ["−2", "−2"], ["−1", 2])}</mrow></math>`;
const CURVE = "<math><mrow><mi>y</mi><mo>=</mo><mo>−</mo><mn>2</mn><msup><mi>x</mi><mn>3</mn></msup><mo>+</mo><msup><mi>x</mi><mn>2</mn></msup><mo>−</mo><mn>3</mn><mi>x</mi></mrow></math>";
const LONG = {
  en: [`row ${n(2)}, column ${n(2)} of ${MATRICES}`, `sides ${n(11)} and ${n(12)}, angle between them ${n("60°")}, square of the third side?`, `A and B independent, P(A) = ${over(2, 3)}, P(B) = ${over(1, 3)}, P(at least one)?`, `tangent to ${CURVE} at x = ${n("−2")}, y for x = ${n("−1")}?`, n("8 + 7")],
  es: [`fila ${n(2)}, columna ${n(2)} de ${MATRICES}`, `lados ${n(11)} y ${n(12)}, ángulo entre ellos ${n("60°")}, ¿cuadrado del tercer lado?`, `A y B independientes, P(A) = ${over(2, 3)}, P(B) = ${over(1, 3)}, ¿P(al menos uno)?`, `tangente a ${CURVE} en x = ${n("−2")}, ¿y para x = ${n("−1")}?`, n("8 + 7")],
  pt: [`linha ${n(2)}, coluna ${n(2)} de ${MATRICES}`, `lados ${n(11)} e ${n(12)}, ângulo entre eles ${n("60°")}, quadrado do terceiro lado?`, `A e B independentes, P(A) = ${over(2, 3)}, P(B) = ${over(1, 3)}, P(pelo menos um)?`, `tangente a ${CURVE} em x = ${n("−2")}, y para x = ${n("−1")}?`, n("8 + 7")],
};

const HINT = {
  en: "Like this one: 9 + 4. 9 + 1 = 10, and 3 more: 9 + 4 = 13.",
  es: "Como esta: 9 + 4. 9 + 1 = 10, y 3 más: 9 + 4 = 13.",
  pt: "Como esta: 9 + 4. 9 + 1 = 10, e mais 3: 9 + 4 = 13.",
};

const duel = () => tableOf(8, 8, NUMBERS, [person("Ana", 0), computer(1)], { to_win: 2 });
const pair = () => tableOf(8, 8, NUMBERS, [person("Ana", 0), person("Ben", 1)]);
const played = (text) => ({ kind: "face", mathml: math(...text.split(" ")), text, spoken: text });
const REPLY = [{ seat: 1, kind: "place", cell: 29, card: played("46 ÷ 2") }];

const PUPILS = ["Ana López", "Ben", "Chloë", "Dmitri", "Eva", "Fatima", "Gabriel", "Hana", "Íñigo", "João Pedro", "Kim", "Lucía", "Maximiliane", "نور الهدى", "Óscar", "Pia", "Quim", "Rosa", "Sofía", "Tom", "Uma", "Vera", "Wanda", "Zoë"];

const lobbyOf = (more = {}, unfinished = []) => {
  const options = { answer_policy: "two_tries", answer_by: "board", check: null, hints: false, sides: null, ends_at: null, sound: true, screens: "shared" };
  const seats = { 2: [2], 3: [3], 4: [2], 6: [2, 3] };
  return { table: null, state: { seq: 0, phase: "start", unfinished, lesson: { asks: true, levels: [], seats, pupils: 0, login: null, set: false, options, ...more } } };
};

/** A code as long as that of a game of forty answers. */
const CODE = `SQ1.${"7h2kQx9ZpR4mTb".repeat(30)}`;
export const LOG = {
  game: "7f3a", name: "ana-ben-7f3a.jsonl", names: ["Ana", "Ben"], code: CODE, lines: { 0: "{}" },
  receipt: { game: "7f3a1b2c", check: "QTBR", tallies: [["Ana", 11, 14], ["Ben", 9, 13]] },
};

export const scenes = {
  start: () => lobbyOf(),

  resume: () => lobbyOf({}, [{ game: "1f", names: ["Ana", "Ben"] }, { game: "2e", names: ["Zoë"] }]),

  door: () => ({ table: null, state: { seq: 0, phase: "start", lesson: null, unfinished: [] } }),

  class: () => lobbyOf({ pupils: 24, set: true, levels: [2, 1] }),

  hub: () => lobbyOf({ pupils: PUPILS, login: "ana.lopez" }),

  fresh: () => {
    const table = pair();
    return { table, state: stateOf(table) };
  },

  play: (lang) => {
    const table = duel();
    const state = stateOf(table, {
      chips: chipsOf(table, { ...MIDDLE, ...DIAGONAL }), made: [1, 0], sequences: [{ side: 0, cells: [9, 18, 27, 36, 45] }],
      recent: REPLY, verdict: { tone: "good", text: SAID[lang].good, cell: 44 },
    });
    return { table, state };
  },

  wrong: (lang) => {
    const { table, state } = scenes.play(lang);
    state.hand[1] = card("3/4 of 24", { tries: 1 });
    state.hand[2] = card("2 x + 3 = 11", { caption: "x = ?" });
    state.verdict = { tone: "wrong", text: SAID[lang].wrong, cell: 39 };
    return { table, state };
  },

  hint: (lang) => {
    const { table, state } = scenes.play(lang);
    return { table: { ...table, hints: true }, state: { ...state, verdict: { tone: "hint", text: HINT[lang], cell: null } } };
  },

  reveal: (lang) => {
    const { table, state } = scenes.play(lang);
    state.verdict = { tone: "reveal", text: SAID[lang].reveal, cell: 39 };
    return { table, state };
  },

  must: (lang) => {
    const { table, state } = scenes.play(lang);
    return { table, state: { ...state, must: [state.hand[1].id], verdict: null } };
  },

  pass: (lang) => {
    const { table, state } = scenes.play(lang);
    return { table, state: { ...state, hand: [remove()], can_pass: true, verdict: null, stock: 0 } };
  },

  handover: (lang) => {
    const table = pair();
    const state = stateOf(table, {
      phase: "handover", turn: 1, viewer: null, hand: [], chips: chipsOf(table, MIDDLE),
      verdict: { tone: "good", text: SAID[lang].good, cell: 44 },
    });
    return { table, state };
  },

  wall: (lang) => {
    const { state } = scenes.play(lang);
    const groups = [1, 2].map((n) => person(`${{ en: "Group", es: "Grupo", pt: "Grupo" }[lang]} ${n}`, n - 1));
    const table = tableOf(8, 8, NUMBERS, groups, { printed: true });
    return { table, state: { ...state, hand: [], stock: null, cards: [0, 0], made: [1, 0] } };
  },

  wallCard: (lang) => {
    const { table, state } = scenes.wall(lang);
    return { table, state: { ...state, hand: [card("46 ÷ 2")], verdict: null } };
  },

  own: (lang) => {
    const { state } = scenes.play(lang);
    const { hand, verdict, must, solved, can_pass, ...shared } = state;
    const views = [{ viewer: 0, hand, verdict, must, solved, can_pass }, { viewer: 1, hand: hand.slice(1), verdict: null, must, solved, can_pass }];
    return { table: { ...pair(), own: "7f3a" }, state: { ...shared, viewer: null, hand: [], verdict: null, must, solved, can_pass, views } };
  },

  choosing: () => {
    const table = duel();
    const row = [16, 17, 18, 19, 20, 21];
    const state = stateOf(table, { chips: chipsOf(table, Object.fromEntries(row.filter((cell) => cell !== 18).map((cell) => [cell, 0]))) });
    const [first] = state.hand;
    return { table, state: { ...state, solved: first.id, choosing: { card: first.id, cell: 18, lines: [row.slice(0, 5), row.slice(1)] } } };
  },

  check: (lang) => {
    const { table, state } = scenes.handover(lang);
    const check = { by: 0, seat: 1, card: played("46 ÷ 2"), cell: 28 };
    return { table, state: { ...state, phase: "check", turn: 0, verdict: null, check } };
  },

  announce: (lang) => {
    const { table, state } = scenes.play(lang);
    return { table: { ...table, announce: true }, state: { ...state, verdict: null } };
  },

  penalty: (lang) => {
    const { table, state } = scenes.play(lang);
    return { table: { ...table, talk: true }, state: { ...state, verdict: null, forfeits: [0] } };
  },

  owed: (lang) => {
    const { table, state } = scenes.play(lang);
    return { table, state: { ...state, turn: 1, verdict: null, owed: [0], cards: [4, 5] } };
  },

  said: (lang) => {
    const { table, state } = scenes.play(lang);
    return { table, state: { ...state, solved: state.hand[1].id } };
  },

  words: () => {
    const animals = ["bear", "ele\u00adphant", "pen\u00adguin", "mon\u00adkey", "horse", "pig", "tiger", "mouse", "rab\u00adbit"];
    const table = tableOf(6, 7, animals, [person("Ana", 0), computer(1)], { line: 4, asks: false });
    const animal = (text) => card(text, { mathml: null });
    return { table, state: stateOf(table, { chips: chipsOf(table, { 8: 0, 9: 1, 17: 1 }), hand: animals.slice(0, 3).map(animal) }) };
  },

  over: () => {
    const table = pair();
    const state = stateOf(table, {
      phase: "over", viewer: null, hand: [], chips: chipsOf(table, { ...MIDDLE, ...DIAGONAL }), made: [1, 0], winner: 0,
      sequences: [{ side: 0, cells: [9, 18, 27, 36, 45] }], saved: "results/ana-ben.jsonl",
    });
    return { table, state };
  },

  nobody: () => {
    const { table, state } = scenes.over();
    return { table, state: { ...state, winner: null, made: [0, 0], sequences: [], saved: null } };
  },

  fractions: (lang) => {
    const table = tableOf(8, 8, FRACTIONS, [person("Ana", 0), person("Ben", 1)]);
    const state = stateOf(table, {
      chips: chipsOf(table, { ...MIDDLE, ...COLUMN }), sequences: [{ side: 1, cells: [3, 11, 19, 27, 35] }], made: [0, 1],
      hand: [card("1/2 + 1/3"), card("3/4 − 1/6"), card("2/3 + 5/8"), card("1/4 + 1/3"), wild()],
      verdict: { tone: "wrong", text: SAID[lang].wrong, cell: 39 },
    });
    return { table, state };
  },

  big: () => {
    const values = Array.from({ length: 48 }, (_, i) => String(i * 23 - 120).replace("-", "−"));
    const table = tableOf(10, 10, values, [person("Ana", 0), person("Ben", 1), computer(2)]);
    const state = stateOf(table, {
      chips: chipsOf(table, { 8: 1, 11: 0, 22: 0, 33: 0, 44: 0, 45: 1, 46: 1, 47: 1, 48: 1, 49: 1, 55: 2, 56: 2, 67: 2, 13: 2, 71: 1, 84: 0 }),
      sequences: [{ side: 0, cells: [0, 11, 22, 33, 44] }, { side: 1, cells: [45, 46, 47, 48, 49] }], made: [1, 1, 0],
      hand: [card("−120 + 345"), card("46 × 12"), card("−18 − □ = 24"), card("125 ÷ 5"), card("3 × ( 4 + 12 )"), remove(), wild()],
      recent: [{ seat: 1, kind: "place", cell: 48, card: played("46 ÷ 2") }, { seat: 2, kind: "remove", cell: 12, card: null }],
    });
    return { table, state };
  },

  small: () => {
    const table = tableOf(6, 6, NUMBERS, [person("12", 0), computer(1)], { line: 4 });
    return { table, state: stateOf(table, { chips: chipsOf(table, { 7: 0, 8: 0, 14: 1 }), hand: [card("8 + 7"), card("3 + 4"), card("9 + 9"), wild()] }) };
  },

  keypad: (lang) => {
    const { table, state } = scenes.play(lang);
    return { table: { ...table, answer_by: "keypad" }, state: { ...state, verdict: null } };
  },

  classic: (lang) => {
    const pack = ["H", "S", "D", "C"].flatMap((suit, index) =>
      [..."23456789", "10", "Q", "K", "A"].map((rank) => ({ text: rank + "♥♠♦♣"[index], mathml: null, spoken: SUITS[lang](rank, index), suit })));
    const table = tableOf(10, 10, NUMBERS, [person("Ana", 0), person("Ben", 1)], { to_win: 2, asks: false });
    table.faces = table.faces.map((face, cell) => face && pack[(cell * 7) % pack.length]);
    const of = (text, more = {}) => ({ ...card("1"), ...pack.find((each) => each.text === text), mathml: null, ...more });
    const jack = (suit, index, kind) => ({ ...wild(), kind, text: `J${"♥♠♦♣"[index]}`, spoken: SUITS[lang]("J", index), suit });
    const state = stateOf(table, {
      chips: chipsOf(table, { 12: 0, 13: 1, 23: 0, 34: 0, 45: 1, 46: 1, 55: 0, 61: 1, 72: 1, 83: 1, 94: 1, 50: 1, 66: 0 }),
      sequences: [{ side: 1, cells: [50, 61, 72, 83, 94] }], made: [0, 1],
      hand: [of("7♥"), of("10♠"), of("Q♦"), of("A♣"), jack("H", 0, "wild"), jack("S", 1, "remove")],
      cards: [6, 6], recent: [{ seat: 1, kind: "place", cell: 46, card: of("K♦") }],
    });
    return { table, state };
  },

  long: (lang) => {
    const { table, state } = scenes.play(lang);
    const hand = LONG[lang].map((text) => card(text.replace(/<[^>]*>/g, ""), { mathml: text }));
    return { table, state: { ...state, hand, verdict: { tone: "reveal", text: SAID[lang].reveal, cell: 39 } } };
  },

  open: (lang) => {
    const { table, state } = scenes.six(lang);
    const hands = table.seats.map((_, seat) => [played(`${seat} + 8`), played("46 ÷ 2"), { ...played(""), kind: "wild", mathml: null, text: "" }, played("3 × □ = 24")]);
    return { table, state: { ...state, hands, turn: 0, viewer: 0 } };
  },

  bell: (lang) => {
    const { table, state } = scenes.play(lang);
    return { table, state: { ...state, last_round: true, turns_left: 1, ends_in: 180 } };
  },

  replay: (lang) => {
    const { table } = scenes.play(lang);
    const begin = { turn: 0, chips: chipsOf(table, {}), sequences: [], cards: [5, 5], made: [0, 0], stock: 40, winner: null, over: false, answer: null, move: null, said: "", tone: "info" };
    const place = (seat, cell, text) => ({ seat, kind: "place", cell, card: played(text) });
    const answer = (text, chosen, cell, correct) => ({ seat: 0, card: played(text), chosen, cell, correct });
    return {
      table, state: null,
      moments: [
        begin,
        { ...begin, answer: answer("3 × 8", "11", 12, false), said: SAID[lang].wrong, tone: "wrong" },
        { ...begin, turn: 1, chips: chipsOf(table, { 20: 0 }), answer: answer("8 + 7", "15", 20, true), move: place(0, 20, "8 + 7"), said: SAID[lang].good, tone: "good" },
        { ...begin, chips: chipsOf(table, { 20: 0, 29: 1 }), move: place(1, 29, "46 ÷ 2") },
        { ...begin, turn: 1, chips: chipsOf(table, { 20: 0, 29: 1, 30: 0 }), move: place(0, 30, "3 × 4") },
        { ...begin, chips: chipsOf(table, { 20: 0, 29: 1, 30: 0, ...DIAGONAL }), made: [1, 0], sequences: [[0, [9, 18, 27, 36, 45]]], winner: 0, over: true, move: place(0, 45, "6 + 6") },
      ],
    };
  },

  six: (lang) => {
    const table = tableOf(8, 8, NUMBERS, [
      person("Ana", 0), person("Benjamin", 1), person("Céline", 2), computer(0), computer(1, "Computer 2"), person("Zoë", 2),
    ]);
    const { state } = scenes.play(lang);
    return { table, state: { ...state, cards: [5, 5, 5, 5, 5, 5], made: [1, 0, 0] } };
  },

  names: (lang) => {
    const long = "Maximiliane ".repeat(900);
    const table = tableOf(8, 8, NUMBERS, [person(`<img src=x onerror="window.pwned=1">`, 0), person(long, 1), person("نور الهدى", 2)]);
    const { state } = scenes.play(lang);
    return { table, state: { ...state, turn: 1, viewer: 1, recent: [{ seat: 2, kind: "place", cell: 29, card: played("46 ÷ 2") }, { seat: 0, kind: "pass", cell: null, card: null }], made: [1, 0, 0], cards: [5, 5, 5] } };
  },
};
