/// <reference lib="webworker" />

/**
 * Shows the offline page for a page that cannot be fetched, and does nothing else: no page, no answer of the API and
 * no file of the shop is ever answered from a cache for any other. What it keeps is written before it by
 * routes/service-worker.ts; another version is another text, which is how browsers notice it.
 */
declare const self: ServiceWorkerGlobalScope
declare const kept: Kept

/** The version names what is kept: other files or other pages, one for each language, are another version. */
export type Kept = { version: string; pages: readonly string[]; files: readonly string[] }

const CACHE_PREFIX = 'offline-'
const cacheName = CACHE_PREFIX + kept.version
/** The wallets' TEST gateway is a foreign page, and returning from it must not wait for the worker either. */
const notPages =
  /^\/(api|admin|media|healthz|readyz|\.well-known\/security\.txt|test-gateway|([a-z]{2}\/)?payment)(\/|$)/i

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage())
  passByWhatIsNotOurs(event)
  // Nothing of a page in use comes from here, so a new version need not wait until the old one's pages are closed.
  void self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldVersions(), self.registration.navigationPreload?.enable()]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, search, origin } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && !notPages.test(pathname)) event.respondWith(pageFromNetwork(event))
  else if (search === '?offline') event.respondWith(ownFile(request))
})

/** Page and files together, or no version at all. Fonts and logo mostly lie in the browser's own cache already. */
async function keepPage() {
  const cache = await caches.open(cacheName)
  await cache.addAll([...kept.pages.map((page) => new Request(page, { cache: 'reload' })), ...kept.files])
}

async function dropOldVersions() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The browser asked already, while the worker woke (navigation preload). */
async function pageFromNetwork(event: FetchEvent): Promise<Response> {
  try {
    const preloaded: Response | undefined = await event.preloadResponse
    return preloaded ?? (await fetch(event.request))
  } catch (error) {
    const page = await caches.match(offlinePageFor(event.request.url), { cacheName })
    if (!page) throw error
    return page
  }
}

/** In the language of the page that was wanted. */
function offlinePageFor(address: string): string {
  const prefix = `/${new URL(address).pathname.split('/')[1]}/`
  return kept.pages.find((page) => page.startsWith(prefix)) ?? kept.pages[0]!
}

/**
 * A file of the offline page: it asks with `?offline`, and no other page does. The fonts of Nepali, too large to be kept
 * for everybody, lie in the browser's own cache where Nepali pages were read.
 */
async function ownFile(request: Request): Promise<Response> {
  const { origin, pathname } = new URL(request.url)
  const own = await caches.match(request, { ignoreSearch: true })
  return own ?? fetch(`${origin}${pathname}`, { cache: 'force-cache' })
}

type Router = { addRoutes?: (routes: unknown[]) => Promise<void> }

/** Where browsers support it, files and calls do not even wake the worker. */
function passByWhatIsNotOurs(event: ExtendableEvent & Router) {
  const payments = kept.pages.map((page) => page.replace(/\/offline$/, '/payment/*'))
  const ours = [{ requestMode: 'navigate' }, { urlPattern: { pathname: '*', search: 'offline' } }]
  const routed = event.addRoutes?.([
    { condition: { not: { requestMethod: 'GET' } }, source: 'network' },
    ...['/api/*', '/admin', '/admin/*', '/test-gateway/*', ...payments].map((pathname) => ({
      condition: { urlPattern: { pathname } },
      source: 'network',
    })),
    { condition: { not: { or: ours } }, source: 'network' },
  ])
  routed?.catch((error: unknown) => console.warn('Every request wakes the service worker', error))
}
