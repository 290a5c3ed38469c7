import type { Product } from '#contract/catalog/products.ts'
import { languagePath } from '#domain/language/languages.ts'
import { pageLanguage, textIn } from '../../../../messages/text.ts'
import { savesData } from '../../../../ui/preferences.ts'
import { showToast } from '../../../../ui/toast.tsx'
import { noteSeen, readSeen } from './seen-products.ts'

const PICTURE_CACHE = 'seen-pictures'
/** The service worker opens these without a network (features/offline/service-worker.ts). */
const PAGE_CACHE = 'seen-pages'

/**
 * Records the product for recently viewed products, and caches its page and picture for a time without a network.
 * Without one it says that this is the page of the last visit, and shows it anew when the network is back.
 */
export async function noteAsSeen(product: Product): Promise<void> {
  const language = pageLanguage()
  if (!navigator.onLine) {
    showToast('info', textIn(language)('product.seen-offline'))
    addEventListener('online', () => isUntouched() && location.reload(), { once: true })
    return
  }
  const hasOfflinePage = 'serviceWorker' in navigator && 'caches' in globalThis
  if (!noteSeen(product) || !hasOfflinePage || savesData()) return
  const seen = readSeen()
  const page = (id: string) => languagePath(language, `/product/${id}`)
  try {
    await keepFiles(
      PICTURE_CACHE,
      seen.flatMap(({ picture }) => picture ?? []),
    )
    // The page is cached again each time, since its prices may have changed.
    await (await caches.open(PAGE_CACHE)).delete(page(product._id))
    await keepFiles(
      PAGE_CACHE,
      seen.map(({ id }) => page(id)),
      [page(product._id)],
    )
  } catch (error) {
    console.warn('Nothing is kept for a time without a network', error) // no storage, or offline by now
  }
}

/** Whether nothing was typed or chosen that a reload would lose. */
function isUntouched(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=radio], [type=checkbox]), textarea',
  )
  return [...fields].every(({ value, defaultValue }) => value === defaultValue)
}

/**
 * Adds files to a cache and removes all others. A file that fails to load does not affect the rest.
 *
 * @param wanted  paths of all files to keep
 * @param added   paths of those to load if they are missing
 */
async function keepFiles(name: string, wanted: readonly string[], added = wanted): Promise<void> {
  const cache = await caches.open(name)
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await Promise.all(kept.filter((path) => !wanted.includes(path)).map((path) => cache.delete(path)))
  const missing = added.filter((path) => !kept.includes(path))
  // The browser has a page of its own cache at no cost, if that is how the visitor arrived.
  const load = (path: string) => cache.add(new Request(path, { priority: 'low', cache: 'force-cache' }))
  const results = await Promise.allSettled(missing.map(load))
  for (const [at, result] of results.entries()) {
    if (result.status === 'rejected') console.warn(`${missing[at]} is not kept for a time offline`, result.reason)
  }
}
