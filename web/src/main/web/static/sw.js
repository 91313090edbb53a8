/**
 * Keeps what needs no game: the page itself, the map, rules, charts and words. The server is always asked first, so that nothing old is
 * shown while it answers; what it said last is used when it does not.
 */
const KEPT = 'seelowe';
const PAGE = ['/', '/main.js', '/main.css', '/icon.svg', '/manifest.json', '/map.svg'];
const FONTS = ['/fonts/sans-medium.ttf', '/fonts/sans-bold.ttf', '/fonts/serif-regular.ttf'];
const BOOKS = ['/api/rules', '/api/charts', '/api/words', '/api/map', '/api/scenarios'];
const ALL = [...PAGE, ...FONTS, ...BOOKS];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => Promise.allSettled(ALL.map((path) => cache.add(path))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  const isKept = ALL.includes(pathname) || pathname.startsWith('/api/roster/');
  if (event.request.method === 'GET' && origin === self.location.origin && isKept) event.respondWith(freshOrKept(event.request, pathname));
});

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
