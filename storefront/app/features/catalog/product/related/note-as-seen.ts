import type { Product } from '#contract/catalog/products.ts'
import { savesData } from '../../../../ui/preferences.ts'
import { noteSeen, readSeen } from './seen-products.ts'

const PICTURE_CACHE = 'seen-pictures'

/** Records the product for recently viewed products, and caches its picture for the offline page. */
export async function noteAsSeen(product: Product): Promise<void> {
  const hasOfflinePage = 'serviceWorker' in navigator && 'caches' in globalThis
  if (!noteSeen(product) || !hasOfflinePage || savesData()) return
  try {
    await keepPictures(readSeen().flatMap(({ picture }) => picture ?? []))
  } catch (error) {
    console.warn('No pictures are kept for the offline page', error) // no storage, or offline by now
  }
}

/**
 * Caches these files for the offline page and removes all others. A file that fails to load does not affect the rest.
 */
async function keepPictures(wanted: readonly string[]): Promise<void> {
  const cache = await caches.open(PICTURE_CACHE)
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await Promise.all(kept.filter((path) => !wanted.includes(path)).map((path) => cache.delete(path)))
  const missing = wanted.filter((path) => !kept.includes(path))
  const added = await Promise.allSettled(missing.map((path) => cache.add(new Request(path, { priority: 'low' }))))
  for (const [at, result] of added.entries()) {
    if (result.status === 'rejected') console.warn(`${missing[at]} is not kept for the offline page`, result.reason)
  }
}
