/**
 * Keeps what needs no game: the page itself, the map, rules, charts and words, and the engine that looks through a record. The server is always asked first, so that nothing old is
 * shown while it answers; what it said last is used when it does not.
 */
const KEPT = 'seelowe';
const PAGE = ['/', '/main.js', '/main.css', '/icon.svg', '/manifest.json', '/map.svg'];
const FONTS = ['/fonts/sans-medium.ttf', '/fonts/sans-bold.ttf', '/fonts/serif-regular.ttf'];
const BOOKS = ['/api/rules', '/api/charts', '/api/words', '/api/map', '/api/scenarios'];
const ENGINE = ['/engine-worker.js', '/engine/replay.js', '/engine/data.json'];
const ALL = [...PAGE, ...FONTS, ...BOOKS, ...ENGINE];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then(async (cache) => Promise.allSettled([...ALL, ...(await rosters())].map((path) => cache.add(path))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { pathname, search, origin } = new URL(event.request.url);
  const isKept = search === '' && (ALL.includes(pathname) || pathname.startsWith('/api/roster/')); // Of the server's own edition alone.
  if (event.request.method === 'GET' && origin === self.location.origin && isKept) event.respondWith(freshOrKept(event.request, pathname));
});

/** The armies of every scenario: a record may be of any. */
async function rosters() {
  try {
    const { scenarios } = await (await fetch('/api/scenarios')).json();
    return scenarios.map(({ scenario }) => `/api/roster/${scenario}`);
  } catch {
    return [];
  }
}

async function freshOrKept(request, pathname) {
  const cache = await caches.open(KEPT);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(pathname, response.clone());
    return response;
  } catch (away) {
    const kept = await cache.match(pathname);
    if (kept) return kept;
    throw away;
  }
}

/** "It is your turn": what the server says, as it says it. */
self.addEventListener('push', (event) => event.waitUntil(told(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url));
});

async function told(data) {
  let news = {};
  try {
    news = data.json();
  } catch {
    /* Something waits; what, the page will say. */
  }
  const { title = 'It is your turn', body = '', url = '/', tag = 'games' } = news;
  await self.registration.showNotification(title, { body, tag, renotify: true, icon: '/icon-192.png', badge: '/icon-192.png', data: { url: own(url) } });
  await self.navigator.setAppBadge?.().catch(() => null);
}

/** Only pages of ours are opened. */
function own(url) {
  const wanted = new URL(url, self.location.origin);
  return wanted.origin === self.location.origin ? wanted.href : self.location.origin + '/';
}

async function open(url) {
  const wanted = own(url ?? '/');
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find((page) => page.url === wanted) ?? pages[0];
  if (!there) return self.clients.openWindow(wanted);
  const shown = there.url === wanted ? there : await there.navigate(wanted).catch(() => null);
  return shown ? shown.focus() : self.clients.openWindow(wanted);
}
