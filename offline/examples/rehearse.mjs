// Plays with a program that notes which of its functions were called (see `parts.rs`), and tells
// where they belong: to the first part what it takes to open the site and to play any game, to a part
// with the name of a game what only that one takes, to `thoughts` what only opponents and coaches
// call. All kinds of games are set up and played to their ends, against all levels and in all
// languages. Before that it writes down the memory of the program once that has read what is the same
// everywhere, so that nobody fetches what it was read with. Cards, randomness and clock are the same
// every time.
//
//     node rehearse.mjs WATCHED WEIGHTS MEMORY LANGUAGE... >SHARES

import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";

const [watched, weights, memory, ...languages] = process.argv.slice(2);
const program = await WebAssembly.compile(await readFile(watched));
const learned = await readFile(weights);
const prepared = prepare();
await writeFile(memory, prepared);
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const FIRST = "pocket";
const THOUGHTS = "thoughts";
// For every function that was called, the games that did, and whether thoughts did.
const callers = new Map();
// More bytes than a thought begins with.
const FULL = 1 << 28;
const OWN = "a number of one's own";
const AGENT = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36";

function prepare() {
  const { exports } = new WebAssembly.Instance(program, { env: { now: () => 0 } });
  exports.prepare();
  // What that has left behind in memory that is free again would be fetched as well: as far as
  // longer and longer messages reach, there are zeros now.
  for (let length = 16; length < 180000; length = Math.ceil(length * 1.3)) exports.room(length);
  return new Uint8Array(exports.memory.buffer);
}

let seed = 1;
const pick = (list) => {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
  return list[(seed >>> 8) % list.length];
};

// Gives a program the memory of another one.
function remember({ memory }, bytes) {
  const lacking = (bytes.length - memory.buffer.byteLength) / 65536;
  if (lacking > 0) memory.grow(lacking);
  new Uint8Array(memory.buffer).set(bytes);
}

// A house between opening and being killed.
class Life {
  number = 0;
  clock = 1e12;
  answers = new Map();
  wake = null;

  constructor(game, language, journal = []) {
    this.game = game;
    this.language = language;
    this.journal = journal;
    // Thinking by the clock ends soon.
    this.begun = () => new WebAssembly.Instance(program, { env: { now: () => (this.clock += 20) } }).exports;
    this.exports = this.begun();
    this.rest();
    remember(this.exports, prepared);
    const randomness = String(this.journal.length + 1).padStart(64, "0");
    this.hear({ open: { base: "https://pocket.example", randomness, pause_ms: 0, journal } });
    this.put(learned);
    if (!this.exports.lend()) throw new Error("these are no weights");
  }

  put(...parts) {
    let at = this.exports.room(parts.reduce((all, part) => all + part.length, 0));
    for (const part of parts) {
      new Uint8Array(this.exports.memory.buffer, at, part.length).set(part);
      at += part.length;
    }
  }

  said(length = this.exports.said_length()) {
    return new Uint8Array(this.exports.memory.buffer, this.exports.said(), length).slice();
  }

  hear(told, body = new Uint8Array()) {
    const json = encoder.encode(JSON.stringify(told));
    this.put(json, body);
    const length = this.exports.hear(json.length);
    const said = this.said();
    const asked = JSON.parse(decoder.decode(said.subarray(0, length)));
    if (asked.failed) throw new Error(asked.failed);
    let from = length;
    for (const answer of asked.answers) {
      this.answers.set(answer.number, { ...answer, body: decoder.decode(said.subarray(from, from + answer.length)) });
      from += answer.length;
    }
    if (asked.anew) this.journal.splice(0, Infinity, ...asked.anew);
    this.wake = asked.wake_ms;
    for (const [number, line] of asked.writes) {
      this.journal.push(line);
      this.hear({ written: { number, done: true } });
    }
    for (const number of asked.thoughts) {
      // As in a worker of a page: the whole memory comes with the thought. What the last one needed
      // stays, so that a program which has thought a lot is full.
      if (this.thinker.memory.buffer.byteLength > FULL) this.rest();
      remember(this.thinker, new Uint8Array(this.exports.memory.buffer));
      const length = this.thinker.think(number);
      const outcome = decoder.decode(new Uint8Array(this.thinker.memory.buffer, this.thinker.said(), length).slice());
      this.hear({ thought: { number, outcome } });
    }
  }

  // Lets time pass.
  step() {
    this.clock += this.wake ?? 10;
    this.hear("wake");
    this.follow(this.followed?.live);
  }

  begin(method, path, fields, accept = "text/html") {
    this.number += 1;
    const headers = [["accept", accept], ["accept-language", this.language], ["content-type", "application/x-www-form-urlencoded"], ["user-agent", AGENT]];
    const body = fields && encoder.encode(new URLSearchParams(fields).toString());
    this.hear({ request: { number: this.number, method, path, headers } }, body);
    return this.number;
  }

  ask(method, path, fields, accept) {
    const number = this.begin(method, path, fields, accept);
    for (let n = 0; n < 1000 && !this.answers.has(number); n += 1) this.step();
    const answer = this.answers.get(number);
    if (!answer || (answer.status >= 400 && answer.status !== 422)) throw new Error(`${method} ${path}: ${answer?.status} ${/class="reason">([^<]*)/.exec(answer?.body)?.[1]}`);
    this.answers.delete(number);
    const place = answer.headers.find(([name]) => name === "location")?.[1];
    return place ? { place, ...this.get(place) } : { place: path, body: answer.body };
  }

  get = (path) => this.ask("GET", path);
  post = (path, fields) => this.ask("POST", path, fields);
  // As the script of the page sends it, and now and then as a page without it does.
  send = (path, fields) => this.ask("POST", path, fields, this.number % 4 ? "application/json" : "text/html");

  // Goes to the first page and back to the table, where news are waited for all the while.
  lookAround() {
    for (let n = 0; n < 3; n += 1) this.step();
    this.get("/");
    for (let n = 0; n < 3; n += 1) this.step();
  }

  // What a page loads.
  look(page) {
    for (const [, path] of page.matchAll(/ (?:href|src)="(\/assets\/[^"]+|\/[a-z.]+webmanifest)"/g)) this.get(path);
  }

  // Asks for news of a table, and again with the mark of the last ones: then it waits for the next.
  follow(live) {
    if (!live) return;
    const last = this.followed?.live === live ? this.answers.get(this.followed.number) : null;
    if (this.followed?.live === live && !last) return;
    const mark = last ? `mark=${JSON.parse(last.body).mark}` : "";
    const path = mark ? `${live}${live.includes("?") ? "&" : "?"}${mark}` : live;
    this.followed = { live, number: this.begin("GET", path, undefined, "application/json") };
  }

  // The page of a table, once there is something to choose, or nothing any more.
  turn(table) {
    for (let n = 0; n < 3000; n += 1) {
      const { body } = this.get(table);
      if (/name="choice"/.test(body) || body.includes(`${table}/end"`)) return body;
      // A lesson that is read lets the game go on.
      if (body.includes(`${table}/lesson"`)) this.send(`${table}/lesson`, { ...hidden(body, "/lesson"), answer: "seen" });
      // Another person at the same device has the turn.
      if (body.includes(`${table}/here"`)) this.send(`${table}/here`, hidden(body, "/here"));
      // The script of the page adds something to the shuffle: first its hash, then itself.
      const adds = / data-add="(\w+)"/.exec(body)?.[1];
      if (adds) this.send(`${table}/contribution`, adds === "seal" ? { sealed: createHash("sha256").update(OWN).digest("hex") } : { contribution: OWN });
      this.step();
    }
    throw new Error(`nobody is to act at ${table}`);
  }

  // Notes what was called, and by whom.
  note(caller, exports) {
    for (const [name, { value }] of Object.entries(exports)) {
      if (value !== 1 || !name.startsWith("called ")) continue;
      const called = Number(name.slice(7));
      callers.set(called, (callers.get(called) ?? new Set()).add(caller));
    }
  }

  // Thinks in another program from now on.
  rest() {
    if (this.thinker) this.note(THOUGHTS, this.thinker);
    this.thinker = this.begun();
  }

  kill() {
    this.note(this.game, this.exports);
    this.rest();
  }
}

const read = (text) => text.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
const attribute = (tag, name) => read(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
const values = (page, name) => [...page.matchAll(new RegExp(`name="${name}" value="([^"]*)"`, "g"))].map(([, value]) => read(value));
const forms = (page) => [...page.matchAll(/<form[^>]*>[^]*?<\/form>/g)].map(([form]) => form);

// The hidden fields of the form that goes there, or of the one with which a table is played.
function hidden(page, action) {
  const all = forms(page);
  const form = all.find((one) => attribute(one, "action").endsWith(action)) ?? all.find((one) => attribute(one, "id") === "play") ?? "";
  const inputs = [...form.matchAll(/<input type="hidden"[^>]*>/g)].map(([tag]) => [attribute(tag, "name"), attribute(tag, "value")]);
  return Object.fromEntries(inputs);
}

// Plays so many choices, or on to the end, with hints, takebacks and a house that is closed meanwhile.
function play(life, table, most = Infinity) {
  for (let made = 1; made <= most; made += 1) {
    let page = life.turn(table);
    const choices = values(page, "choice");
    if (choices.length === 0) break;
    const after = values(page, "after")[0];
    life.follow(attribute(page, "data-live"));
    if (made % 13 === 4 && page.includes(`${table}/hint"`)) {
      life.send(`${table}/hint`, { after });
      for (let n = 0; n < 20; n += 1) life.step();
      page = life.turn(table);
    }
    life.send(`${table}/play`, { after: values(page, "after")[0] ?? after, choice: pick(choices) });
    if (made % 9 === 5) {
      page = life.get(table).body;
      for (const way of ["undo", "takeback", "redo"]) {
        if (page.includes(`${table}/${way}"`)) {
          life.send(`${table}/${way}`, hidden(page, `/${way}`));
          page = life.get(table).body;
        }
      }
    }
    if (made % 17 === 8) life.lookAround();
    if (made % 31 === 0) {
      life.kill();
      life = new Life(life.game, life.language, life.journal);
    }
    if (made > 2000) throw new Error("the game does not end");
  }
  if (most < Infinity) return life;
  for (let n = 0; n < 40; n += 1) life.step();
  life.look(life.get(`${table}/end`).body);
  return life;
}

// What guests do who are new here: they begin a guided game or play at once, with a name or without
// one; and then they play under a name.
function arrive(game, language) {
  const named = (name) => ({ game, level: "random", name, contribute: "on" });
  for (const [place, fields] of [[`/learn/${game}`, {}], ["/play", { game, contribute: "on" }], ["/play", named("Amma")]]) {
    let life = new Life(game, language);
    life.look(life.get("/").body);
    for (const [where, what] of [[place, fields], ["/play", named("Bo")]]) {
      const begun = life.post(where, what);
      life.look(begun.body);
      life = play(life, begun.place, 2);
      life.lookAround();
    }
    life.kill();
  }
}

// A guided game, all kinds of a game to their ends, and some of it against every level; what is not
// about words in one of the languages.
function visit(game, language, nth) {
  arrive(game, language);
  let life = new Life(game, language);
  const isMine = (_, place) => (place + nth) % languages.length === 0;
  const home = life.get("/").body;
  // Many tables at once, for what grows has to be moved now and then.
  for (let tables = 0; tables < 32; tables += 1) life = play(life, life.post("/play", { game, level: "random", name: "Amma", contribute: "on" }).place, 2);
  life = play(life, life.post(`/learn/${game}`, {}).place);
  const start = forms(home).find((form) => attribute(form, "action") === "/play" && values(form, "game").includes(game));
  const levels = values(start, "level");
  for (const level of levels.filter(isMine)) {
    const { place } = life.post("/play", { game, level, contribute: "on" });
    life = play(life, place, 6);
  }
  const page = life.get(`/new?game=${game}`).body;
  life.look(page);
  const company = ["beside", ...levels];
  const presets = values(page, "preset");
  for (const preset of presets.filter(isMine)) {
    const opponent = company[presets.indexOf(preset) % company.length];
    const { place, body } = life.post("/new", { game, preset, opponent, beside: "Bo", name: "Amma", contribute: "on" });
    life.look(body);
    life = play(life, place);
  }
  life.get("/away");
  life.look(life.get("/").body);
  life.kill();
}

// The part that a function belongs to.
function partOf(games, all) {
  const own = all.filter((game) => games.has(game));
  if (own.length === 0) return THOUGHTS;
  return own.length === 1 && all.length > 1 ? own[0] : FIRST;
}

const games = [...new Set(values(new Life("", languages[0]).get("/").body, "game"))];
languages.forEach((language, nth) => games.forEach((game) => visit(game, language, nth)));
for (const [called, by] of [...callers].sort(([one], [other]) => one - other)) console.log(called, partOf(by, games));
