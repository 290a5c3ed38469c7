import { useEffect } from 'react'
import type { Product } from '#contract/catalog/products.ts'
import { prefetch } from '../../../../ui/lazy-part.tsx'

/** Records the product as viewed once, at the price that its link shows, whatever variant is chosen. */
export function useNotedAsSeen(product: Product): void {
  useEffect(() => {
    prefetch(async () => (await import('./note-as-seen.ts')).noteAsSeen(product))
  }, [product])
}
