import { readKept } from '../../kept.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { SEEN_KEY } from './seen-key.ts'

const RecentlyViewedRow = lazyPart(async () => {
  const { RecentlyViewedRow: Row } = await import('./recently-viewed-row.tsx')
  return { default: Row }
})

/**
 * What this browser looked at; nothing is loaded for a visitor who has not looked at anything yet.
 *
 * @param productId  whose page it is
 */
export function RecentlyViewed({ productId }: { productId?: string }) {
  const isWanted = useHydrated() && readKept(SEEN_KEY) !== null
  return isWanted && <RecentlyViewedRow {...(productId !== undefined && { productId })} />
}
