/**
 * The service worker: it keeps the shell of the client, so that the page opens without a connection and says so. What
 * the server tells is never kept: whatever is not a page or a file of the client goes past it. VERSION and FILES are
 * put before this text when the client is built.
 */
const CACHE = `orrery-${VERSION}`;

/** What the server tells goes straight to it where the browser can do that: the worker need not even wake up. */
const PAST = ['/api/*', '/take/*', '/health', '/metrics'];

addEventListener('install', (event) => {
  void event.addRoutes?.(PAST.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: 'network' })));
  event.waitUntil(keep().then(() => skipWaiting()));
});

/** One file after the other: whoever plays meanwhile must not wait for all of them. */
async function keep() {
  const cache = await caches.open(CACHE);
  for (const file of FILES) await cache.add(file);
}

/** The build before this one stays: a page that is still open may need a part of it. */
async function tidy() {
  const older = (await caches.keys()).filter((name) => name.startsWith('orrery-') && name !== CACHE);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await clients.claim();
}

addEventListener('activate', (event) => event.waitUntil(tidy()));

async function freshOrKept(request, kept) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await (await caches.open(CACHE)).match(kept, { ignoreVary: true });
    if (found) return found;
    throw error;
  }
}

/** A file whose name carries a hash of what it holds never changes. */
async function keptOrFresh(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(CACHE)).put(request, fresh.clone());
  return fresh;
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || /^\/(api|take|health|metrics)(\/|$)/.test(pathname))
    return;
  if (request.mode === 'navigate') event.respondWith(freshOrKept(request, '/'));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOrFresh(request));
  else if (FILES.includes(pathname)) event.respondWith(freshOrKept(request, request));
});

/** A notice that it is somebody's turn leads to the table. */
addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  event.waitUntil(
    clients.matchAll({ type: 'window' }).then((open) => {
      const there = open.find((each) => new URL(each.url).pathname === path);
      return there ? there.focus() : clients.openWindow(path);
    }),
  );
});
