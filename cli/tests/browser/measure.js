// Measures a page at some sizes: what is cut off, what sticks out of its box, what lies over
// what should be read, and what is left empty. Takes the sizes and, if it is not the page as it
// is, what to show inside <main>, whether to unfold it, too, and a selector of things that show
// more when they have the focus; returns the findings of each size, a line each.
const [sizes, fragment, unfolds, inFocus] = arguments;
const done = arguments[arguments.length - 1];

// A pixel or so is rounding.
const SLACK = 1.5;
// Only for ears, not drawn, or scenery.
const UNSEEN = ".trails, .vh, .skip, .sprite, [hidden], option, script, style, title";
const SCENERY = ".brand > .ic, .scene, .rug, .ridge, .mark, .emblem, .bk, .bk-scene, .mt, .face--back, .qr";
// Drawings that carry a letter or a number on purpose, with the text inside them.
const PLATES = ".marker, .owner, .value, .sym, .pip, .deck, .chart";
// What stands out of its box on purpose: small signs on a corner or an edge.
const ON_THE_EDGE = ".key, .bulb, .gainchip, .goals, .flag, .pieces, .marker, .axis";
// Signs with a ground of their own: all of it covers what lies below.
const SIGNS = ".key, .share, .count, .value, .owner, .gainchip, .flag, .vpn, .can, .short";
// What is full of something: no large space is left in it.
const ROOMS = ".end, .learn-door, .learn-ways";
// A panel is, where it stands beside something.
const PANELS = ".panel:has(> .looked)";
const FILLS = "svg, input, select, textarea, button, progress, .btn";
// A space is large on a screen from a laptop's size on if it takes a twelfth of it and is no mere
// strip: four lines of text find room across it.
const SPACE = { from: 1000, ofWindow: 1 / 12, across: 96 };
const CELL = 8;
// A page that leads into something takes most of a laptop's window.
const LEADS = ".learn-door";
const LAPTOP = { tall: 800, most: 0.4 };
// What lies over the page lies over other things on purpose.
const LAYER = "dialog, .tip, .pop, .menu-box, .confirm-box, .toast, .tutor";

// A frame beside the window has any size, also one that no window takes.
async function frameOfPage() {
  const old = document.getElementById("measured");
  if (old) return old;
  const frame = document.createElement("iframe");
  frame.id = "measured";
  frame.title = frame.id;
  frame.style.cssText = "position: fixed; left: -9999px; top: 0; border: 0";
  // The Tab key goes past all that is in it.
  frame.tabIndex = -1;
  const copy = document.documentElement.cloneNode(true);
  copy.querySelectorAll("script").forEach((script) => script.remove());
  document.body.append(frame);
  const page = frame.contentDocument;
  page.open();
  page.write(`<!DOCTYPE html>${copy.outerHTML}`);
  page.close();
  if (page.readyState !== "complete") await new Promise((go) => frame.contentWindow.addEventListener("load", go));
  // A worker that answers in place of a server answers the page, but not the frame.
  const links = [...page.querySelectorAll("link[rel=stylesheet]")];
  const missing = links.filter(({ sheet }) => !sheet?.cssRules.length);
  const styles = await Promise.all(missing.map(async ({ href }) => (await fetch(href)).text()));
  styles.push("*, *::before, *::after { transition: none !important; animation: none !important }");
  page.adoptedStyleSheets = styles.map((text) => {
    const sheet = new frame.contentWindow.CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  return frame;
}

// What is asked of an element is worked out once.
function once(ask) {
  const known = new Map();
  return (element) => {
    if (!known.has(element)) known.set(element, ask(element));
    return known.get(element);
  };
}

const inside = (element, selector) => element.closest(selector) !== null;
const shrunk = ({ left, top, right, bottom }, x, y) => {
  const [beside, above] = [(right - left) * x, (bottom - top) * y];
  return { left: left + beside, top: top + above, right: right - beside, bottom: bottom - above };
};
const shared = (one, other) => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});
// How far a rectangle stands out of another.
const beyond = (one, around) => ({
  beside: Math.max(one.right - around.right, around.left - one.left),
  above: Math.max(one.bottom - around.bottom, around.top - one.top),
});

function nameOf(element) {
  const parts = [];
  for (let at = element; at && at.localName !== "body" && parts.length < 4; at = at.parentElement) {
    parts.unshift([at.localName, ...[...at.classList].slice(0, 2)].join("."));
    if (at.id) break;
  }
  return parts.join(" > ");
}

function measure(frame) {
  const page = frame.contentDocument;
  const styleOf = once((element) => frame.contentWindow.getComputedStyle(element));
  const rectOf = once((element) => element.getBoundingClientRect());
  // What a small screen has no room for may still be heard.
  const isForEars = once((element) => element.localName !== "body" && (styleOf(element).clipPath === "inset(50%)" || isForEars(element.parentElement)));
  const isShown = once(
    (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !inside(element, UNSEEN) && !isForEars(element),
  );
  // A box is what a person sees as one: it has a ground, a border or a shadow.
  const isBox = once((element) => {
    const style = styleOf(element);
    const ground = style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.backgroundImage !== "none";
    return ground || (style.borderLeftStyle !== "none" && style.borderTopStyle !== "none") || style.boxShadow !== "none";
  });
  const boxAround = once((element) => {
    if (element.localName === "body") return null;
    if (element.localName !== "svg" && isBox(element)) return element;
    if (["absolute", "fixed"].includes(styleOf(element).position)) return null;
    return boxAround(element.parentElement);
  });
  const layerOf = once((element) => {
    if (element.localName === "body") return element;
    const apart = ["fixed", "sticky"].includes(styleOf(element).position) || element.matches(LAYER);
    return apart ? element : layerOf(element.parentElement);
  });

  // The ancestors that can clip an element: those outside its containing block cannot.
  const clippers = once((element) => {
    const found = [];
    let { position } = styleOf(element);
    for (let at = element.parentElement; at.localName !== "body" && position !== "fixed"; at = at.parentElement) {
      const style = styleOf(at);
      const contains = style.position !== "static" || style.transform !== "none" || style.containerType !== "normal";
      if (position === "absolute" && !contains) continue;
      if (style.overflowX !== "visible" || style.overflowY !== "visible") found.push(at);
      position = style.position;
    }
    return found;
  });

  // What is left of a rectangle inside scrolled boxes, and what else cuts it.
  function clip(rect, element) {
    let left = rect;
    let cut = null;
    for (const at of clippers(element)) {
      const { overflowX, overflowY } = styleOf(at);
      const { left: x, top: y } = rectOf(at);
      const [from, down] = [x + at.clientLeft, y + at.clientTop];
      const box = { left: from, top: down, right: from + at.clientWidth, bottom: down + at.clientHeight };
      const { beside, above } = beyond(left, box);
      const scrolls = ["auto", "scroll"].includes(overflowY);
      if (beside > SLACK && overflowX !== "visible") cut ??= at;
      if (above > SLACK && !scrolls && overflowY !== "visible") cut ??= at;
      left = shared(left, box);
      if (left.right - left.left < 2 || left.bottom - left.top < 2) return { left: null, cut };
    }
    return { left, cut };
  }

  function leaves() {
    const found = [];
    const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
    const range = page.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!text.data.trim() || !isShown(element)) continue;
      range.selectNodeContents(text);
      const sign = element.closest(SIGNS);
      // A long name ends in dots where its box does.
      const { textOverflow, overflowX } = styleOf(element);
      const dots = textOverflow === "ellipsis" && overflowX !== "visible";
      const lines = [...range.getClientRects()].map((line) => (dots ? shared(line, rectOf(element)) : line));
      if (lines.length > 1) torn(text).forEach((word) => findings.add(`torn: "${word}" in ${nameOf(element)}`));
      for (const line of lines) {
        if (line.right - line.left < 1) continue;
        // Letters leave the upper and lower part of their line free.
        const ink = sign ? shrunk(rectOf(sign), 0.04, 0.04) : shrunk(line, 0, 0.2);
        found.push({ element, sign, name: `"${text.data.trim().slice(0, 28)}"`, rect: shrunk(line, 0, 0.1), ink });
      }
    }
    for (const drawing of page.querySelectorAll("body svg:not(svg svg)")) {
      if (!isShown(drawing) || inside(drawing, SCENERY) || rectOf(drawing).width < 5) continue;
      const rect = rectOf(drawing);
      found.push({ element: drawing, drawing: true, name: "a drawing", rect: shrunk(rect, 0.08, 0.08), ink: shrunk(rect, 0.16, 0.16) });
    }
    return found;
  }

  // What of a room is taken, cell by cell: by words, by what is drawn, and by the lines around
  // and between things.
  function taken(room) {
    const { left, top, width, height } = rectOf(room);
    const cells = Array.from({ length: Math.floor(height / CELL) }, () => new Uint8Array(Math.floor(width / CELL)));
    const take = (box) => {
      const [from, to] = [(box.left - left) / CELL, (box.right - left) / CELL].map((at) => Math.max(0, at));
      const rows = cells.slice(Math.max(0, Math.floor((box.top - top) / CELL)), Math.max(0, Math.ceil((box.bottom - top) / CELL)));
      for (const row of rows) row.fill(1, Math.floor(from), Math.ceil(to));
    };
    const range = page.createRange();
    for (const element of room.querySelectorAll("*")) {
      if (!isShown(element) || inside(element, "svg svg, svg *")) continue;
      const { left, top, right, bottom } = rectOf(element);
      if (element.matches(FILLS)) {
        take({ left, top, right, bottom });
        continue;
      }
      for (const text of element.childNodes) {
        if (text.nodeType !== Node.TEXT_NODE || !text.data.trim()) continue;
        range.selectNodeContents(text);
        [...range.getClientRects()].forEach(take);
      }
      const style = styleOf(element);
      const edge = (side) => style[`border${side}Style`] !== "none" || (isBox(element) && style.boxShadow !== "none");
      if (edge("Top")) take({ left, top, right, bottom: top + 1 });
      if (edge("Bottom")) take({ left, top: bottom - 1, right, bottom });
      if (edge("Left")) take({ left, top, right: left + 1, bottom });
      if (edge("Right")) take({ left: right - 1, top, right, bottom });
    }
    return cells;
  }

  // The largest rectangle of a room in which nothing is, strips aside.
  function largestSpace(room) {
    let largest = { width: 0, height: 0 };
    const free = [];
    for (const row of taken(room)) {
      const open = [];
      for (let at = 0; at <= row.length; at += 1) {
        free[at] = at === row.length || row[at] ? 0 : (free[at] ?? 0) + 1;
        let from = at;
        while (open.length > 0 && open.at(-1).height >= free[at]) {
          const { height, from: began } = open.pop();
          from = began;
          const width = at - from;
          if (Math.min(width, height) * CELL >= SPACE.across && width * height > largest.width * largest.height) largest = { width, height };
        }
        open.push({ from, height: free[at] });
      }
    }
    return { width: largest.width * CELL, height: largest.height * CELL };
  }

  // The words of a text whose last letter stands in a line of its own. What is no word, such as
  // a hash, may break anywhere.
  function torn(text) {
    if (inside(text.parentElement, "code")) return [];
    const range = page.createRange();
    return [...text.data.matchAll(/\p{L}{4,}/gu)].filter(({ index, 0: word }) => {
      const end = index + word.length;
      range.setStart(text, end - 2);
      range.setEnd(text, end);
      const letters = [...range.getClientRects()];
      return letters.length > 1 && letters.at(-1).top - letters[0].top > SLACK;
    });
  }

  const findings = new Set();
  const { clientWidth, clientHeight } = page.documentElement;
  const besides = [...page.querySelectorAll(PANELS)].filter((panel) => rectOf(panel).width < clientWidth * 0.6);
  for (const room of clientWidth < SPACE.from ? [] : [...page.querySelectorAll(ROOMS), ...besides]) {
    if (!isShown(room)) continue;
    const { width, height } = largestSpace(room);
    if (width * height > clientWidth * clientHeight * SPACE.ofWindow) findings.add(`left empty: ${width} × ${height} of ${nameOf(room)}`);
  }
  const below = clientHeight - rectOf(page.querySelector("main")).bottom;
  if (page.querySelector(LEADS) && clientHeight <= LAPTOP.tall && below > clientHeight * LAPTOP.most) {
    findings.add(`left empty: ${Math.round(below)} of ${clientHeight} below the page`);
  }
  // On a small screen the way of the robber may be scrolled to the side, and a wide table of the rule book.
  for (const part of page.querySelectorAll("main *:not(.track, .bk-scroll)")) {
    const wide = part.scrollWidth - part.clientWidth;
    if (wide > SLACK && ["auto", "scroll"].includes(styleOf(part).overflowX) && isShown(part)) {
      findings.add(`scrolls to the side by ${wide}: ${nameOf(part)}`);
    }
  }
  const shown = [];
  const told = ({ name, element }) => `${name} in ${nameOf(element)}`;
  const window = { left: 0, top: -Infinity, right: page.documentElement.clientWidth, bottom: Infinity };
  const wide = Math.round(page.documentElement.scrollWidth - page.documentElement.clientWidth);
  if (wide > SLACK) findings.add(`the page is wider than the window by ${wide}`);
  for (const leaf of leaves()) {
    const { left, cut } = clip(leaf.rect, leaf.element);
    if (cut) findings.add(`cut off: ${told(leaf)} by ${nameOf(cut)}`);
    if (!left) continue;
    if (beyond(left, window).beside > SLACK) findings.add(`out of the window: ${told(leaf)}`);
    const box = boxAround(leaf.element);
    if (box && !cut && !inside(leaf.element, ON_THE_EDGE) && styleOf(box).overflowY === "visible") {
      const { beside, above } = beyond(left, rectOf(box));
      const out = Math.round(Math.max(beside, above));
      if (out > SLACK) findings.add(`sticks out by ${out}: ${told(leaf)} of ${nameOf(box)}`);
    }
    shown.push({ ...leaf, ink: shared(leaf.ink, shrunk(left, -0.02, -0.02)), layer: layerOf(leaf.element) });
  }
  // Several choices on one tile stand beside the people there.
  for (const button of page.querySelectorAll(".hits .hit")) {
    const opaque = styleOf(button).backgroundColor !== "rgba(0, 0, 0, 0)";
    if (opaque && isShown(button)) shown.push({ element: button, button: true, name: "a button", ink: shrunk(rectOf(button), 0.06, 0.06), layer: layerOf(button) });
  }

  // Drawings may overlap each other, but no button hides a meeple.
  const matters = (one, other) => {
    if (one.button && other.button) return false;
    if (one.button || other.button) return !(one.button ? other : one).drawing || (one.button ? other : one).element.matches(".mp");
    return !(one.drawing && other.drawing);
  };
  const belong = (one, other) => {
    const plate = one.element.closest(PLATES);
    return one.element.contains(other.element) && (one.button || one.element === other.element)
      || one.sign && one.sign === other.sign
      || plate && plate === other.element.closest(PLATES);
  };
  shown.sort((one, other) => one.ink.top - other.ink.top);
  shown.forEach((one, at) => {
    for (const other of shown.slice(at + 1)) {
      if (other.ink.top >= one.ink.bottom - SLACK) break;
      const { left, top, right, bottom } = shared(one.ink, other.ink);
      const [wide, tall] = [Math.round(right - left), Math.round(bottom - top)];
      if (wide <= SLACK || tall <= SLACK || one.layer !== other.layer || !matters(one, other)) continue;
      if (belong(one, other) || belong(other, one)) continue;
      findings.add(`covered by ${wide} × ${tall}: ${told(one)} and ${told(other)}`);
    }
  });
  return [...findings];
}

// A page is at rest after fewer pictures than this.
const PICTURES = 20;
const nextPicture = () => new Promise(requestAnimationFrame);

// Chromium gives the window inside a frame its new size with the next picture, and what follows
// from that with those after it. The page is laid out from nothing, as if it had always had this
// size. Tells whether it came to rest.
async function resize(frame, [width, height]) {
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
  const { contentWindow: inside, contentDocument: page } = frame;
  while (inside.innerWidth !== width || inside.innerHeight !== height) await nextPicture();
  const root = page.documentElement;
  root.style.display = "none";
  root.getBoundingClientRect();
  root.style.display = "";
  await page.fonts.ready;
  return comesToRest(page);
}

const placesIn = (page) => [...page.querySelectorAll("main > * > *, main > * > * > *")].map((part) => {
  const { x, y, width, height } = part.getBoundingClientRect();
  return `${x} ${y} ${width} ${height}`;
}).join();

// Whether two pictures in a row show everything in the same place.
async function comesToRest(page) {
  let before = null;
  for (let picture = 0; picture < PICTURES; picture += 1) {
    await nextPicture();
    const now = placesIn(page);
    if (now === before) return true;
    before = now;
  }
  return false;
}

async function measureAll() {
  const frame = await frameOfPage();
  const page = frame.contentDocument;
  if (fragment) page.querySelector("main").innerHTML = fragment;
  const found = [];
  for (const size of sizes) {
    const findings = new Set();
    const add = (pose) => measure(frame).forEach((finding) => findings.add(pose + finding));
    if (!(await resize(frame, size))) findings.add("the page does not come to rest");
    const before = placesIn(page);
    add("");
    // Sizes that depend on each other in a circle come out otherwise whenever they are asked for.
    if (placesIn(page) !== before) findings.add("the page moves when it is looked at");
    const folds = unfolds ? [...page.querySelectorAll("main details:not([open])")] : [];
    folds.forEach((fold) => (fold.open = true));
    if (folds.length > 0) add("unfolded: ");
    folds.forEach((fold) => (fold.open = false));
    for (const thing of inFocus ? page.querySelectorAll(inFocus) : []) {
      thing.focus({ preventScroll: true });
      add("in focus: ");
    }
    page.activeElement?.blur();
    found.push([...findings]);
  }
  return found;
}

measureAll().then(done, (error) => done(sizes.map(() => [`not measured: ${error}`])));
