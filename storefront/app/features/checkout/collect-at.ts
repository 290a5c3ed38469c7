import type { CollectionStore } from '#contract/checkout.ts'

/**
 * Returns the chosen store, or the first if none is chosen or the choice is gone; undefined if no store offers pickup.
 */
export function collectAt(stores: readonly CollectionStore[], chosen: string): CollectionStore | undefined {
  return stores.find(({ slug }) => slug === chosen) ?? stores[0]
}

/** Returns the store's part of a request. */
export function storeOfPickup(
  stores: readonly CollectionStore[],
  { method, store }: { method: string; store: string },
): { store?: string } {
  const chosen = method === 'pickup' ? collectAt(stores, store) : undefined
  return chosen ? { store: chosen.slug } : {}
}
