/**
 * The result of each game this browser showed, as Python sent it to keep: it outlives the page, the kernel and the server.
 * Where a page may store nothing, or nothing more, it lasts as long as the page; nobody is bothered with that.
 */

/** @import { Entry, News } from "./types.js" */

const KEY = "seqnum:";
const MOST = 12;
const LASTS = 30 * 24 * 3600 * 1000;

/** @type {Map<string, Entry>} */
const here = new Map();

/** @template T @param {(storage: Storage) => T} use @returns {T | undefined} */
function stored(use) {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}

/** All that is kept, the newest first. @returns {Entry[]} */
export function games() {
  const found = stored((storage) => Object.keys(storage).filter((key) => key.startsWith(KEY)).map(read).filter((one) => one !== null));
  return (found ?? [...here.values()]).sort((one, other) => other.at - one.at);
}

/** @param {string} key @returns {Entry | null} nothing where somebody else wrote there */
function read(key) {
  try {
    const one = JSON.parse(window.localStorage.getItem(key) ?? "");
    return Array.isArray(one.names) && one.lines && one.receipt?.tallies ? one : null;
  } catch {
    return null;
  }
}

/** @param {News} news */
export function take(news) {
  const begun = here.get(news.game);
  const before = begun ?? stored(() => read(KEY + news.game));
  const entry = { ...news, lines: { ...before?.lines, ...news.lines }, at: Date.now() };
  here.set(entry.game, entry);
  if (!begun) forgetOld(entry);
  const write = () => stored((storage) => (storage.setItem(KEY + entry.game, JSON.stringify(entry)), true));
  if (write()) return;
  // Full: an older game makes room.
  for (let rest = games(); !write() && rest.length > 0; rest.pop()) forget(rest[rest.length - 1].game);
}

/** @param {Entry} entry */
function forgetOld(entry) {
  const others = games().filter((one) => one.game !== entry.game);
  others.filter((one, index) => index >= MOST - 1 || one.at < entry.at - LASTS).forEach((one) => forget(one.game));
}

/** Take a game and the names of its players out of the browser; this page still has it. @param {string} game */
export function forget(game) {
  stored((storage) => storage.removeItem(KEY + game));
}

/** @param {string | null} game @returns {Entry | null} */
export const entryOf = (game) => here.get(game ?? "") ?? games().find((one) => one.game === game) ?? null;

/** @param {Entry} entry */
export const fileOf = ({ name, lines }) => ({
  name,
  text: Object.keys(lines).sort((one, other) => Number(one) - Number(other)).map((n) => `${lines[n]}\n`).join(""),
});
