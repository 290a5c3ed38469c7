import { href, useLocation } from 'react-router'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useCompared } from './use-compared.ts'

const CompareBar = lazyPart(() => import('./compare-bar.tsx'))

/** Where the bar stands at the end of every page, once something is to be compared; the comparison itself needs none. */
export function CompareBarSlot() {
  const ids = useCompared()
  const { pathname } = useLocation()
  const isWanted = ids.length > 0 && pathname !== href('/compare')
  return isWanted && <CompareBar ids={ids} />
}
