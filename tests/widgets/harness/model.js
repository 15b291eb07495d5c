/** A stand-in for anywidget's model: it keeps traits, records what the board sends and answers on demand. */
export class FakeModel {
  constructor(traits) {
    this.traits = traits;
    this.sent = [];
    this.listeners = new Map();
    /** Answers each message at once when set: `(message) => reply text or null`. */
    this.answer = null;
    /** Games whose files the server has, as it says in each reply when set. */
    this.safe = undefined;
  }

  get(name) {
    return this.traits[name];
  }

  on(event, callback) {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), callback]);
  }

  off(event, callback) {
    this.listeners.set(event, (this.listeners.get(event) ?? []).filter((each) => each !== callback));
  }

  emit(event, ...values) {
    for (const callback of this.listeners.get(event) ?? []) callback(...values);
  }

  send(message) {
    this.sent.push(JSON.parse(JSON.stringify(message)));
    if (!this.answer) return;
    queueMicrotask(() => {
      const text = this.answer(message);
      this.reply(message.id, text === null, text);
    });
  }

  reply(id, ok = true, text = null) {
    this.emit("msg:custom", { type: "reply", id, ok, text, seq: this.traits.state?.seq ?? 0, safe: this.safe });
  }

  /** Change traits as Python does: all values first, then one event each. */
  put(traits) {
    Object.assign(this.traits, JSON.parse(JSON.stringify(traits)));
    for (const name of Object.keys(traits)) this.emit(`change:${name}`);
  }

  count() {
    return [...this.listeners.values()].reduce((sum, callbacks) => sum + callbacks.length, 0);
  }
}
