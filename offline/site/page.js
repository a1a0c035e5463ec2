// Where there are no sockets: the page asks for news again and again, and each question waits
// until there are some. It also thinks for the house, in workers of its own.

class Following {
  static OPEN = 1;
  readyState = 0;

  constructor(address) {
    this.address = new URL(address);
    this.address.protocol = location.protocol;
    // Whoever made this says first what to do with news.
    setTimeout(() => this.follow().catch(() => this.end(1006)));
  }

  async follow() {
    for (;;) {
      const answer = await fetch(this.address, { headers: { Accept: "application/json" } });
      if (!answer.ok) return this.end(answer.status < 500 ? 1008 : 1006);
      const { mark, news } = await answer.json();
      if (this.readyState !== Following.OPEN) {
        this.readyState = Following.OPEN;
        this.onopen?.();
      }
      this.address.searchParams.set("mark", mark);
      for (const data of news) this.onmessage?.({ data });
    }
  }

  end(code) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
globalThis.WebSocket = Following;

const MOST_THINKERS = 2;
const thinkers = [];

function thinker() {
  const idle = thinkers.find(({ busy }) => busy === 0);
  if (idle || thinkers.length === MOST_THINKERS) return idle ?? thinkers[0];
  const fresh = new Worker("{base}/thinker.js");
  fresh.busy = 0;
  fresh.onmessage = ({ data }) => {
    fresh.busy -= 1;
    navigator.serviceWorker.controller?.postMessage(data);
  };
  thinkers.push(fresh);
  return fresh;
}

// At a table somebody will have to think soon: the first thought need not wait for the program.
if (document.body.dataset.live) thinker();

navigator.serviceWorker.addEventListener("message", ({ data }) => {
  if (!data.think) return;
  const worker = thinker();
  worker.busy += 1;
  worker.postMessage(data, [data.memory]);
});
navigator.serviceWorker.startMessages();
navigator.serviceWorker.controller?.postMessage({ here: true });

// A newer version is announced, and begins when somebody takes it: first the old one comes to
// rest, so that nothing is written by both. The games are where they were.
const askWorker = (worker, message) =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    worker.postMessage(message, [port2]);
  });

async function takeNewer({ waiting }) {
  await askWorker(navigator.serviceWorker.controller, { close: true });
  waiting.postMessage({ begin: true });
}

function offerNewer(registration) {
  if (!registration.waiting) return;
  const button = (textContent, onclick) =>
    Object.assign(document.createElement("button"), { type: "button", className: "btn", textContent, onclick });
  const take = button(body.dataset.takeNewer, () => takeNewer(registration));
  const later = button(body.dataset.later, () => say(""));
  say([`${body.dataset.newer} `, take, " ", later]);
}

navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
navigator.serviceWorker.getRegistration().then((registration) => {
  const installed = () => offerNewer(registration);
  registration?.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", installed));
  if (registration) installed();
});
