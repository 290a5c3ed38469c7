import { lazyPart } from '../../ui/lazy-part.tsx'
import { useHydrated } from '../../ui/hydration.ts'
import { useSession } from '../accounts/session/session.ts'
import { readSeen } from '../catalog/product/related/seen-products.ts'

const RecentlyViewedRow = lazyPart(async () => {
  const { RecentlyViewedRow: Row } = await import('../catalog/product/related/recently-viewed-row.tsx')
  return { default: Row }
})

/** Products viewed in this browser. Without any, nothing loads. */
export function RecentlyViewed() {
  const isHydrated = useHydrated()
  useSession() // a logout removes them
  return isHydrated && readSeen().length > 0 && <RecentlyViewedRow />
}
