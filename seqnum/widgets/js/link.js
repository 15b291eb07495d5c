/**
 * Messages to Python, each answered once. What stays unanswered is sent again, which Python notices and does not do
 * twice; what still stays so becomes a notice instead of silence.
 */

/** @import { Model, News, Reply } from "./types.js" */
/** @typedef {"ok" | "waiting" | "lost"} Status */

const WAITING_AFTER = 4000;
const LOST_AFTER = 8000;
const QUIET = new Set(["hello", "code", "file"]);

/**
 * @param {Model} model
 * @param {{seq: () => number, onStatus: () => void, onReply: (reply: Reply) => void, onNews: (news: News) => void}} options
 */
export function createLink(model, { seq, onStatus, onReply, onNews }) {
  // Views and browsers share one channel: a random start keeps their numbers apart.
  let lastId = Math.floor(Math.random() * 2 ** 30);
  /** @type {Map<number, {type: string, id: number}>} */
  const pending = new Map();
  /** @type {Status} */
  let status = "ok";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** What Python showed when it was asked last for what did not arrive here. */
  let asked = -1;

  /** @param {Status} next */
  function become(next) {
    if (next === status) return;
    status = next;
    onStatus();
  }

  function arm() {
    clearTimeout(timer);
    timer = pending.size > 0 ? setTimeout(late, WAITING_AFTER, "waiting") : undefined;
  }

  /** Nothing was heard for long: perhaps it was lost, or what was said to it. @param {Status} next */
  function late(next) {
    timer = setTimeout(late, LOST_AFTER, "lost");
    become(next);
    pending.forEach(put);
  }

  function alive() {
    arm();
    become("ok");
  }

  /** @param {number} answered @returns {boolean} whether that was asked here, and not answered yet */
  function done(answered) {
    if (!pending.delete(answered)) return false;
    // Messages are answered in order: an earlier one without an answer, or its answer, never arrived.
    for (const [id, earlier] of pending) {
      if (id < answered && QUIET.has(earlier.type)) pending.delete(id);
      else if (id < answered) put(earlier);
    }
    return true;
  }

  /** @param {any} message */
  function receive(message) {
    if (message?.type === "log") onNews(message);
    if (message?.type !== "reply") return;
    const own = done(message.id);
    alive();
    if (own) onReply(message);
    // What changed comes before the answer.
    queueMicrotask(() => {
      if (message.seq <= Math.max(seq(), asked)) return;
      asked = message.seq;
      probe();
      onStatus();
    });
  }

  const probe = () => send("hello");
  const seen = () => document.visibilityState === "visible" && probe();
  const closed = () => {
    clearTimeout(timer);
    become("lost");
  };

  /** @param {{type: string, id: number}} message */
  function put(message) {
    try {
      model.send(message);
    } catch {
      closed();
    }
  }

  /**
   * @param {string} type
   * @param {Record<string, unknown>} [fields]
   */
  function send(type, fields = {}) {
    lastId += 1;
    const message = { type, id: lastId, seq: seq(), ...fields };
    pending.set(lastId, message);
    if (timer === undefined) arm();
    put(message);
  }

  model.on("msg:custom", receive);
  // ipywidgets' own signals that a kernel went away or came back; other hosts never fire them.
  model.on("comm_live_update", probe);
  model.on("comm:close", closed);
  // A laptop that slept may have missed what happened.
  document.addEventListener("visibilitychange", seen);

  return {
    send,
    alive,
    done,
    status: () => status,
    /** Whether an answer to something the player did is still due, or what it has changed. */
    busy: () => [...pending.values()].some(({ type }) => !QUIET.has(type)) || (asked > seq() && pending.size > 0),
    stop() {
      clearTimeout(timer);
      model.off("msg:custom", receive);
      model.off("comm_live_update", probe);
      model.off("comm:close", closed);
      document.removeEventListener("visibilitychange", seen);
    },
  };
}
