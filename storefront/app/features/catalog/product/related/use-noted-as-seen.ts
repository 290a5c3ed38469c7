import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { Product } from '#contract/catalog/products.ts'
import { prefetch } from '../../../../ui/lazy-part.tsx'

/**
 * Records the product as viewed once, at the price that its link shows, whatever variant is chosen. On a page kept for a
 * time without a network it makes the choice that the address has as a hash (features/offline/service-worker.ts).
 */
export function useNotedAsSeen(product: Product): void {
  const navigate = useNavigate()
  useEffect(() => {
    const { hash } = location
    if (hash.startsWith('#?')) void navigate({ search: hash.slice(1) }, { replace: true, preventScrollReset: true })
  }, [navigate])
  useEffect(() => {
    prefetch(async () => (await import('./note-as-seen.ts')).noteAsSeen(product))
  }, [product])
}
