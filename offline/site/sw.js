// The house in the browser: every request of its pages is handed to the program that the
// server is made of, compiled for browsers. What the house keeps is a journal in IndexedDB;
// a line is on the disk before the click is answered that wrote it. Long thoughts are thought
// by copies of the program in workers of the pages, for this one must stay free to answer.

importScripts("unpack.js");

const FOLDER = new URL("./", location.href);
// Others may live in another folder of the same site, with games of their own.
const OWN = ` ${FOLDER.pathname}`;
const VERSION = "{version}";
const KEPT = `pocket ${VERSION}${OWN}`;
const BASE = FOLDER.pathname.slice(0, -1);
const there = (name) => new URL(name, FOLDER).href;
const FILES = ["page.js", "thinker.js", ..."{styles}".split(" ")].map(there);
const WEIGHTS = there(`weights.${VERSION}.bin`);
// The program comes in parts. A first visit brings the first one and the words of one language;
// the others follow as soon as there is time, or when they are needed.
const LANGUAGES = "{languages}".split(" ");
const LANGUAGE = navigator.languages.map((tag) => tag.split("-")[0]).find((code) => LANGUAGES.includes(code)) ?? LANGUAGES[0];
const GAMES = "{games}".split(" ");
const ofGame = (game) => [game, `${game}.${LANGUAGE}`];
const inLanguage = (code) => ["words", ...GAMES].map((whose) => `${whose}.${code}`);
const FIRST = ["pocket", `words.${LANGUAGE}`];
const PARTS = [...new Set([...FIRST, ...GAMES.flatMap(ofGame), "thoughts", "rest", ...LANGUAGES.flatMap(inLanguage)])];
const PICTURE = /^icon-[a-z0-9]+\.png$/;
// How long opponents wait before each choice, so that people can follow.
const PAUSE_MS = 450;
// A page that went away without a word has its thoughts thought by another one.
const LOOK_MS = 2000;
// How what was asked is answered when a part of the program is missing.
const MISSING = 424;
// If a newer version has not begun by then, it does not.
const CLOSED_MS = 10000;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/* ---------- what is kept ---------- */

const wanted = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function openJournal() {
  const request = indexedDB.open(`caravanserai${BASE}`, 1);
  request.onupgradeneeded = () => request.result.createObjectStore("journal", { autoIncrement: true });
  return wanted(request);
}


/* ---------- the house ---------- */

class House {
  // The parts of the program that it has, or will have soon.
  parts = new Map();
  isWhole = false;
  waiting = new Map();
  // Thoughts that are thought elsewhere, and by which page.
  thoughts = new Map();
  number = 0;
  timer = 0;
  // The last write, and the key of the last line that this house has read or written.
  writing = Promise.resolve();
  last = 0;
  outdated = false;

  static async open() {
    const house = new House();
    house.database = await openJournal();
    const lines = house.database.transaction("journal").objectStore("journal");
    const [journal, keys] = await Promise.all([wanted(lines.getAll()), wanted(lines.getAllKeys())]);
    house.last = keys.at(-1) ?? 0;
    const env = { now: () => performance.timeOrigin + performance.now() };
    house.exports = (await WebAssembly.instantiateStreaming(unpacked("pocket"), { env })).instance.exports;
    const here = await (await caches.open(KEPT)).keys();
    const isHere = (part) => here.some(({ url }) => url === there(`${part}.wasm`));
    await house.takeIn([...FIRST, ...named(journal.join()), ...PARTS.filter(isHere)]);
    house.isWhole = PARTS.every(isHere);
    const random = crypto.getRandomValues(new Uint8Array(32));
    const randomness = [...random].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    try {
      house.hear({ open: { base: location.origin + BASE, randomness, pause_ms: PAUSE_MS, journal } });
    } catch (error) {
      if (house.isWhole) throw error;
      await allUnpacked();
      return House.open();
    }
    return house;
  }

  // Takes in these parts of the program, as soon as they have come.
  takeIn(parts) {
    const take = async (part) => {
      try {
        await WebAssembly.instantiateStreaming(unpacked(part), { env: this.exports });
      } catch (error) {
        this.parts.delete(part);
        throw error;
      }
    };
    for (const part of parts) {
      if (part !== "pocket" && !this.parts.has(part)) this.parts.set(part, take(part));
    }
    return Promise.all(parts.map((part) => this.parts.get(part)));
  }

  async complete() {
    await allUnpacked();
    await this.takeIn(PARTS);
    this.isWhole = true;
  }

  // Says something to the program, and does what it asks for.
  hear(told, body = new Uint8Array()) {
    const { memory, room, hear, said, said_length } = this.exports;
    const json = encoder.encode(JSON.stringify(told));
    const at = room(json.length + body.length);
    const message = new Uint8Array(memory.buffer, at, json.length + body.length);
    message.set(json);
    message.set(body, json.length);
    const length = hear(json.length);
    const answer = new Uint8Array(memory.buffer, said(), said_length());
    const asked = JSON.parse(decoder.decode(answer.subarray(0, length)));
    if (asked.failed) throw new Error(asked.failed);
    let from = length;
    for (const { number, status, headers, length: bytes } of asked.answers) {
      this.waiting.get(number)?.({ status, headers, body: answer.slice(from, from + bytes) });
      this.waiting.delete(number);
      from += bytes;
    }
    if (asked.anew) this.append(asked.anew, true);
    if (asked.writes.length > 0) this.write(asked.writes);
    for (const thought of asked.thoughts) this.think(thought);
    clearTimeout(this.timer);
    if (asked.wake_ms !== null) this.timer = setTimeout(() => this.tell("wake"), asked.wake_ms);
  }

  // The same; a program that fails is given up, and the next request opens it anew.
  tell(told, body) {
    try {
      this.hear(told, body);
    } catch (error) {
      console.error(error);
      giveUp(this, this.isWhole ? 500 : MISSING);
    }
  }

  async write(writes) {
    const done = await this.append(writes.map(([, line]) => line));
    for (const [number] of writes) this.tell({ written: { number, done } });
    if (this.outdated) giveUp(this, 500);
  }

  // Adds lines to the journal, or begins it anew with them; tells whether they are on the disk.
  append(lines, anew = false) {
    this.writing = this.writing.then(() => this.appendNow(lines, anew));
    return this.writing;
  }

  appendNow(lines, anew) {
    return new Promise((done) => {
      const transaction = this.database.transaction("journal", "readwrite", { durability: "strict" });
      const journal = transaction.objectStore("journal");
      let { last } = this;
      journal.openKeyCursor(null, "prev").onsuccess = ({ target }) => {
        // A newer version of this worker may have written since: what it wrote counts.
        this.outdated = (target.result?.key ?? 0) !== last;
        if (this.outdated) return transaction.abort();
        if (anew) journal.clear();
        for (const line of lines) journal.add(line).onsuccess = (added) => (last = added.target.result);
      };
      transaction.oncomplete = () => {
        this.last = last;
        done(true);
      };
      transaction.onabort = () => done(false);
    });
  }

  ask(method, path, headers, body) {
    const number = (this.number += 1);
    return new Promise((answered) => {
      this.waiting.set(number, answered);
      this.tell({ request: { number, method, path, headers } }, body);
    });
  }

  // What it thinks with comes when it is needed.
  async learn() {
    const { memory, room, lend } = this.exports;
    const [file] = await Promise.all([weightsKept(), unpacked("thoughts")]);
    const weights = new Uint8Array(await file.arrayBuffer());
    const at = room(weights.length);
    new Uint8Array(memory.buffer, at, weights.length).set(weights);
    if (!lend()) throw new Error("these are no weights");
  }

  // Lets a page think: it is given a copy of the whole memory, and the thought lies in there.
  async think(number, not) {
    this.thoughts.set(number, null);
    try {
      await (this.learned ??= this.learn());
    } catch (error) {
      // The house asks again.
      console.error(error);
      this.learned = undefined;
      return this.thought(number, "");
    }
    const pages = await self.clients.matchAll({ type: "window" });
    const page = pages.find(({ id, visibilityState }) => id !== not && visibilityState === "visible") ?? pages[0];
    if (!page || !this.thoughts.has(number)) return;
    this.thoughts.set(number, page.id);
    const memory = this.exports.memory.buffer.slice(0);
    const parts = ["thoughts", ...this.parts.keys()].filter((part) => !part.includes("."));
    page.postMessage({ think: number, memory, parts }, [memory]);
  }

  thought(number, outcome) {
    if (this.thoughts.delete(number)) this.tell({ thought: { number, outcome } });
  }

  // Thoughts of pages that are gone are thought by those that are there.
  async look() {
    for (const [number, id] of this.thoughts) {
      if (id === null || !(await self.clients.get(id))) await this.think(number);
    }
  }
}

let house = null;

function open() {
  house ??= House.open().catch((error) => {
    house = null;
    throw error;
  });
  return house;
}

// Those who wait are told to ask again, or that nothing can be done.
function giveUp(failed, status) {
  house = null;
  clearTimeout(failed.timer);
  for (const answered of failed.waiting.values()) answered({ status, headers: [], body: new Uint8Array() });
  failed.waiting.clear();
}

// Before a newer version begins, this one comes to rest; what is asked meanwhile is asked again.
let closed = false;

async function close() {
  closed = true;
  setTimeout(() => (closed = false), CLOSED_MS);
  const closing = await house?.catch(() => null);
  if (!closing) return;
  await closing.writing;
  giveUp(closing, 503);
}

/* ---------- requests ---------- */

const ADDRESSES = /( (?:href|src|action|formaction|data-[a-z-]+)=\\?")\//g;

// The pages know themselves at the root of a site; here they may lie in a folder.
async function dressed(body, kind, path) {
  if (path.endsWith("/table.js")) {
    const [page, table] = [await (await kept(FILES[0])).text(), decoder.decode(body)];
    return (page + table).replaceAll("{base}", BASE).replace('"/sw.js"', `"${BASE}/sw.js"`);
  }
  if (!BASE || !/^(text\/html|application\/(json|manifest\+json))/.test(kind)) return body;
  const text = decoder.decode(body);
  return kind.includes("manifest") ? text.replaceAll('":"/', `":"${BASE}/`) : text.replace(ADDRESSES, (_, attribute) => `${attribute}${BASE}/`);
}

// The fields of a form, files as texts, in the one way in which the house reads them.
async function fields(request) {
  if (request.method !== "POST") return undefined;
  const pairs = [...(await request.formData().catch(() => []))].map(async ([name, value]) => [name, value.text ? await value.text() : value.normalize()]);
  return encoder.encode(new URLSearchParams(await Promise.all(pairs)));
}

// The parts that are needed by all that name a game.
const named = (text) => GAMES.filter((game) => text.includes(game)).flatMap(ofGame);

// Asks the house, again if it had to wait for a part of its program.
async function asked(method, path, headers, body) {
  try {
    const asking = await open();
    await asking.takeIn(named(path + decoder.decode(body)));
    const { last } = asking;
    const answered = await asking.ask(method, path, headers, body);
    if (answered.status !== MISSING) return answered;
    await asking.writing;
    await allUnpacked();
    // What was written is done; how it went on follows from the journal.
    const place = /^\/table\/[^/]+/.exec(path)?.[0] ?? "/";
    if (method === "POST" && asking.last !== last) return { status: 303, headers: [["location", place]] };
    return closed ? { ...answered, status: 503 } : await (await open()).ask(method, path, headers, body);
  } catch (error) {
    console.error(error);
    const away = await (await open()).ask("GET", "/away", headers);
    return { ...away, status: 503 };
  }
}

async function answer(request) {
  if (closed) return new Response(null, { status: 503 });
  const url = new URL(request.url);
  const path = url.pathname.slice(BASE.length) + url.search;
  const headers = [
    ["accept", request.headers.get("accept") ?? "*/*"],
    ["accept-language", navigator.languages.join(",")],
    ["content-type", "application/x-www-form-urlencoded"],
    ["user-agent", navigator.userAgent],
  ];
  const answered = await asked(request.method, path, headers, await fields(request));
  const place = answered.headers.find(([name]) => name === "location")?.[1];
  if (place) return Response.redirect(new URL(BASE + place, location.origin), answered.status);
  const kind = answered.headers.find(([name]) => name === "content-type")?.[1] ?? "";
  const empty = [204, 304].includes(answered.status);
  const content = empty ? null : await dressed(answered.body, kind, url.pathname);
  return new Response(content, { status: answered.status, headers: answered.headers });
}

const kept = async (request) => (await (await caches.open(KEPT)).match(request)) ?? fetch(request);

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== location.origin || !url.pathname.startsWith(FOLDER.pathname)) return;
  const name = url.pathname.slice(FOLDER.pathname.length);
  const part = PARTS.find((one) => name === `${one}.wasm`);
  if (part) event.respondWith(unpacked(part));
  else if (FILES.includes(url.href) || PICTURE.test(name)) event.respondWith(kept(event.request));
  else if (url.pathname !== new URL("sw.js", FOLDER).pathname) event.respondWith(answer(event.request));
});

self.addEventListener("message", (event) => {
  const heard = async () => {
    const { thought, outcome, here, close: closing, begin } = event.data;
    if (begin) await self.skipWaiting();
    if (closing) await close();
    if (thought) (await house)?.thought(thought, outcome);
    event.ports[0]?.postMessage("done");
    if (here && !closed) {
      const opened = await open();
      await opened.look();
      await opened.takeIn(GAMES.flatMap(ofGame));
      await weightsKept();
      await opened.complete();
    }
  };
  event.waitUntil(heard());
});

setInterval(async () => (await house)?.look(), LOOK_MS);

/* ---------- installing ---------- */

// A part is unpacked once, and kept as browsers compile it while they read it.
const unpacking = new Map();

async function unpacked(part) {
  const cache = await caches.open(KEPT);
  const file = there(`${part}.wasm`);
  const fetched = async () => {
    if (await cache.match(file)) return;
    // A newer version of the site has parts with other names: none is ever taken for one of this.
    const packed = await fetch(there(`${part}.${VERSION}.lzma`), { cache: "no-cache" });
    if (!packed.ok) throw new Error(`${part}: ${packed.status}`);
    const program = unpack(new Uint8Array(await packed.arrayBuffer()));
    await cache.put(file, new Response(program, { headers: { "content-type": "application/wasm" } }));
  };
  if (!unpacking.has(part)) unpacking.set(part, fetched().finally(() => unpacking.delete(part)));
  await unpacking.get(part);
  return cache.match(file);
}

// One after the other, for this worker has to answer meanwhile.
async function allUnpacked() {
  for (const part of PARTS) await unpacked(part);
}

async function fill() {
  const cache = await caches.open(KEPT);
  const files = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  // A newer version is not worse off without a network than the one before it.
  const isFirst = (await caches.keys()).every((name) => name === KEPT || !name.endsWith(OWN));
  await Promise.all([cache.addAll(files), ...(isFirst ? FIRST : PARTS).map(unpacked)]);
}

// The weights are fetched when somebody is to think, or when there is time for it.
async function weightsKept() {
  const cache = await caches.open(KEPT);
  if (!(await cache.match(WEIGHTS))) await cache.add(new Request(WEIGHTS, { cache: "no-cache" }));
  return cache.match(WEIGHTS);
}

async function tidy() {
  const old = (await caches.keys()).filter((name) => name.endsWith(OWN) && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
