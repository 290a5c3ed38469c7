import type { CollectionStore } from '#contract/checkout.ts'

/** The chosen store, or the first where none was chosen or the chosen one is gone; undefined where none offers pickup. */
export function collectAt(stores: readonly CollectionStore[], chosen: string): CollectionStore | undefined {
  return stores.find(({ slug }) => slug === chosen) ?? stores[0]
}

/** What a request names of it. */
export function storeOfPickup(
  stores: readonly CollectionStore[],
  { method, store }: { method: string; store: string },
): { store?: string } {
  const chosen = method === 'pickup' ? collectAt(stores, store) : undefined
  return chosen ? { store: chosen.slug } : {}
}
