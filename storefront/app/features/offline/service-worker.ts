/// <reference lib="webworker" />

/**
 * When a page cannot be fetched, opens a product's page as it was last seen in this browser, or the offline page, and
 * does nothing else. With a network, pages, API responses and files of the shop never come from its cache.
 * routes/service-worker.ts prepends the list of cached files; a new version changes that text, which makes browsers update.
 */
declare const self: ServiceWorkerGlobalScope
declare const kept: Kept

/** The version identifies the cached files and pages, one page per language. */
export type Kept = { version: string; pages: readonly string[]; files: readonly string[] }

const CACHE_PREFIX = 'offline-'
/** Pages of the products seen last (features/catalog/product/related/note-as-seen.ts). */
const SEEN_PAGES = 'seen-pages'
const cacheName = CACHE_PREFIX + kept.version
/** The wallets' TEST gateway is a foreign page. A wallet sends people back through a call of the API. */
const notPages =
  /^\/(api(?!\/payments\/)|admin|drive|media|healthz|readyz|\.well-known\/security\.txt|test-gateway)(\/|$)/i

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage())
  passByWhatIsNotOurs(event)
  // No open page uses this cache, so a new version need not wait for old pages to close.
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

/** Caches page and files together, or nothing. The browser's own cache has most fonts and the logo already. */
async function keepPage() {
  const cache = await caches.open(cacheName)
  await cache.addAll([...kept.pages.map((page) => new Request(page, { cache: 'reload' })), ...kept.files])
}

async function dropOldVersions() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Uses the browser's request from while the worker started (navigation preload). */
async function pageFromNetwork(event: FetchEvent): Promise<Response> {
  try {
    const preloaded: Response | undefined = await event.preloadResponse
    return preloaded ?? (await fetch(event.request))
  } catch (error) {
    const page =
      (await seenPage(event.request.url)) ?? (await caches.match(offlinePageFor(event.request.url), { cacheName }))
    if (!page) throw error
    return page
  }
}

/** Returns a product's page. It is kept without a choice, so a chosen color or size follows as a hash (note-as-seen.ts). */
async function seenPage(address: string): Promise<Response | undefined> {
  const { pathname, search } = new URL(address)
  const page = await caches.match(pathname, { cacheName: SEEN_PAGES, ignoreVary: true })
  return page && search !== '' ? Response.redirect(`${pathname}#${search}`) : page
}

/** Returns the page in the language of the requested page. */
function offlinePageFor(address: string): string {
  const prefix = `/${new URL(address).pathname.split('/')[1]}/`
  return kept.pages.find((page) => page.startsWith(prefix)) ?? kept.pages[0]!
}

/**
 * Returns a file of the offline page, whose URL has `?offline`. The Nepali fonts are too large to cache for everyone.
 * Visitors of Nepali pages have them in the browser's own cache.
 */
async function ownFile(request: Request): Promise<Response> {
  const { origin, pathname } = new URL(request.url)
  const own = await caches.match(request, { ignoreSearch: true })
  return own ?? fetch(`${origin}${pathname}`, { cache: 'force-cache' })
}

type Router = { addRoutes?: (routes: unknown[]) => Promise<void> }

/** Where browsers support it, files and calls do not even wake the worker. */
function passByWhatIsNotOurs(event: ExtendableEvent & Router) {
  // Returning from a wallet does not wait for the worker to start: it answers only where the network does not.
  const returns = ['/api/payments/*', ...kept.pages.map((page) => page.replace(/\/offline$/, '/payment/*'))]
  const ours = [{ requestMode: 'navigate' }, { urlPattern: { pathname: '*', search: 'offline' } }]
  const routed = event.addRoutes?.([
    { condition: { not: { requestMethod: 'GET' } }, source: 'network' },
    ...returns.map((pathname) => ({
      condition: { requestMode: 'navigate', urlPattern: { pathname } },
      source: 'race-network-and-fetch-handler',
    })),
    ...['/api/*', '/admin', '/admin/*', '/test-gateway/*'].map((pathname) => ({
      condition: { urlPattern: { pathname } },
      source: 'network',
    })),
    { condition: { not: { or: ours } }, source: 'network' },
  ])
  routed?.catch((error: unknown) => console.warn('Every request wakes the service worker', error))
}
