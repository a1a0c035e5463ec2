// The first visit: the page was drawn when the site was built, and what plays the games is
// fetched behind it. Whatever is pressed meanwhile is done as soon as that is there.

const { languages, script } = document.currentScript.dataset;
const wanted = navigator.languages.map((tag) => tag.split("-")[0]).find((code) => languages.split(" ").includes(code));
const here = location.href.replace(/index(\.\w+)?\.html(?=#|$)/, "");
let ready = false;
let pressed = null;

function later(event, again) {
  if (ready) return;
  event.preventDefault();
  pressed = again;
  document.body.setAttribute("aria-busy", "true");
  document.body.style.cursor = "progress";
}

addEventListener("submit", (event) => later(event, () => event.target.requestSubmit(event.submitter)));
addEventListener("click", (event) => {
  const link = event.target.closest("a[href]:not([href*='#'])");
  if (link) later(event, () => link.click());
});

async function begin() {
  const { serviceWorker } = navigator;
  // A house around this folder has a worker of its own, which is not meant.
  const worker = new URL("sw.js", here).href;
  const isOurs = (other) => other?.scriptURL === worker;
  const known = await serviceWorker.getRegistration();
  const changed = () => new Promise((change) => serviceWorker.addEventListener("controllerchange", change, { once: true }));
  let change = changed();
  await serviceWorker.register("sw.js");
  // Somebody has been here before, and asked the browser to load everything anew.
  if (isOurs(known?.active) && !serviceWorker.controller) return location.reload();
  while (!isOurs(serviceWorker.controller)) {
    await change;
    change = changed();
  }
  ready = true;
  if (pressed) return pressed();
  const manifest = Object.assign(document.createElement("link"), { rel: "manifest", href: "manifest.webmanifest" });
  const live = Object.assign(document.createElement("script"), { type: "module", src: script });
  document.head.append(manifest, live);
}

function failed() {
  const toast = document.querySelector(".toast");
  toast.textContent = document.body.dataset.unkept;
  toast.hidden = false;
}

if (wanted && wanted !== document.documentElement.lang) location.replace(`index.${wanted}.html${location.hash}`);
else {
  history.replaceState(null, "", here);
  begin().catch(failed);
}
