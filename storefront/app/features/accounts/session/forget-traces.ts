import { keep } from '../../../storage.ts'

/** Keys of catalog/product/related/seen-products.ts and catalog/search/recent-terms.ts, which are not loaded for this. */
const KEYS = ['seenProducts', 'recentSearches']
/** Caches of catalog/product/related/note-as-seen.ts. */
const CACHES = ['seen-pages', 'seen-pictures']

/** Removes what was looked at and searched for in this browser, so that the next person at this device cannot see it. */
export async function forgetTraces(): Promise<void> {
  for (const key of KEYS) keep(key, null)
  if (!('caches' in globalThis)) return
  try {
    await Promise.all(CACHES.map((name) => caches.delete(name)))
  } catch (error) {
    console.warn('Pages seen last could not be removed', error) // a browser that refuses all storage
  }
}
