// Keeps every file of this version on the device, so that the page opens and a game against bots goes on without a network.
// The build writes the values below: the list of files, and one name for all of them as they are; and the data of some pages, which those
// pages store in a place of its own when it is asked for first.
const VERSION = "quipu-{{version}}";
const FILES = ["{{files}}"];
const DATA = ["{{data}}"];
const DATA_PLACE = "quipu-data";

// A network that takes longer than this is no network: the page that was kept is shown instead.
const PATIENCE = 3000;

// These never change, so nobody needs to ask for them twice.
const NAMED_BY_CONTENT = /\.[0-9a-f]{12}\.[a-z0-9]+$/;

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(VERSION);
    // "no-cache": ask the server again, lest a file with a fixed name comes from an older version.
    await cache.addAll(FILES.map((path) => new Request(path, { cache: "no-cache" })));
    await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => ![VERSION, DATA_PLACE].includes(name)).map((name) => caches.delete(name)));
    await forgetOldData();
    await self.clients.claim();
  })());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname === "/socket" || pathname === "/api" || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") {
    event.respondWith(fresh(request, "/"));
  } else if (FILES.includes(pathname)) {
    event.respondWith(NAMED_BY_CONTENT.test(pathname) ? kept(request, pathname) : fresh(request, pathname));
  }
});

// It is your turn somewhere. Messages with the same id take each other's place.
self.addEventListener("push", (event) => {
  const read = () => {
    try {
      return event.data.json();
    } catch {
      return {}; // browsers take the permission away from those who show nothing
    }
  };
  const { id, title = "Quipu", body = "", path = "/" } = read();
  const shown = { body, tag: id, icon: "/icon-192.png", data: path };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const to = new URL(event.notification.data ?? "/", self.location.origin);
  if (to.origin !== self.location.origin) return;
  event.waitUntil((async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const there = pages.find(({ url }) => new URL(url).pathname === to.pathname);
    await (there ? there.focus() : self.clients.openWindow(to.href));
  })());
});

async function forgetOldData() {
  if (!(await caches.has(DATA_PLACE))) return;
  const place = await caches.open(DATA_PLACE);
  const old = (await place.keys()).filter(({ url }) => !DATA.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => place.delete(request)));
}

// Pages and files with a fixed name: from the network, so that a new version is seen at once; where that does not answer in time,
// what was kept.
async function fresh(request, path) {
  const late = new AbortController();
  const clock = setTimeout(() => late.abort(), PATIENCE);
  try {
    const answer = await fetch(request, { signal: late.signal });
    if (answer.status < 500) return answer;
  } catch {
    // No network, or none worth waiting for.
  } finally {
    clearTimeout(clock);
  }
  return kept(request, path);
}

// What was kept; and if the browser has thrown it away, the network.
async function kept(request, path) {
  const cache = await caches.open(VERSION);
  return (await cache.match(path)) ?? fetch(request);
}
