import { onNextChance } from './next-chance.ts'

/** How the router addresses the data of a page. */
const DATA = /(\/_root|\/_)?\.data$/

/**
 * Fetches the data of a page. The build has the router call this (build-tools/wait-for-network.ts). Without a network it
 * waits for a page that a link leads to, as for the page's files (import-route.ts); the page that is open says so. Another
 * choice on the open page, and a page kept for a time without a network (features/offline/service-worker.ts), fail at once:
 * they have their own answer.
 *
 * @throws TypeError when the shop cannot be reached with a network
 */
export async function fetchPageData(url: URL, init: RequestInit): Promise<Response> {
  for (;;) {
    try {
      return await fetch(url, init)
    } catch (error) {
      const isOver = navigator.onLine || init.method !== undefined
      const isAnswered = isOver || (await hasOwnAnswer(url.pathname.replace(DATA, '') || '/'))
      if (isAnswered || init.signal?.aborted) throw error
      await nextTry(init.signal ?? undefined)
    }
  }
}

/** Waits for the network to come back, a press, or a visitor who goes elsewhere. */
function nextTry(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((go) => {
    signal?.addEventListener('abort', () => go(), { once: true })
    onNextChance(go, signal)
  })
}

async function hasOwnAnswer(path: string): Promise<boolean> {
  return path === location.pathname || (await globalThis.caches?.match(path, { cacheName: 'seen-pages' })) !== undefined
}
