// The house in the browser: every request of its pages is handed to the program that the
// server is made of, compiled for browsers. What the house keeps is a journal in IndexedDB;
// a line is on the disk before the click is answered that wrote it. Long thoughts are thought
// by copies of the program in workers of the pages, for this one must stay free to answer.

importScripts("unpack.js");

const FOLDER = new URL("./", location.href);
// Others may live in another folder of the same site, with games of their own.
const OWN = ` ${FOLDER.pathname}`;
const KEPT = `pocket {version}${OWN}`;
const BASE = FOLDER.pathname.slice(0, -1);
const ENGINE = new URL("pocket.wasm", FOLDER).href;
const PACKED = new URL("pocket.lzma", FOLDER).href;
const WEIGHTS = new URL("weights.bin", FOLDER).href;
const FILES = ["pocket.wasm", "page.js", "thinker.js"].map((name) => new URL(name, FOLDER).href);
const PICTURE = /^icon-[a-z0-9]+\.png$/;
// How long opponents wait before each choice, so that people can follow.
const PAUSE_MS = 450;
// A page that went away without a word has its thoughts thought by another one.
const LOOK_MS = 2000;
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
    house.exports = (await WebAssembly.instantiateStreaming(engine(), { env })).instance.exports;
    const random = crypto.getRandomValues(new Uint8Array(32));
    const randomness = [...random].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    house.hear({ open: { base: location.origin + BASE, randomness, pause_ms: PAUSE_MS, journal } });
    return house;
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
      giveUp(this);
    }
  }

  async write(writes) {
    const done = await this.append(writes.map(([, line]) => line));
    for (const [number] of writes) this.tell({ written: { number, done } });
    if (this.outdated) giveUp(this);
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

  // The weights that it thinks with come when they are needed.
  async learn() {
    const { memory, room, lend } = this.exports;
    const weights = new Uint8Array(await (await weightsKept()).arrayBuffer());
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
    page.postMessage({ think: number, memory }, [memory]);
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

function giveUp(failed) {
  house = null;
  clearTimeout(failed.timer);
  for (const answered of failed.waiting.values()) answered({ status: 500, headers: [], body: new Uint8Array() });
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
  giveUp(closing);
}

/* ---------- requests ---------- */

const ADDRESSES = /( (?:href|src|action|formaction|data-[a-z-]+)=\\?")\//g;

// The pages know themselves at the root of a site; here they may lie in a folder.
async function dressed(body, kind, path) {
  if (path.endsWith("/table.js")) {
    const [page, table] = [await (await caches.match(FILES[1])).text(), decoder.decode(body)];
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
  const answered = await (await open()).ask(request.method, path, headers, await fields(request));
  const place = answered.headers.find(([name]) => name === "location")?.[1];
  if (place) return Response.redirect(new URL(BASE + place, location.origin), answered.status);
  const kind = answered.headers.find(([name]) => name === "content-type")?.[1] ?? "";
  const empty = [204, 304].includes(answered.status);
  const content = empty ? null : await dressed(answered.body, kind, url.pathname);
  return new Response(content, { status: answered.status, headers: answered.headers });
}

const kept = async (request) => (await caches.match(request)) ?? fetch(request);

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== location.origin || !url.pathname.startsWith(FOLDER.pathname)) return;
  const name = url.pathname.slice(FOLDER.pathname.length);
  if (FILES.includes(url.href) || PICTURE.test(name)) event.respondWith(kept(event.request));
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
      await (await open()).look();
      await weightsKept();
    }
  };
  event.waitUntil(heard());
});

setInterval(async () => (await house)?.look(), LOOK_MS);

/* ---------- installing ---------- */

// The program is unpacked once, and kept as browsers compile it while they read it.
async function fill() {
  const cache = await caches.open(KEPT);
  const scripts = FILES.filter((file) => file !== ENGINE).map((file) => new Request(file, { cache: "no-cache" }));
  const [packed] = await Promise.all([fetch(PACKED, { cache: "no-cache" }), cache.addAll(scripts)]);
  if (!packed.ok) throw new Error(`${PACKED}: ${packed.status}`);
  const program = unpack(new Uint8Array(await packed.arrayBuffer()));
  await cache.put(ENGINE, new Response(program, { headers: { "content-type": "application/wasm" } }));
}

// The weights are fetched when somebody is to think, or when there is time for it.
async function weightsKept() {
  const cache = await caches.open(KEPT);
  if (!(await cache.match(WEIGHTS))) await cache.add(new Request(WEIGHTS, { cache: "no-cache" }));
  return cache.match(WEIGHTS);
}

async function engine() {
  if (!(await caches.match(ENGINE))) await fill();
  return caches.match(ENGINE);
}

async function tidy() {
  const old = (await caches.keys()).filter((name) => name.endsWith(OWN) && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
