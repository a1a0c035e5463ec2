// What works in the background: it shows what the house pushes, and says so when the house
// cannot be reached. It keeps nothing but what has the hash of its content in its address,
// and one page that says that there is no network: an old table is never shown as new.

const KEPT = "caravanserai-{version}";
const AWAY = "/away";
const FIRST = {assets};
const ICON = "{icon}";

async function fill() {
  const kept = await caches.open(KEPT);
  await kept.addAll([new Request(AWAY, { cache: "no-store" }), ...FIRST]);
  await self.skipWaiting();
}

async function tidy() {
  const old = (await caches.keys()).filter((name) => name.startsWith("caravanserai-") && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function asset(request) {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const away = await caches.match(AWAY);
    if (away) return away;
    throw error;
  }
}

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const more = { body: told.body, tag: told.tag ?? "try", icon: ICON, badge: ICON, data: { url: told.url } };
  event.waitUntil(self.registration.showNotification(told.title, more));
});

// The browser has another address now; the house must know it.
self.addEventListener("pushsubscriptionchange", (event) => {
  const again = async () => {
    const options = event.oldSubscription?.options ?? { userVisibleOnly: true };
    const fresh = event.newSubscription ?? (await self.registration.pushManager.subscribe(options));
    const { endpoint, keys } = fresh.toJSON();
    await fetch("/notices/push", { method: "POST", body: new URLSearchParams({ endpoint, ...keys }) });
  };
  event.waitUntil(again());
});

async function visit(url) {
  // The house may go by several names; this is the one that the guest knows here.
  const { pathname } = new URL(url ?? "/", location.href);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((client) => new URL(client.url).pathname === pathname);
  await (open ? open.focus() : self.clients.openWindow(pathname));
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(visit(event.notification.data?.url));
});
