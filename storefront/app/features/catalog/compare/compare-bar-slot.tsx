import { href, useLocation } from 'react-router'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useCompared } from './use-compared.ts'

const CompareBar = lazyPart(() => import('./compare-bar.tsx'))

/** Slot at the end of every page for the bar, once something is chosen. The comparison page has none. */
export function CompareBarSlot() {
  const ids = useCompared()
  const { pathname } = useLocation()
  const isWanted = ids.length > 0 && pathname !== href('/compare')
  return isWanted && <CompareBar ids={ids} />
}
