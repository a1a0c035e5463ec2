// What the browser does for a table: it stays in touch with the server, swaps
// what has changed, plays by key and by touch, and says when it is your turn.
// Without it every page still works: buttons are buttons, forms are forms.

const body = document.body;
const main = document.querySelector("main");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/* ---------- swapping what is inside <main> ---------- */

// Where each piece is that says so: a piece that stays there need not be named.
function spots(under) {
  const at = new Map();
  for (const piece of under.querySelectorAll("[data-spot] [data-vt]")) {
    at.set(piece.dataset.vt, piece.closest("[data-spot]").dataset.spot);
  }
  return at;
}

let staying = new Set();

// Pieces keep a name while the page changes, so that they slide.
function nameMovers(on) {
  const seen = new Set();
  for (const piece of main.querySelectorAll("[data-vt]")) {
    const name = piece.dataset.vt;
    const shown = name && !seen.has(name) && !staying.has(name) && piece.getClientRects().length > 0;
    if (on && shown) piece.style.viewTransitionName = name;
    else piece.removeAttribute("style");
    if (shown) seen.add(name);
  }
}

// Whether the log is wanted beside the story; pages without a story do not ask.
let logOpen = false;
const logSwitch = () => document.getElementById("log-open");

// What the player was at: focus, scrolled boxes, the open tab and other picks, folded parts.
function remember() {
  logOpen = logSwitch()?.checked ?? logOpen;
  const at = document.activeElement ?? body;
  const choice = at.closest("button[name=choice]");
  return {
    id: at.id,
    choice: choice?.value,
    onBoard: choice?.classList.contains("hit"),
    decided: at.closest("button[name=choice], #choices, .tutor") !== null,
    learned: at.closest(".tutor") !== null,
    about: choice ? null : at.getAttribute("aria-describedby"),
    picks: [...main.querySelectorAll("input[type=radio]:checked")].map((pick) => pick.id),
    folds: [...main.querySelectorAll("details.fold")].map((fold) => fold.open),
    log: main.querySelector(".logbox .scroll")?.scrollTop ?? 0,
    top: scrollY,
  };
}

let inList = false;
let byKey = false;

function restore(was, sameMove) {
  for (const id of was.picks) {
    const pick = id && document.getElementById(id);
    if (pick) pick.checked = true;
  }
  if (logSwitch()) logSwitch().checked = logOpen;
  const log = main.querySelector(".logbox .scroll");
  if (log && sameMove) log.scrollTop = was.log;
  if (sameMove) {
    main.querySelectorAll("details.fold").forEach((fold, index) => (fold.open = was.folds[index] ?? fold.open));
  }
  const byId = was.id && was.id !== "main" && was.id !== "choices-title" && document.getElementById(was.id);
  const twins = was.choice ? buttonsOf(was.choice) : [];
  const target =
    byId ||
    twins.find((twin) => twin.classList.contains("hit") === was.onBoard) ||
    twins[0] ||
    (was.learned && main.querySelector(".tutor .btn")) ||
    (was.about && main.querySelector(`:is(button, [tabindex])[aria-describedby="${was.about}"]`));
  if (was.decided) inList = true;
  if (target) target.focus({ preventScroll: true });
  else if (inList && byKey && document.activeElement === body) {
    // The choice is made: who plays by key goes on where the next decision is, or will be.
    const next = main.querySelector("#choices :is(.choice, .chipbtn, .ends)") ?? document.getElementById("choices-title");
    if (next?.id === "choices-title") next.tabIndex = -1;
    next?.focus({ preventScroll: true });
  }
  scrollTo({ top: was.top, behavior: "instant" });
  // A question that only the list answers stands above the board on small screens.
  const list = sameMove ? null : main.querySelector(".asks-list[data-turn] #choices");
  list?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

let shownHtml = null;
const firstHtml = main.innerHTML;

// Whether the page already looks like this, as it does when it has just loaded.
function isShown(html) {
  if (shownHtml !== null) return false;
  const template = document.createElement("template");
  template.innerHTML = html;
  shownHtml = html;
  return template.innerHTML === firstHtml;
}

const movesShown = () => Number(main.querySelector("[data-moves]")?.dataset.moves ?? 0);

function show(html) {
  const was = remember();
  const movesBefore = movesShown();
  const turnBefore = isMyTurn();
  const asidesBefore = asides();
  main.innerHTML = html;
  const title = main.querySelector("[data-title]")?.dataset.title;
  if (title) document.title = `${title} · Caravanserai`;
  if (!turnBefore && isMyTurn()) announceTurn();
  showTurn();
  restore(was, movesBefore === movesShown());
  stayInThePast();
  if (main.querySelector("[data-moves]")) announce(movesBefore, asidesBefore);
  prepare();
}

// What the newest transition is going to do, until it does.
let coming = null;
// The transition whose names the pieces have; only its end takes them away.
let naming = null;
const slides = () => document.startViewTransition && !still.matches && !document.hidden;

function swap(html) {
  if (html === shownHtml || isShown(html)) return;
  shownHtml = html;
  const change = () => show(html);
  if (coming !== null) {
    // The transition that is about to start shows this instead. A second one beside
    // it would name pieces that the first is still going to replace.
    coming = change;
  } else if (slides()) {
    const next = document.createElement("template");
    next.innerHTML = html;
    slide(change, next.content);
  } else {
    change();
    followWay();
  }
}

// Makes a change after which pieces are where `next` has them: those that moved, slide.
function slide(change, next) {
  coming = change;
  const before = spots(main);
  const after = spots(next);
  staying = new Set([...after.keys()].filter((name) => before.get(name) === after.get(name)));
  nameMovers(true);
  const transition = document.startViewTransition(() => {
    const newest = coming;
    coming = null;
    newest();
    nameMovers(true);
  });
  naming = transition;
  // Nobody waits for a picture of the old page that a busy browser does not get done.
  const late = setTimeout(() => transition.skipTransition(), 400);
  transition.updateCallbackDone.catch(() => {}).then(() => {
    clearTimeout(late);
    followWay();
  });
  // A newer change may cut this one short, which is no mistake.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {}).then(() => naming === transition && nameMovers(false));
}

// Answers may overtake each other: what is older than what is shown is dropped.
// The table's log only grows, also when moves are taken back.
let newest = 0;
const logged = (text) => Number(/data-after="(\d+)"/.exec(text)?.[1] ?? 0);

function update(html) {
  const shown = Number(main.querySelector("[data-after]")?.dataset.after ?? 0);
  if (logged(html) >= Math.max(shown, newest)) {
    newest = logged(html);
    swap(html);
  }
}

// The inside of <main> of a page, or the text itself if it is a fragment.
function inside(text) {
  if (!/^\s*<!doctype|<html/i.test(text)) return text;
  const page = new DOMParser().parseFromString(text, "text/html");
  return page.querySelector("main")?.innerHTML ?? "";
}

async function refresh() {
  const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
  if (answer.ok) update(inside(await answer.text()));
}

/* ---------- the live connection ---------- */

let socket = null;
let attempts = 0;
let retry = 0;
let wasLost = false;

function connect() {
  if (!body.dataset.live || socket) return;
  clearTimeout(retry);
  const address = new URL(body.dataset.live, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  socket = new WebSocket(address);
  socket.onopen = () => {
    attempts = 0;
    if (wasLost) {
      wasLost = false;
      say("");
      refresh().catch(() => {});
    }
  };
  socket.onmessage = (event) => {
    // {"moves":12,"title":"…"}, a line of its own before the page; the title is also in the markup.
    // Or {"people":…} and {"waiting":…}.
    const [said] = event.data.split("\n", 1);
    const news = JSON.parse(said);
    if (said.length < event.data.length) update(event.data.slice(said.length + 1));
    if (news.now) ahead = news.now - Date.now();
    if (news.people) hearOfPeople(news.people);
    if (news.waiting) countWaiting(news.waiting);
  };
  socket.onclose = ({ code }) => {
    socket = null;
    // Sent away: the page itself says why.
    if (code === 1008) return location.reload();
    wasLost = true;
    attempts += 1;
    if (attempts > 2) say(body.dataset.offline);
    const wait = Math.min(15000, 400 * 2 ** Math.min(attempts, 6)) * (0.7 + Math.random() * 0.6);
    retry = setTimeout(connect, wait);
  };
}

// After sleep or a lost network, try at once.
function wake() {
  if (document.hidden) return;
  showTurn();
  if (body.dataset.live && socket?.readyState !== WebSocket.OPEN) {
    attempts = 0;
    connect();
  }
}
document.addEventListener("visibilitychange", wake);
addEventListener("online", wake);
addEventListener("pageshow", wake);

/* ---------- posting ---------- */

// Clicks are sent one after the other; the first of these is on its way. The page may
// show the next decision before the answer is in, and who clicks then means it. Each
// click says which page it was made on, so the server refuses what no longer fits.
const clicks = [];
const MOST_CLICKS = 8;

function clickOn(form, submitter) {
  const action = submitter?.getAttribute("formaction") ?? form.getAttribute("action");
  return { action, fields: new URLSearchParams(new FormData(form, submitter)) };
}

// Where a lesson was answered, for a moment: what it covered comes up under the pointer,
// or under a key that is still down. What plays is faded there and does not play yet.
const SETTLES_MS = 800;
const SETTLES_PIXELS = 12;
let pointer = { x: 0, y: 0 };
let answered = null;
let settled = 0;

function settle(on) {
  clearTimeout(settled);
  if (on) settled = setTimeout(() => settle(false), SETTLES_MS);
  answered = on ? pointer : null;
  body.classList.toggle("is-settling", on);
}

document.addEventListener(
  "pointermove",
  ({ clientX: x, clientY: y }) => {
    pointer = { x, y };
    if (answered && Math.hypot(x - answered.x, y - answered.y) > SETTLES_PIXELS) settle(false);
  },
  true,
);

function isTooSoon({ action }) {
  if (!action.endsWith("/lesson")) return answered !== null;
  settle(true);
  return false;
}

const pageOf = ({ fields }) => fields.get("after");

function send(click) {
  const text = ({ action, fields }) => `${action}?${fields}`;
  if (isTooSoon(click)) return say(body.dataset.tooSoon, 6000);
  toNow();
  // The same on the same page again is a double click: it is meant once.
  if (clicks.some((other) => text(other) === text(click))) return;
  if (clicks.length === MOST_CLICKS) return say(body.dataset.failed, 6000);
  clicks.push(click);
  if (clicks.length === 1) sendClicks();
}

async function sendClicks() {
  body.setAttribute("aria-busy", "true");
  while (clicks.length > 0) {
    const arrived = await post(clicks[0]);
    const [sent, ...waiting] = clicks.splice(0);
    // What was clicked on the same page is not what was meant without this one. On a newer
    // page it is: that one shows what came of this one, although its answer was lost.
    clicks.push(...waiting.filter((click) => arrived || pageOf(click) !== pageOf(sent)));
  }
  body.removeAttribute("aria-busy");
  followWay();
}

// Tells whether the server has answered this page.
async function post({ action, fields }) {
  let told = null;
  try {
    const answer = await fetch(action, { method: "POST", body: fields, headers: { Accept: "application/json" } });
    if (answer.headers.get("Content-Type")?.startsWith("application/json")) told = await answer.json();
    else if (answer.ok) return location.assign(answer.url);
  } catch {
    // Told below, like an answer that makes no sense.
  }
  if (told?.html) update(told.html);
  const trouble = told ? told.reason : body.dataset.failed;
  if (trouble) {
    way.length = 0;
    say(trouble, 6000);
  }
  return told !== null;
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.id === "play" || form.matches(".phrases")) {
    event.preventDefault();
    send(clickOn(form, event.submitter));
  } else if (form.matches(".replay-slide")) {
    event.preventDefault();
    visit(`${form.action}?${new URLSearchParams(new FormData(form))}`);
  }
});

/* ---------- a number of one's own for the shuffle ---------- */

// SHA-256 by hand: browsers lend theirs only to pages that came by https or from this machine.
function sha256(text) {
  const bytes = new TextEncoder().encode(text);
  const words = new Int32Array(((bytes.length + 72) >> 6) << 4);
  bytes.forEach((byte, index) => (words[index >> 2] |= byte << (24 - 8 * (index & 3))));
  words[bytes.length >> 2] |= 0x80 << (24 - 8 * (bytes.length & 3));
  words[words.length - 1] = bytes.length * 8;
  const primes = [];
  for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime)) primes.push(n);
  const fraction = (root) => ((root % 1) * 2 ** 32) | 0;
  const constants = primes.map((prime) => fraction(Math.cbrt(prime)));
  const state = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
  const turn = (word, by) => (word >>> by) | (word << (32 - by));
  for (let block = 0; block < words.length; block += 16) {
    const w = [...words.slice(block, block + 16)];
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i += 1) {
      if (i > 15) {
        const low = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
        const high = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
        w[i] = (w[i - 16] + low + w[i - 7] + high) | 0;
      }
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + constants[i] + w[i]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = (state[index] + word) | 0));
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

// What this browser adds at each table, and the hashes that it was shown when it did.
const NOTES = "added";
const MOST_NOTES = 50;

function notes() {
  try {
    return JSON.parse(localStorage.getItem(NOTES)) ?? {};
  } catch {
    return {};
  }
}

// Tells whether it will be remembered.
function note(table, added) {
  const { [table]: _, ...others } = notes();
  const kept = [...Object.entries(others), [table, added]].slice(-MOST_NOTES);
  try {
    localStorage.setItem(NOTES, JSON.stringify(Object.fromEntries(kept)));
    return true;
  } catch {
    return false;
  }
}

// Adds this browser's number as the page asks: sealed as long as others may still choose
// theirs, and open when everything is fixed. The same number however often it is asked.
let drawn = null;

function addNumber() {
  const asks = main.querySelector("[data-add]");
  if (!asks) return;
  const { add, table, commitment, seals } = asks.dataset;
  const before = notes()[table];
  if (add === "open" && !before) {
    asks.querySelector("[data-lost]").hidden = false;
    asks.querySelector(".by-script").hidden = true;
    return;
  }
  drawn ??= [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const number = before?.number ?? drawn;
  const remembered = note(table, { number, commitment, seals });
  const fields = add === "seal" && remembered ? { sealed: sha256(number) } : { contribution: number };
  send({ action: `${table}/contribution`, fields: new URLSearchParams(fields) });
}

// Whether what is told at the end is what this browser noted.
function compareNotes() {
  const same = main.querySelector("[data-noted=same]");
  const before = same && notes()[same.dataset.table];
  if (!before) return;
  const told = [...main.querySelectorAll("[data-added]")].map((added) => added.textContent);
  const kept = before.seals.split(" ").every((seal, place) => seal === "-" || seal === sha256(told[place] ?? ""));
  const good = kept && told.includes(before.number) && before.commitment === same.dataset.commitment;
  main.querySelector(`[data-noted=${good ? "same" : "other"}]`).hidden = false;
}

/* ---------- replay: step without loading a page ---------- */

let playing = 0;

async function visit(address) {
  const answer = await fetch(address, { headers: { Accept: "text/html" } });
  if (!answer.ok) return location.assign(address);
  history.replaceState(null, "", address);
  swap(inside(await answer.text()));
}

const stepLink = (which) => main.querySelector(`[data-replay-step=${which}]`);

function step(which) {
  const link = stepLink(which);
  if (!link) return stopPlaying();
  visit(link.href).catch(stopPlaying);
}

function stopPlaying() {
  clearInterval(playing);
  playing = 0;
  main.querySelector("[data-replay-play]")?.setAttribute("aria-pressed", "false");
}

function togglePlaying() {
  if (playing) return stopPlaying();
  playing = setInterval(() => (stepLink("on") ? step("on") : stopPlaying()), 1400);
  step("on");
}

document.addEventListener("change", (event) => {
  if (event.target.form?.matches(".replay-slide")) event.target.form.requestSubmit();
});

/* ---------- the story: the others' turns, step by step ---------- */

// What the story shows instead of the present position: the number of a position, and its
// parts of the page by name. At the end of the story that is the present one itself. The
// decision stays as it is; whoever makes it is back in the present.
let past = null;
// What was asked for last: answers may overtake each other.
let wanted = 0;
let telling = 0;
const STEP_MS = 1200;

const byTime = (under) => new Map([...under.querySelectorAll("[data-then]")].map((part) => [part.dataset.then, part]));
// The same parts as they are now.
let present = byTime(main);

function putParts() {
  const parts = past?.parts ?? present;
  for (const [name, part] of byTime(main)) {
    const other = parts.get(name);
    if (other && other !== part) part.replaceWith(other);
  }
  markTold();
}

// Shows the position that the story stands at, sliding what has moved. A change that is
// coming anyway shows it, too.
function showStory() {
  if (coming !== null) return;
  if (!slides()) return putParts();
  const next = document.createElement("template");
  const parts = past?.parts ?? present;
  next.content.append(...[...parts.values()].map((part) => part.cloneNode(true)));
  slide(putParts, next.content);
}

// The position before the story, and that after each of its moves.
function stations() {
  const bars = [...main.querySelectorAll(".reel [data-at]")];
  return bars.length > 0 ? [main.querySelector(".story").dataset.start, ...bars.map((bar) => bar.dataset.at)].map(Number) : [];
}

// Marks in the story what is shown, and lights it.
function markTold() {
  const at = past?.at;
  main.classList.toggle("is-looking-back", past !== null && at !== movesShown());
  for (const bar of main.querySelectorAll("[data-at]")) {
    bar.classList.toggle("is-on", Number(bar.dataset.at) < at);
    bar.classList.toggle("is-now", Number(bar.dataset.at) === at);
  }
  for (const deed of main.querySelectorAll(".deed")) {
    const { from, to } = deed.dataset;
    if (at >= Number(from) && at <= Number(to)) deed.setAttribute("aria-current", "step");
    else deed.removeAttribute("aria-current");
  }
  main.querySelector(".deed[aria-current]")?.scrollIntoView({ block: "nearest", behavior: "instant" });
  main.querySelector("[data-tell=play]")?.setAttribute("aria-pressed", String(telling !== 0));
  main.querySelector("[data-tell=play] use")?.setAttribute("href", telling ? "#u-pause" : "#u-play");
  lightPlan({ target: document.activeElement ?? body });
}

async function showPast(at) {
  const asked = (wanted += 1);
  if (at === movesShown()) {
    past = { at, parts: null };
    return showStory();
  }
  const answer = await fetch(`${main.querySelector(".story").dataset.replayAt}?at=${at}`, { headers: { Accept: "text/html" } });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (asked !== wanted) return;
  if (!answer.ok || !stations().includes(at)) return toNow();
  past = { at, parts: byTime(page) };
  showStory();
  const happened = page.querySelector(".log li > a")?.parentElement;
  if (happened) tell([`${[...happened.children].map(heard).filter(Boolean).join(": ")}.`]);
}

function toNow() {
  wanted += 1;
  stopTelling();
  if (past === null) return;
  past = null;
  showStory();
}

// The page is new; whoever looks back goes on doing so.
function stayInThePast() {
  present = byTime(main);
  const stays = past?.parts && past.at < movesShown() && stations().includes(past.at);
  if (!stays) past = null;
  if (!past) stopTelling();
  putParts();
}

function stepStory(by) {
  const all = stations();
  const next = past ? all[all.indexOf(past.at) + by] : all.findLast((at) => by < 0 && at < movesShown());
  if (next !== undefined) return showPast(next).catch(toNow);
  if (by > 0) toNow();
}

function stopTelling() {
  clearTimeout(telling);
  telling = 0;
  markTold();
}

// Tells the story from where it stands; from the present, all of it.
function tellOn() {
  const pace = Number(main.querySelector(".speed :checked")?.value ?? 1);
  telling = setTimeout(async () => {
    if (past) await stepStory(1);
    if (telling) tellOn();
  }, STEP_MS / pace);
}

const TELLS = {
  back: () => (stopTelling(), stepStory(-1)),
  on: () => (stopTelling(), stepStory(1)),
  now: toNow,
  play() {
    if (telling) return stopTelling();
    if (past === null) showPast(stations()[0]).catch(toNow);
    tellOn();
    markTold();
  },
};

function tellDeed(deed) {
  stopTelling();
  showPast(Number(deed.dataset.to)).catch(toNow);
}

/* ---------- clicks, keys, touch ---------- */

const buttonsOf = (choice) =>
  [...main.querySelectorAll("button[name=choice]")].filter((button) => button.value === choice);

// The same choice on the board and in the list lights up together.
function light(event) {
  const button = event.target.closest?.("button[name=choice]");
  main.querySelectorAll(".is-hot").forEach((hot) => hot.classList.remove("is-hot"));
  if (button) buttonsOf(button.value).forEach((twin) => twin !== button && twin.classList.add("is-hot"));
}
document.addEventListener("pointerover", light);
document.addEventListener("focusin", light);

// A choice may name things on the board that it would make possible, and a line of the story
// those that it tells of: they light up with it. The line that is told stays lit.
function lightPlan(event) {
  const planned = event.target.closest?.("[data-lights]")?.dataset.lights;
  const told = main.querySelector(".deed[aria-current]")?.dataset.lights;
  const lit = new Set([planned, told].flatMap((names) => names?.split(" ") ?? []));
  main.classList.toggle("is-lighting", planned !== undefined);
  for (const thing of main.querySelectorAll("[data-light]")) {
    thing.classList.toggle("is-lit", lit.has(thing.dataset.light));
  }
}
document.addEventListener("pointerover", lightPlan);
document.addEventListener("focusin", lightPlan);

// An explanation stands beside what it explains: outwards, so that the middle of the board
// stays free. Where that takes more room than there is, it stands below, above or off the
// board, where it covers least of what is needed to decide. On small screens that is all of
// the board. Without this it has the place that the style sheet gives it.
const small = matchMedia("(max-width: 699.98px), (max-width: 1099.98px) and (max-height: 30rem)");
const GAP = 10;

const NEEDED = ".sentence, .purse--strip, .pv :is(.ln, .win, .ghost)";

const boxOf = (part) => part.getBoundingClientRect();
const clamped = (at, size, room) => Math.max(GAP, Math.min(at, room - size - GAP));

// The places around a box for something so wide and high, the best first: what is explained is
// in that box or is it.
function placesAround(box, wide, high, about) {
  const x = clamped(about.left + (about.width - wide) / 2, wide, innerWidth);
  const y = clamped(about.top, high, innerHeight);
  const sides = [{ x: box.right + GAP, y }, { x: box.left - GAP - wide, y }];
  if (about.left + about.width / 2 < innerWidth / 2) sides.reverse();
  return [...sides, { x, y: box.bottom + GAP }, { x, y: box.top - GAP - high }];
}

// How much of a box is covered from a place on.
function covered(box, { x, y }, wide, high) {
  const across = Math.min(box.right, x + wide) - Math.max(box.left, x);
  const down = Math.min(box.bottom, y + high) - Math.max(box.top, y);
  return Math.max(0, across) * Math.max(0, down);
}

// What stands in a row of such things is explained above or below, so that the next one stays
// free for the pointer.
function standsInRow(part) {
  const row = [...part.parentElement.children].filter((thing) => thing.checkVisibility());
  const level = (thing) => Math.abs(boxOf(thing).top - boxOf(part).top) < 2;
  return part.querySelector(":scope > .tip") !== null && row.length > 2 && row.every(level);
}

function bestPlace(about, part, wide, high) {
  const board = part.closest(".board, .field");
  const beside = placesAround(about, wide, high, about);
  if (!board && standsInRow(part)) beside.reverse();
  const off = board ? placesAround(boxOf(board), wide, high, about) : [];
  // At the lower edge it covers neither question nor purse.
  const lowered = (place) => ({ ...place, y: innerHeight - high - GAP });
  const places = small.matches ? [...off, ...beside].flatMap((place) => [place, lowered(place)]) : [...beside, ...off];
  const needed = [...main.querySelectorAll(NEEDED)].filter((thing) => thing.checkVisibility()).map(boxOf);
  const inWindow = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const cost = (place) => {
    const over = (box) => covered(box, place, wide, high);
    const outside = wide * high - over(inWindow);
    const ground = small.matches && board ? over(boxOf(board)) : 0;
    return 1000 * (over(about) + outside) + 10 * needed.reduce((sum, box) => sum + over(box), 0) + ground;
  };
  const costs = places.map(cost);
  return places[costs.indexOf(Math.min(...costs))];
}

// What the explanations that stand together are just now about: the class `a-` of a thing names
// the explanation with the same `w-`.
function isAbout(box) {
  const shown = [...(box?.children ?? [])].find((part) => part.checkVisibility());
  const name = shown && [...shown.classList].find((name) => name.startsWith("w-"));
  return name && main.querySelector(`.a-${name.slice(2)}:is(:hover, :focus-within)`);
}

function placeExplanation(event) {
  // What is under the pointer is explained, else what has the focus.
  const from = [event.target, document.activeElement ?? body];
  const inTip = from.map((at) => at.closest?.(":has(> .tip)")).find(Boolean);
  // What is only going to fade in has its size already.
  const shown = inTip?.querySelector(":scope > .tip") ?? main.querySelector(".about");
  const about = inTip ?? isAbout(shown);
  main.querySelectorAll(".tip, .about").forEach((box) => box !== shown && box.removeAttribute("style"));
  if (!shown || shown.contains(event.target)) return;
  shown.removeAttribute("style");
  const [wide, high] = [shown.offsetWidth, Math.ceil(boxOf(shown).height)];
  if (!about || high === 0) return;
  const { x, y } = bestPlace(boxOf(about), about, wide, high);
  Object.assign(shown.style, { left: `${x}px`, top: `${y}px`, right: "auto", bottom: "auto", margin: "0", width: `${wide}px`, translate: "none" });
}
const explainSoon = (event) => requestAnimationFrame(() => placeExplanation(event));
document.addEventListener("pointerover", explainSoon);
document.addEventListener("focusin", explainSoon);

// What is explained may move below its explanation.
const explainAgain = () => explainSoon({ target: [...document.querySelectorAll(":hover")].at(-1) ?? body });
document.addEventListener("scroll", explainAgain, { capture: true, passive: true });
addEventListener("resize", explainAgain);

// On touch the first tap explains, the second plays.
let touched = false;
let armed = null;
const explains = (button) => touched && button.matches(".hit") && button.dataset.tap !== "once" && armed !== button;

document.addEventListener(
  "pointerdown",
  (event) => {
    touched = event.pointerType === "touch";
    byKey = false;
  },
  true,
);

// Where the page changes between press and release, the browser makes no click of
// them. It is sent all the same, as it was when it was pressed.
let pressed = null;

document.addEventListener("pointerdown", (event) => {
  const button = event.button === 0 && event.target.closest?.("button[form=play]");
  const plays = button && !explains(button);
  pressed = plays ? { button, box: button.getBoundingClientRect(), click: clickOn(button.form, button) } : null;
});
document.addEventListener("pointerup", ({ target, clientX, clientY }) => {
  if (!pressed || dragged?.started) return;
  const { button, box, click } = pressed;
  pressed = null;
  const stayed = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  if (stayed && !button.contains(target)) send(click);
});

// What folds out over the page; Esc closes the innermost, a click elsewhere closes all.
const openMenus = () => [...document.querySelectorAll("details:is(.menu, .leave, .confirm)[open]")];

// A rule of one's own is not part of what is offered ready-made.
document.addEventListener("change", ({ target }) => {
  const own = target.closest?.(".option") && ownRules(target.form);
  if (own) own.checked = true;
  if (target.name === "preset") pickPreset(target);
  offerSides();
  sumUp();
});
document.addEventListener("input", sumUp);

const ownRules = (form) => form.querySelector("input[name=preset][value=own]");

// What is offered ready-made shows what it is made of, but does not silently replace rules
// that were changed.
function pickPreset(preset) {
  const ask = preset.form.querySelector("[data-reset]");
  const changed = preset.form.querySelector(".option [type=radio]:checked:not([data-offered])");
  if (!ask) return;
  ask.hidden = !changed || preset.value === "own";
  if (ask.hidden) return showRules(preset);
  ask.dataset.reset = preset.value;
  ownRules(preset.form).checked = true;
}

// A rule that a preset does not name is as it is offered first.
function showRules(preset) {
  if (!preset.dataset.rules) return;
  const rules = JSON.parse(preset.dataset.rules);
  for (const option of preset.form.querySelectorAll(".option")) {
    const values = [...option.querySelectorAll("[type=radio]")];
    if (values.length === 0) continue;
    const code = String(rules[values[0].name] ?? values[0].value);
    option.querySelector("[type=hidden]").value = code;
    for (const value of values) {
      value.toggleAttribute("data-offered", value.value === code);
      value.checked = value.value === code;
    }
  }
}

function resetRules(ask) {
  const preset = ask.closest("form").querySelector(`[name=preset][value="${ask.dataset.reset}"]`);
  showRules(preset);
  preset.checked = ask.hidden = true;
  preset.focus();
  sumUp();
}

// Only as many sides are offered as play.
function offerSides() {
  const play = [...main.querySelectorAll("select[name=opponent]")].filter((seat) => seat.value !== "nobody");
  for (const side of main.querySelectorAll(".sides input")) {
    const gone = Number(side.value) > play.length;
    side.closest("label").hidden = side.disabled = gone;
    if (gone && side.checked) main.querySelector(".sides input[value=random]").checked = true;
  }
}

// What opens, in the words of what was chosen.
function sumUp() {
  const sum = main.querySelector("[data-opens]");
  if (!sum) return;
  const form = sum.closest("form");
  const text = (part) => part?.textContent.trim() ?? "";
  const ticked = (name) => form.querySelector(`[name=${name}]:checked`)?.closest("label");
  const titled = (label, more) => [text(label?.querySelector("b")), more ?? text(label?.querySelector("span"))];
  const chosen = (field) => field.value && (text(field.selectedOptions?.[0]) || field.value);
  const seats = [...form.querySelectorAll("[name=opponent]")].filter((seat) => seat.value !== "nobody");
  const beside = (seat) => (seat.value === "beside" ? seat.parentNode.querySelector(".beside").value.trim() : "");
  const pace = [...form.querySelectorAll(`.pace-of.of-${form.elements.pace?.value} .field-label`)];
  const times = pace.map((time) => `${text(time.firstElementChild)}: ${chosen(time.lastElementChild)}`);
  const rules = [...form.querySelectorAll("fieldset.option")].map((rule) => [rule, rule.querySelector(":checked")]);
  const other = rules.filter(([rule, picked]) => picked && picked.value !== rule.querySelector("[type=hidden]").value);
  const changed = other.map(([rule, picked]) => `${text(rule.querySelector("legend"))}: ${text(picked.parentNode.querySelector("b"))}`);
  const lines = [
    [seats.map((seat) => beside(seat) || chosen(seat)).join(", "), `${text(form.querySelector(".sides legend"))}: ${text(ticked("side"))}`],
    titled(ticked("preset"), form.elements.preset?.value === "own" ? changed.join(", ") || undefined : undefined),
    titled(ticked("pace"), times.join(", ") || undefined),
    [text(ticked("hints")), ""],
  ];
  sum.hidden = false;
  sum.querySelector("ul").replaceChildren(
    ...lines.filter(([line]) => line).map(([line, more]) => {
      const item = sum.querySelector("template").content.cloneNode(true);
      item.querySelector("b").textContent = line;
      item.querySelector("small").textContent = more;
      return item;
    }),
  );
}

// A tap on a tile with several choices leaves those alone in the list; a second tap brings all back.
function chooseSpot(target) {
  const spot = target.closest?.(".board [data-spot]");
  const group = spot && main.querySelector(`#choices [data-of="${spot.dataset.spot}"]`);
  const again = group?.classList.contains("is-chosen");
  if (spot) main.querySelectorAll(".is-chosen").forEach((chosen) => chosen.classList.remove("is-chosen"));
  if (group && !again) [spot, group].forEach((chosen) => chosen.classList.add("is-chosen"));
}

document.addEventListener("click", (event) => {
  const target = event.target;
  chooseSpot(target);
  openMenus().forEach((menu) => (menu.open &&= menu.contains(target)));
  const hit = target.closest?.(".hit");
  if (hit && event.detail > 0 && explains(hit)) {
    event.preventDefault();
    armed = hit;
    hit.focus({ preventScroll: true });
    return;
  }
  if (touched) {
    armed = null;
    const explained = target.closest?.("[tabindex='0']");
    if (explained) explained.focus({ preventScroll: true });
    else if (!hit && !target.closest?.("input, button, select, textarea, a, summary, label")) {
      document.activeElement?.blur?.();
    }
  }
  const link = target.closest?.("[data-replay-step]");
  if (link) {
    event.preventDefault();
    step(link.dataset.replayStep);
  }
  const moment = target.closest?.("[data-replay-to]");
  if (moment) {
    event.preventDefault();
    visit(moment.getAttribute("href")).catch(stopPlaying);
  }
  if (target.closest?.("[data-replay-play]")) togglePlaying();
  TELLS[target.closest?.("[data-tell]")?.dataset.tell]?.();
  const deed = target.closest?.(".deed");
  if (deed) {
    event.preventDefault();
    tellDeed(deed);
  }
  const copier = target.closest?.("[data-copy], [data-copy-text], [data-copy-game]");
  if (copier) copy(copier);
  if (target.closest?.(".sound-switch")) switchSound();
  if (target.closest?.("[data-tell-me]")) switchTelling();
  if (target.closest?.("[data-tell-try]")) tryTelling();
  if (target.matches?.("[data-reset] button")) resetRules(target.closest("[data-reset]"));
  if (target.closest?.("[data-close]")) target.closest("dialog")?.close();
});

// On a board with data-drag a way is laid by dragging: whatever of that kind is
// entered and has one button that may be pressed, has it pressed. The pointer may be
// ahead of the page: the rest of the way is followed when the page is there.
let dragged = null;
const way = [];

function draggedOver(event) {
  const kind = main.querySelector("[data-drag]")?.dataset.drag;
  return kind && document.elementFromPoint(event.clientX, event.clientY)?.closest?.(kind);
}

const onlyHit = (spot) => {
  const hits = [...spot.querySelectorAll(".hit")].filter((hit) => hit.getClientRects().length > 0);
  return hits.length === 1 ? hits[0] : null;
};

function followWay() {
  while (way.length > 0 && clicks.length === 0 && coming === null) {
    const { spot, begins } = way.shift();
    const over = main.querySelector(`[data-drag] [data-spot="${spot}"]`);
    const hit = over && onlyHit(over);
    // The last step shows what it brings before it is made: it is left to a click.
    if (hit && (begins || hit.dataset.tap === "once")) hit.click();
  }
}

document.addEventListener("pointerdown", (event) => {
  const start = event.button === 0 && draggedOver(event);
  dragged = start ? { spot: start.dataset.spot, started: false } : null;
});
document.addEventListener("pointermove", (event) => {
  if (!dragged) return;
  const over = draggedOver(event);
  if (!over || over.dataset.spot === dragged.spot) return;
  // The way begins where the pointer went down: what lies there is taken first.
  if (!dragged.started) way.push({ spot: dragged.spot, begins: true });
  dragged = { spot: over.dataset.spot, started: true };
  way.push({ spot: dragged.spot, begins: false });
  followWay();
});
document.addEventListener("pointerup", () => (dragged = null));
document.addEventListener("pointercancel", () => (dragged = null));

async function copy(button) {
  try {
    if (button.dataset.copyGame) button.dataset.copyText ??= await gameLink(button.dataset.copyGame);
  } catch (trouble) {
    return say(trouble instanceof RangeError ? button.dataset.long : body.dataset.failed, 8000);
  }
  const text = button.dataset.copyText ?? document.getElementById(button.dataset.copy)?.value ?? "";
  await navigator.clipboard?.writeText(text);
  say(button.dataset.done, 2500);
}

// A link can hold a whole game: its record, packed, behind the # that no server is sent.
const GAME = "#game=";
// Longer ones are cut off on their way too often.
const LONGEST_LINK = 16000;

const through = (data, stream) => new Response(new Blob([data]).stream().pipeThrough(stream));
const home = () => document.querySelector("a.brand").href;

async function gameLink(record) {
  const answer = await fetch(record);
  if (!answer.ok) throw new Error(answer.statusText);
  const bytes = await through(await answer.text(), new CompressionStream("deflate")).arrayBuffer();
  const letters = btoa(String.fromCharCode(...new Uint8Array(bytes.slice(0, LONGEST_LINK))));
  if (letters.length > LONGEST_LINK) throw new RangeError();
  return home() + GAME + letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function unpacked(letters) {
  const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  return through(bytes, new DecompressionStream("deflate")).text();
}

async function bringLinked() {
  if (!location.hash.startsWith(GAME)) return;
  const letters = location.hash.slice(GAME.length);
  // Whoever comes back here does not bring it again.
  history.replaceState(null, "", location.pathname + location.search);
  const trouble = letters.length > LONGEST_LINK ? "long" : "broken";
  const record = trouble === "long" ? "" : await unpacked(letters).catch(() => "");
  const form = Object.assign(document.createElement("form"), { method: "post", action: new URL("bring", home()), hidden: true });
  const [name, value] = record ? ["record", record] : ["link", trouble];
  form.append(Object.assign(document.createElement("textarea"), { name, value }));
  body.append(form);
  form.submit();
}

// Numbers choose; two digits count as one number if both follow quickly.
let digits = "";
let pending = 0;

function numbered(number) {
  const chips = [...main.querySelectorAll("#choices button[name=choice] > .key")];
  return chips.find((chip) => chip.textContent.trim() === number)?.closest("button");
}

function typeDigit(digit) {
  clearTimeout(pending);
  digits += digit;
  const now = digits;
  const longer = [...main.querySelectorAll("#choices .key")].some((chip) => {
    const text = chip.textContent.trim();
    return text !== now && text.startsWith(now);
  });
  const choose = () => {
    digits = "";
    numbered(now)?.click();
  };
  if (longer) pending = setTimeout(choose, 650);
  else choose();
}

// On a board whose places have numbers of their own, those are the keys, and whatever else
// can be chosen has a letter. A key shows what it stands for, also why a place is closed;
// Enter plays it. So 1 can be looked at although there is a 14.
const hasOwnKeys = () => Boolean(main.querySelector("[data-number]"));

const standingOn = (place) => place?.querySelector(".hit, [tabindex='0']");

function typeOwnDigit(digit) {
  clearTimeout(pending);
  const place = (number) => main.querySelector(`[data-number="${number}"]`);
  digits = place(digits + digit) ? digits + digit : digit;
  standingOn(place(digits))?.focus();
  pending = setTimeout(() => (digits = ""), 1200);
}

function typeLetter(letter) {
  const choice = numbered(letter)?.value;
  const twins = choice ? buttonsOf(choice).filter((twin) => twin.checkVisibility()) : [];
  (twins.find((twin) => twin.classList.contains("hit")) ?? twins[0])?.focus();
  return twins.length > 0;
}

// Arrows walk over the board to what lies nearest in their direction; what lies straight
// ahead is nearer than what lies aside.
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function walk([x, y]) {
  const places = [...main.querySelectorAll("[data-walk] :is(.hit, [tabindex='0'])")].filter((place) => place.checkVisibility());
  const at = document.activeElement;
  if (!places.includes(at)) {
    // Where the page scrolls, arrows scroll until somebody is on the board.
    if (at !== body || document.documentElement.scrollHeight > innerHeight + 1) return false;
    const first = places.find((place) => place.matches(".hit")) ?? places[0];
    first?.focus();
    return Boolean(first);
  }
  const middle = (place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [fromX, fromY] = middle(at);
  let nearest = null;
  let least = Infinity;
  for (const place of places) {
    const [toX, toY] = middle(place);
    const ahead = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    const far = ahead + 2 * aside;
    if (ahead > 4 && aside <= ahead && far < least) [nearest, least] = [place, far];
  }
  nearest?.focus();
  return true;
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.target.closest?.("input:not([type=radio]), textarea, select")) return;
  touched = false;
  byKey = true;
  const key = event.key;
  // The next choice comes under a key that is still down: it is not meant.
  if (event.repeat && key === "Enter" && event.target.closest?.("button[form=play]")) return event.preventDefault();
  if (main.querySelector("[data-replay]")) {
    const steps = { ArrowLeft: "back", ArrowRight: "on", PageUp: "first", PageDown: "last", b: "slip-back", n: "slip-on" };
    if (steps[key]) return event.preventDefault(), step(steps[key]);
    if (key === "p") return togglePlaying();
  }
  // Any other key ends a number.
  if (!/^[0-9]$/.test(key)) digits = "";
  if (ARROWS[key] && !event.target.closest?.("input")) return walk(ARROWS[key]) && event.preventDefault();
  if (/^[0-9]$/.test(key)) return hasOwnKeys() ? typeOwnDigit(key) : typeDigit(key);
  if (key === "r") {
    const rules = [...main.querySelectorAll("[data-rule]")].filter((link) => link.checkVisibility({ visibilityProperty: true }));
    return rules[0]?.click();
  }
  if (key === "?") return document.getElementById("keys")?.showModal();
  if (key === "Escape") {
    const menu = openMenus().at(-1);
    if (!menu) return document.activeElement?.blur?.();
    menu.open = false;
    return menu.querySelector("summary")?.focus();
  }
  if (key.length !== 1) return;
  if (hasOwnKeys() && typeLetter(key.toLowerCase())) return;
  const button = main.querySelector(`[data-key="${CSS.escape(key.toLowerCase())}"]`);
  if (button) {
    event.preventDefault();
    button.click();
    button.closest("details")?.querySelector("button")?.focus();
  }
});

/* ---------- a file that is dropped ---------- */

// Wherever it falls on a page that reads files: into the form below it, else into the first.
const readsFiles = (event) =>
  event.dataTransfer?.types.includes("Files") &&
  (event.target.closest?.("form[data-drop]") ?? main.querySelector("form[data-drop]"));

function showDrop(form) {
  main.querySelectorAll(".is-dropping").forEach((other) => other !== form && other.classList.remove("is-dropping"));
  form?.classList.add("is-dropping");
}

document.addEventListener("dragover", (event) => {
  const form = readsFiles(event);
  if (form) event.preventDefault();
  showDrop(form);
});
document.addEventListener("dragleave", (event) => event.relatedTarget || showDrop(null));
document.addEventListener("drop", (event) => {
  const form = readsFiles(event);
  showDrop(null);
  if (!form) return;
  event.preventDefault();
  form.querySelector("[type=file]").files = event.dataTransfer.files;
  form.requestSubmit();
});

/* ---------- your turn ---------- */

const isMyTurn = () => Boolean(main.querySelector("[data-turn]"));
const icon = document.querySelector("link[rel=icon]");

function showTurn() {
  const mine = isMyTurn();
  if (icon) icon.href = mine ? body.dataset.iconTurn : body.dataset.icon;
  document.title = document.title.replace(/^● /, "");
  if (mine && document.hidden) document.title = `● ${document.title}`;
}

const soundIsOn = () => localStorage.getItem("sound") !== "off";

function showSound() {
  const button = document.querySelector(".sound-switch");
  if (!button) return;
  button.hidden = !body.dataset.live;
  button.setAttribute("aria-pressed", String(soundIsOn()));
  button.querySelector("use")?.setAttribute("href", soundIsOn() ? "#u-sound" : "#u-mute");
}

function switchSound() {
  localStorage.setItem("sound", soundIsOn() ? "off" : "on");
  showSound();
  if (soundIsOn()) chime();
}

// "Tell me when it is my turn": wanted on this device, and allowed by the browser.
const cannotTell = () => (!isSecureContext ? "unsafe" : "Notification" in globalThis ? "" : "unable");
const canTell = () => !cannotTell();
const isTold = () => canTell() && Notification.permission === "granted" && localStorage.getItem("tell") !== "off";

function showTelling() {
  document.querySelectorAll("[data-tells]").forEach((part) => (part.hidden = !canTell()));
  document.querySelectorAll("[data-tells-not]").forEach((part) => (part.hidden = part.dataset.tellsNot !== cannotTell()));
  for (const tells of document.querySelectorAll("[data-tell-me]")) {
    if (tells.type === "checkbox") tells.checked = isTold();
    else tells.setAttribute("aria-pressed", String(isTold()));
    tells.querySelector("use")?.setAttribute("href", isTold() ? "#u-bell" : "#u-bell-off");
  }
}

async function switchTelling() {
  const wanted = !isTold();
  const allowed = !wanted || (await Notification.requestPermission()) === "granted";
  if (allowed) localStorage.setItem("tell", wanted ? "on" : "off");
  else say(body.dataset.tellRefused, 8000);
  showTelling();
  if (!allowed) return;
  const isDone = await (wanted ? soon(subscribe()) : unsubscribe());
  if (wanted && !isDone) say(body.dataset.tellOpen, 8000);
  else if (location.pathname === "/notices") location.reload();
}

// What works in the background: without it nothing is told while no page is open.
const worker = navigator.serviceWorker?.register("/sw.js").catch(() => null) ?? Promise.resolve(null);

const postPush = (path, fields) => fetch(path, { method: "POST", body: new URLSearchParams(fields) });

// Some browsers never answer when nobody can push to them.
const soon = (answer) => Promise.race([answer, new Promise((go) => setTimeout(go, 5000))]);

// Lets the house tell this browser something while no page is open, where both can; whether
// they can.
async function subscribe() {
  try {
    const pushes = (await worker) && (await navigator.serviceWorker.ready).pushManager;
    const answer = pushes && (await fetch("/notices/push"));
    if (!answer?.ok) return false;
    const { key } = await answer.json();
    const made = await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    const kept = await postPush("/notices/push", { endpoint, ...keys });
    if (kept.ok) localStorage.setItem("push-at", String(Date.now()));
    return kept.ok;
  } catch {
    return false;
  }
}

async function unsubscribe() {
  try {
    localStorage.removeItem("push-at");
    const made = await (await worker)?.pushManager?.getSubscription();
    if (!made) return;
    await postPush("/notices/push/end", { endpoint: made.endpoint });
    await made.unsubscribe();
  } catch {
    // There is nothing to end.
  }
}

// What the house or the browser has forgotten is made good once a day.
function keepTelling() {
  const day = 24 * 3600 * 1000;
  const fresh = Date.now() - Number(localStorage.getItem("push-at")) < day;
  if (isTold() && localStorage.getItem("tell") === "on" && !fresh) subscribe();
}

async function notify(title, text) {
  const more = { body: text, icon: body.dataset.icon, tag: location.pathname, data: { url: location.href } };
  try {
    const shown = new Notification(title, more);
    shown.onclick = () => (focus(), shown.close());
  } catch {
    // On phones only what works in the background may.
    (await worker)?.showNotification(title, more);
  }
}

async function tryTelling() {
  if (!isTold()) await switchTelling();
  if (isTold()) notify(body.dataset.turnNote, body.dataset.tellTried);
}

let audio = null;

// Two plucked notes, a fourth apart.
function chime() {
  audio ??= new AudioContext();
  audio.resume();
  [392, 523.25].forEach((pitch, index) => {
    const start = audio.currentTime + index * 0.14;
    const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.18, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  });
}

function announceTurn() {
  if (soundIsOn()) chime();
  if (document.hidden && isTold()) notify(body.dataset.turnNote, document.title);
}

// What is heard of a part of the page: drawings by their labels.
function heard(part) {
  if (part.nodeType === Node.TEXT_NODE) return part.data;
  if (part.nodeType !== Node.ELEMENT_NODE || part.ariaHidden === "true") return "";
  const text = part.ariaLabel ?? [...part.childNodes].map(heard).join(" ");
  return text.replace(/\s+/g, " ").replace(/ (?=[,.:;)])/g, "").trim();
}

// What comes and goes while nobody moves: a lesson, a question, a hint.
function asides() {
  const texts = (parts) => [...main.querySelectorAll(parts)].map(heard).join(" ");
  const lesson = main.querySelector(".tutor-text") ? texts("#tutor-title, .tutor-text") : "";
  const done = main.querySelector(".log .aside");
  return [lesson, texts("#choices .ask p"), done ? heard(done) : "", texts("#choices .is-hint")];
}

// Screen readers tell what changes in a part of the page that stays: what
// happened since so many moves, what else is new, and what there is to do now.
function announce(moves, asidesBefore) {
  const position = (link) => Number(/at=(\d+)/.exec(link.getAttribute("href"))?.[1] ?? 0);
  const fresh = [...main.querySelectorAll(".log li > a")].filter((link) => position(link) > moves).reverse();
  // Who, and what they did.
  const line = (link) => [...link.parentElement.children].map(heard).filter(Boolean).join(": ");
  const texts = fresh.slice(-6).map((link) => `${line(link)}.`);
  texts.push(...asides().filter((text, index) => text !== asidesBefore[index]));
  if (movesShown() !== moves) texts.push(heard(main.querySelector(".sentence p")));
  tell(texts.filter(Boolean));
}

function tell(texts, place = "told") {
  const paragraph = (text) => Object.assign(document.createElement("p"), { textContent: text });
  if (texts.length > 0) document.getElementById(place)?.replaceChildren(...texts.map(paragraph));
}

/* ---------- who is where ---------- */

// As the house told it last; nothing before.
let people = null;

function showPeople() {
  if (!people) return;
  for (const mark of main.querySelectorAll(".here[data-seat]")) {
    const seat = people.seats[mark.dataset.seat];
    mark.classList.remove("is-here", "is-elsewhere", "is-away");
    if (seat) mark.classList.add(`is-${seat.is}`);
    mark.title = seat?.label ?? "";
    mark.lastChild.textContent = seat?.word ?? "";
  }
  for (const mark of main.querySelectorAll("[data-watching]")) {
    mark.hidden = people.watching === 0;
    mark.title = people.watched;
    mark.querySelector("b").textContent = people.watching;
  }
}

// What somebody did is told; that they are away for longer is not.
function hearOfPeople(now) {
  const before = people;
  people = now;
  showPeople();
  if (!before) return;
  const marks = [...main.querySelectorAll(".here[data-seat]")].map((mark) => Number(mark.dataset.seat));
  const told = now.seats.filter((seat, index) => seat && marks.includes(index) && seat.is !== before.seats[index]?.is);
  const texts = told.map((seat) => seat.label);
  if ((now.watching === 0) !== (before.watching === 0)) texts.push(now.watched);
  tell(texts, "told-of-people");
}

// At how many other tables it is the own turn, as the badge of the navigation says it.
function countWaiting({ count, label }) {
  for (const badge of document.querySelectorAll(".topbar .count")) {
    badge.hidden = count === 0;
    badge.title = label;
    badge.textContent = count;
  }
  document.querySelector(".brand").ariaLabel = count === 0 ? "Caravanserai" : `Caravanserai, ${label}`;
}

/* ---------- what is said ---------- */

// What was said before the page came is no news.
let phrases = null;

// The sign of whoever says something, as it stands beside their name.
const signOf = (mark) => mark.parentElement.querySelector(".fig, .seatmark, .seat")?.cloneNode(true) ?? "";

function hearWhatIsSaid() {
  const said = [...main.querySelectorAll("[data-said]")];
  const news = said.filter((mark) => phrases && !phrases.has(mark.dataset.said));
  phrases = new Set(said.map((mark) => mark.dataset.said));
  const muted = "muted" in document.documentElement.dataset;
  if (news.length > 0 && !muted) say(news.flatMap((mark) => [signOf(mark), ` ${mark.dataset.name}: ${mark.textContent} `]), 6000);
}

/* ---------- clocks ---------- */

// How far the clock of the house is ahead of this one; told whenever people are.
let ahead = 0;
const HOUR = 3600000;
let warned = null;
const own = document.documentElement.lang;

function clockText(ms) {
  const left = Math.max(0, ms);
  const seconds = Math.floor((left % 60000) / 1000);
  const text = `${Math.floor(left / 60000)}:${String(seconds).padStart(2, "0")}`;
  return left < 60000 ? `${text}.${Math.floor((left % 1000) / 100)}` : text;
}

// Days and hours, hours and minutes, or minutes, as the language of the page writes them.
function spanText(ms) {
  const unit = (value, name) => new Intl.NumberFormat(own, { style: "unit", unit: name, unitDisplay: "short" }).format(value);
  const left = Math.max(0, ms);
  const [days, hours, minutes] = [Math.floor(left / 24 / HOUR), Math.floor(left / HOUR) % 24, Math.floor(left / 60000) % 60];
  if (days > 0) return `${unit(days, "day")} ${unit(hours, "hour")}`;
  return hours > 0 ? `${unit(hours, "hour")} ${unit(minutes, "minute")}` : unit(minutes, "minute");
}

// The page says until when; what is left is counted here, and is right after any sleep.
function runClocks() {
  const now = Date.now() + ahead;
  for (const time of main.querySelectorAll("time[data-time]")) {
    time.textContent = new Intl.DateTimeFormat(own, { weekday: "long", hour: "numeric", minute: "2-digit", day: "numeric", month: "short" }).format(Number(time.dataset.time));
  }
  for (const clock of main.querySelectorAll(".clock[data-due]")) {
    const left = Number(clock.dataset.due) - now;
    clock.querySelector("b").textContent = clockText(left);
    clock.classList.toggle("is-low", left < 60000);
    // Whoever cannot see the clock hears once that the last minute has begun.
    const { low, due } = clock.dataset;
    if (low && left < 60000 && warned !== due) {
      warned = due;
      tell([low]);
    }
  }
  for (const box of main.querySelectorAll(".deadline")) {
    const { due, since } = box.dataset;
    const share = (now - since) / Math.max(1, due - since);
    box.querySelector("b.t").textContent = spanText(due - now);
    box.querySelector("progress").value = 100 * Math.min(1, share);
    box.classList.toggle("is-soon", share > 0.75);
  }
}

setInterval(() => !document.hidden && main.querySelector("[data-due]") && runClocks(), 100);

/* ---------- small things ---------- */

let toastGone = 0;

function say(words, forMs = 0) {
  const toast = document.querySelector(".toast");
  if (!toast) return;
  clearTimeout(toastGone);
  toast.replaceChildren(...[words].flat());
  toast.hidden = !words?.length;
  if (forMs) toastGone = setTimeout(() => (toast.hidden = true), forMs);
}

// What works only with this script shows itself only now.
function prepare() {
  // What is told once must not be told twice.
  main.querySelectorAll("[aria-live], [role=log]").forEach((part) => part.setAttribute("aria-live", "off"));
  main.querySelectorAll("[data-copy], [data-copy-text], [data-copy-game], [data-replay-play], [data-drop-note], .player-keys").forEach((button) => (button.hidden = false));
  main.querySelector("[data-replay-play]")?.setAttribute("aria-pressed", String(playing !== 0));
  addNumber();
  compareNotes();
  showPeople();
  showTelling();
  hearWhatIsSaid();
  runClocks();
}

body.classList.add("has-script");
prepare();
offerSides();
sumUp();
showSound();
keepTelling();
showTurn();
bringLinked();
addEventListener("hashchange", bringLinked);
connect();
