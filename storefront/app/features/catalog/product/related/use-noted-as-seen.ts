import { useEffect } from 'react'
import type { Product } from '#contract/catalog/products.ts'
import { prefetch } from '../../../../ui/prefetch.ts'

/** Notes that this browser was shown the product: once, at the price that its link leads to, whatever is chosen. */
export function useNotedAsSeen(product: Product): void {
  useEffect(() => {
    prefetch(async () => (await import('./note-as-seen.ts')).noteAsSeen(product))
  }, [product])
}
