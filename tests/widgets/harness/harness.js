/**
 * The board on a plain page. Tests steer it through `window.harness`; by hand: `?scene=play&lang=es&theme=dark`.
 * Texts come from the catalogue as JSON (`/texts/<lang>.json`, served by the test server).
 */
import board from "/seqnum/widgets/static/board.js";
import { FakeModel } from "./model.js";
import { LOG, scenes } from "./scenes.js";

const query = new URLSearchParams(location.search);
const lang = query.get("lang") ?? "en";
if (query.get("theme")) document.body.dataset.theme = query.get("theme");

const texts = {};
for (const each of ["en", "es", "pt"]) texts[each] = await (await fetch(`/texts/${each}.json`)).json();

const traitsOf = (name, language) => structuredClone({ texts: texts[language], ...scenes[name](language) });
const model = new FakeModel(traitsOf(query.get("scene") ?? "play", lang));
const answer = (message) => {
  if (message.type === "language") model.put({ texts: texts[message.lang] });
  return null;
};
model.answer = answer;

const holder = document.getElementById("holder");
const el = query.has("shadow") ? holder.attachShadow({ mode: "open" }) : holder;
if (query.has("shadow")) {
  const style = document.createElement("style");
  style.textContent = await (await fetch("/seqnum/widgets/static/board.css")).text();
  el.append(style);
}
const mount = () => {
  const box = document.createElement("div");
  el.append(box);
  return board.render({ model, el: box });
};

/** Show another scene on a fresh view, without loading the page again. */
const show = (name, language) => {
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  Object.assign(model, { answer, safe: undefined });
  model.traits = traitsOf(name, language);
  again();
};

const again = () => {
  window.harness.cleanUps.splice(0).forEach((cleanUp) => cleanUp());
  window.harness.cleanUps.push(mount());
};

/** What Python sends to keep of a game, for when the server is gone. */
const note = (over = false) => model.emit("msg:custom", { type: "log", ...LOG, over });

/** The page is loaded anew, and the server has lost the game. */
const lose = () => {
  note();
  model.safe = [];
  again();
};

/** Let Python be silent, and time pass until the board says so. */
const wait = () => {
  const later = window.setTimeout;
  model.answer = null;
  window.setTimeout = (done, after, ...values) => later(done, after === 4000 ? 0 : after, ...values);
  for (const what of [".sq-card", ".sq-space:not([aria-disabled])"]) document.querySelector(what).click();
  window.setTimeout = later;
};

/** Go so many steps on in a match looked at afterwards. */
const step = (times) => Array.from({ length: times }, () => document.querySelector(".sq-steering .sq-slider + .sq-round").click());

window.harness = { model, texts, scenes, mount, show, note, lose, wait, step, cleanUps: [mount()] };
