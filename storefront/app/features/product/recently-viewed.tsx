import { useMemo } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { readSeen } from './seen-products.ts'

const RecentlyViewedRow = lazyPart(async () => {
  const { RecentlyViewedRow: Row } = await import('./recently-viewed-row.tsx')
  return { default: Row }
})

/**
 * What this browser looked at; nothing is loaded for a visitor who has not looked at anything else yet.
 *
 * @param productId  whose page it is
 */
export function RecentlyViewed({ productId }: { productId?: string }) {
  const isHydrated = useHydrated()
  const isWanted = useMemo(() => isHydrated && readSeen().some(({ id }) => id !== productId), [isHydrated, productId])
  return isWanted && <RecentlyViewedRow {...(productId !== undefined && { productId })} />
}
