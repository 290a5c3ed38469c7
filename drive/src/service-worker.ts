/// <reference lib="webworker" />

/**
 * Keeps the app's document and files, so that it starts without a network. It answers
 * with pictures of pieces too, and with nothing else: stops and actions are in the database of the device. server/built.ts prepends the list of files; a new version changes that text, which makes
 * browsers update.
 */
declare const self: ServiceWorkerGlobalScope
declare const kept: Kept

/** The version identifies the cached files. */
export type Kept = { version: string; files: readonly string[] }

const DOCUMENT = '/drive'
const PREFIX = 'drive-'
/** device/pictures.ts fills it. */
const PICTURES = 'kastha-drive-pictures'
const FILES = PREFIX + kept.version

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles())
  // An open page has all of its files already.
  void self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldVersions().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(keptOrFetched(DOCUMENT, request))
  else if (pathname.startsWith('/drive/assets/')) event.respondWith(keptOrFetched(pathname, request))
  else if (pathname.startsWith('/media/')) event.respondWith(keptOrFetched(pathname, request, PICTURES))
})

/** Keeps the document and its files together, or nothing. */
async function keepFiles() {
  const cache = await caches.open(FILES)
  await cache.addAll([new Request(DOCUMENT, { cache: 'reload' }), ...kept.files])
  await refuseOtherDocument(cache)
}

/** While servers are replaced, the document may come from another one. Without a network it would miss its files. */
async function refuseOtherDocument(cache: Cache) {
  const page = await (await cache.match(DOCUMENT))!.text()
  const named = page.match(/\/drive\/assets\/[^"]+/g) ?? []
  if (!named.every((file) => kept.files.includes(file))) throw new Error('The document is of another version')
}

async function dropOldVersions() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== FILES)
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function keptOrFetched(path: string, request: Request, cacheName = FILES): Promise<Response> {
  return (await caches.match(path, { cacheName })) ?? fetch(request)
}
