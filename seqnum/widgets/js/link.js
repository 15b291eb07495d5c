/** Messages to Python, each answered once. What stays unanswered becomes a notice instead of silence. */

/** @import { Model, Reply } from "./types.js" */
/** @typedef {"ok" | "waiting" | "lost"} Status */

const WAITING_AFTER = 4000;
const LOST_AFTER = 12000;
const QUIET = new Set(["hello", "code", "file"]);

/**
 * @param {Model} model
 * @param {{seq: () => number, onStatus: () => void, onReply: (reply: Reply, lostMove: boolean) => void}} options
 */
export function createLink(model, { seq, onStatus, onReply }) {
  // Views and browsers share one channel: a random start keeps their numbers apart.
  let lastId = Math.floor(Math.random() * 2 ** 30);
  /** @type {Map<number, string>} */
  const pending = new Map();
  /** @type {Status} */
  let status = "ok";
  /** @type {ReturnType<typeof setTimeout>[]} */
  let timers = [];

  /** @param {Status} next */
  function become(next) {
    if (next === status) return;
    status = next;
    onStatus();
  }

  function disarm() {
    timers.forEach(clearTimeout);
    timers = [];
  }

  function arm() {
    disarm();
    if (pending.size === 0) return;
    timers = [setTimeout(() => become("waiting"), WAITING_AFTER), setTimeout(() => become("lost"), LOST_AFTER)];
  }

  function alive() {
    arm();
    become("ok");
  }

  /** @param {any} message */
  function receive(message) {
    if (message?.type !== "reply") return;
    const own = pending.has(message.id);
    let lostMove = false;
    if (own) {
      // Messages are answered in order, so an earlier one without an answer never arrived.
      for (const [id, type] of pending) {
        if (id < message.id && !QUIET.has(type)) lostMove = true;
        if (id <= message.id) pending.delete(id);
      }
    }
    alive();
    if (own) onReply(message, lostMove);
  }

  const probe = () => send("hello");
  const closed = () => {
    disarm();
    become("lost");
  };

  /**
   * @param {string} type
   * @param {Record<string, unknown>} [fields]
   */
  function send(type, fields = {}) {
    lastId += 1;
    pending.set(lastId, type);
    if (timers.length === 0) arm();
    try {
      model.send({ type, id: lastId, seq: seq(), ...fields });
    } catch {
      closed();
    }
  }

  model.on("msg:custom", receive);
  // ipywidgets' own signals that a kernel went away or came back; other hosts never fire them.
  model.on("comm_live_update", probe);
  model.on("comm:close", closed);

  return {
    send,
    alive,
    status: () => status,
    /** Whether an answer to something the player did is still due. */
    busy: () => [...pending.values()].some((type) => !QUIET.has(type)),
    stop() {
      disarm();
      model.off("msg:custom", receive);
      model.off("comm_live_update", probe);
      model.off("comm:close", closed);
    },
  };
}
