import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { useHydrated } from '../../../../ui/hydration.ts'
import { useSession } from '../../../accounts/session/session.ts'
import { readSeen } from './seen-products.ts'

const RecentlyViewedRow = lazyPart(async () => {
  const { RecentlyViewedRow: Row } = await import('./recently-viewed-row.tsx')
  return { default: Row }
})

/**
 * Products viewed in this browser. Without any, nothing loads.
 * @param productId  the page's own product, which does not count
 */
export function RecentlyViewed({ productId }: { productId?: string }) {
  const isHydrated = useHydrated()
  useSession() // a logout removes them
  const isWanted = isHydrated && readSeen().some(({ id }) => id !== productId)
  return isWanted && <RecentlyViewedRow {...(productId !== undefined && { productId })} />
}
