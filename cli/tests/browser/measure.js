// Measures a page at some sizes: what is cut off, what sticks out of its box, and what
// lies over what should be read. Takes the sizes and, if it is not the page as it is, what
// to show inside <main>, whether to unfold it, too, and a selector of things that show more when
// they have the focus; returns the findings of each size, a line each.
const [sizes, fragment, unfolds, inFocus] = arguments;
const done = arguments[arguments.length - 1];

// A pixel or so is rounding.
const SLACK = 1.5;
// Only for ears, not drawn, or scenery.
const UNSEEN = ".trails, .vh, .skip, .sprite, [hidden], option, script, style, title";
const SCENERY = ".brand > .ic, .scene, .rug, .ridge, .mark, .emblem, .bk, .bk-scene, .mt, .face--back, .qr";
// Drawings that carry a letter or a number on purpose, with the text inside them.
const PLATES = ".marker, .owner, .value, .sym, .pip, .deck";
// What stands out of its box on purpose: small signs on a corner or an edge.
const ON_THE_EDGE = ".key, .bulb, .gainchip, .goals, .flag, .pieces, .marker, .axis";
// Signs with a ground of their own: all of it covers what lies below.
const SIGNS = ".key, .share, .count, .value, .owner, .gainchip, .flag, .vpn, .can, .short";
// What lies over the page lies over other things on purpose.
const LAYER = "dialog, .tip, .pop, .menu-box, .confirm-box, .toast, .tutor";

// A frame beside the window has any size at once, and nobody waits until it is painted.
async function frameOfPage() {
  const old = document.getElementById("measured");
  if (old) return old;
  const frame = document.createElement("iframe");
  frame.id = "measured";
  frame.title = frame.id;
  frame.style.cssText = "position: fixed; left: -9999px; top: 0; border: 0";
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
      for (const line of range.getClientRects()) {
        if (line.width < 1) continue;
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

  const findings = new Set();
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

frameOfPage().then((frame) => {
  if (fragment) frame.contentDocument.querySelector("main").innerHTML = fragment;
  const page = frame.contentDocument;
  const found = sizes.map(([width, height]) => {
    frame.style.width = `${width}px`;
    frame.style.height = `${height}px`;
    const findings = new Set(measure(frame));
    const add = (pose) => measure(frame).forEach((finding) => findings.add(`${pose}: ${finding}`));
    const folds = unfolds ? [...page.querySelectorAll("main details:not([open])")] : [];
    folds.forEach((fold) => (fold.open = true));
    if (folds.length > 0) add("unfolded");
    folds.forEach((fold) => (fold.open = false));
    for (const thing of inFocus ? page.querySelectorAll(inFocus) : []) {
      thing.focus({ preventScroll: true });
      add("in focus");
    }
    page.activeElement?.blur();
    return [...findings];
  });
  done(found);
});
