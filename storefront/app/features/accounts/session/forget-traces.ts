import { keep } from '../../../storage.ts'

/**
 * Keys of catalog/product/related/seen-products.ts, catalog/search/recent-terms.ts, checkout/last-order.ts and
 * payments/kept-doors.ts, which are not loaded for this. The last two open orders.
 */
const KEYS = ['seenProducts', 'recentSearches', 'lastOrder', 'paidOrders']
/** Caches of catalog/product/related/note-as-seen.ts. */
const CACHES = ['seen-pages', 'seen-pictures']

/** Removes what was looked at, searched for and ordered in this browser, so that the next person at this device cannot see it. */
export async function forgetTraces(): Promise<void> {
  for (const key of KEYS) keep(key, null)
  try {
    // Only a page over HTTPS has caches.
    await Promise.all(CACHES.map((name) => globalThis.caches?.delete(name)))
  } catch (error) {
    console.warn('Pages seen last could not be removed', error) // a browser that refuses all storage
  }
}
