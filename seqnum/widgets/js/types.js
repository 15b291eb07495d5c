/**
 * The wire between Python and the board, as types only.
 *
 * @typedef {{text: string, mathml: string | null, spoken: string, suit?: string | null}} Face `suit` of a playing card
 * @typedef {{name: string, side: number, kind: "person" | "computer" | "pupil"}} Seat
 * @typedef {{
 *   rows: number, cols: number, faces: (Face | null)[], line: number, to_win: number, goals: number[], seats: Seat[],
 *   answer_policy: string, answer_by: "board" | "keypad", lang: string, languages: Record<string, string>, deck: string, deal: number,
 *   asks: boolean, dice: boolean, announce: boolean, replaces: boolean, talk: boolean, sound?: boolean, hints: boolean,
 *   own?: string, printed?: boolean,
 * }} Table `own` names the match where each has a screen; `printed`: the cards are of paper
 * @typedef {{kind: "face" | "wild" | "remove", mathml: string | null, text: string, spoken: string, caption: string, suit?: string | null}} PlayedCard
 * @typedef {{
 *   id: string, kind: "face" | "wild" | "remove", mathml: string | null, text: string, spoken: string,
 *   caption: string, suit?: string | null, tries: number,
 * }} HandCard
 * @typedef {{
 *   seat: number, kind: "place" | "remove" | "swap" | "discard" | "pass" | "forfeit" | "claim" | "draw" | "give_up" | "penalty" | "time_up", cell: number | null,
 *   card: PlayedCard | null,
 * }} Recent
 * @typedef {{tone: "good" | "wrong" | "reveal" | "hint" | "info", text: string, spoken?: string, cell: number | null}} Verdict
 * @typedef {{side: number, cells: number[]}} Sequence
 * @typedef {{
 *   seq: number, answers: number | null, phase: "start" | "seat" | "handover" | "check" | "play" | "over", turn: number, viewer: number | null, chips: string,
 *   sequences: Sequence[], recent: Recent[], cards: number[], made: number[], stock: number, hand: HandCard[],
 *   must: string[] | null, can_pass: boolean, verdict: Verdict | null, winner: number | null, saved: string | null,
 *   solved: string | null, unfinished?: {game: string, names: string[]}[],
 *   check: {by: number, seat: number, card: PlayedCard, cell: number | null, said: string} | null,
 *   choosing: {card: string | null, cell: number | null, lines: number[][]} | null, owed: number[], forfeits: number[],
 *   hands: PlayedCard[][] | null, last_round: boolean, turns_left: number | null, ends_in: number | null, can_undo: boolean,
 *   answered_last: number | null, views?: (Partial<State> | null)[],
 *   lesson?: Lesson | null,
 * }} State
 * @typedef {{
 *   answer_policy: string | null, answer_by: "board" | "keypad" | null, check: "partner" | null, hints: boolean, sides: number | null, ends_at: string | null, sound: boolean, screens: string,
 * }} Options
 * @typedef {{
 *   asks: boolean, levels: number[], seats: Record<string, number[]>, pupils: number | string[], login: string | null, set: boolean, options: Options,
 * }} Lesson `seats`: for each number of players how many teams they may form; `set`: the options are not to be changed here
 * @typedef {{
 *   turn: number, chips: string, sequences: [number, number[]][], cards: number[], made: number[], stock: number, winner: number | null,
 *   over: boolean, move: Recent | null, said: string, spoken: string, tone: Verdict["tone"],
 *   answer: {seat: number, card: PlayedCard, chosen: string, cell: number | null, correct: boolean | null} | null,
 * }} Moment of a match looked at afterwards
 * @typedef {string | Record<string, string>} Template
 * @typedef {Record<string, Template>} Texts
 * @typedef {{type: "reply", id: number, ok: boolean, text: string | null, seq: number, code?: string, file?: {name: string, text: string}, safe?: string[]}} Reply
 *   `code` or `file` where one was asked for; `safe` says which games the notebook has the files of
 * @typedef {{
 *   type: "log", game: string, name: string, names: string[], over: boolean, code: string | null,
 *   receipt: {game: string, check: string, tallies: [string, number, number][]}, lines: Record<string, string>,
 * }} News what is new of a match as it was seen, to keep: lines by the number of the event
 * @typedef {News & {at: number}} Entry
 *
 * @typedef {{
 *   get(name: string): any,
 *   send(content: object): void,
 *   on(event: string, callback: (...args: any[]) => void): void,
 *   off(event: string, callback: (...args: any[]) => void): void,
 * }} Model the part of anywidget's model the board uses; it never sets a trait
 */

export {};
