// The service worker of the built app. `offline.mjs` puts the list of the build's files in front: FILES, [address, hash] each, and VERSION.
// A new version waits until the page asks for it ('take-over'); the files of old ones go when nobody shows them any more ('tidy').
const CACHE = `fivefoot-${VERSION}`;
const AT_A_TIME = 6;
/** What is never kept: it belongs to the server of a table. */
const LIVE = /^(?:api|matchmake|health|metrics)(?:\/|$)/;

const scope = self.registration.scope;
const addressOf = (path) => new URL(path, scope).href;
const PAGE = addressOf('index.html');
const known = new Set(FILES.map(([path]) => addressOf(path)));

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim().then(tidy)));
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
  if (event.data === 'tidy') event.waitUntil(tidy());
});
self.addEventListener('fetch', (event) => {
  const address = keptAddress(event.request);
  if (address !== null) event.respondWith(answer(address, event.request));
});

/** Where a request is answered from; null: it is none of ours. */
function keptAddress({ method, mode, url }) {
  if (method !== 'GET' || !url.startsWith(scope)) return null;
  const bare = url.replace(/[?#].*$/, '');
  if (LIVE.test(bare.slice(scope.length))) return null;
  if (mode === 'navigate' && (bare === scope || bare === PAGE)) return PAGE;
  // An older page may still ask for files of its own version: those have names that no other version has.
  return known.has(bare) || bare.startsWith(addressOf('assets/')) ? bare : null;
}

async function answer(address, request) {
  const own = await (await caches.open(CACHE)).match(address);
  const kept = own ?? (await caches.match(address));
  return kept ?? fetch(request);
}

/** Every file of this version; those whose name holds their hash are taken over from an older one. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  const waiting = [...FILES];
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await keep(cache, file[0]);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

async function keep(cache, path) {
  const address = addressOf(path);
  const older = path.startsWith('assets/') ? await caches.match(address) : undefined;
  const response = older ?? (await fetch(address, { cache: 'no-cache' }));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(address, response);
}

/** Older versions go; with several windows open, one of them may still show one. */
async function tidy() {
  const { waiting, installing } = self.registration;
  if (waiting !== null || installing !== null) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length > 1) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('fivefoot-') && name !== CACHE).map((name) => caches.delete(name)),
  );
}
