import { lazy, Suspense } from 'react'
import { href, useLocation } from 'react-router'
import { useCompared } from './use-compared.ts'

const CompareBar = lazy(() => import('./compare-bar.tsx'))

/** Where the bar stands at the end of every page, once something is to be compared; the comparison itself needs none. */
export function CompareBarSlot() {
  const ids = useCompared()
  const { pathname } = useLocation()
  if (ids.length === 0 || pathname === href('/compare')) return null
  return (
    <Suspense>
      <CompareBar ids={ids} />
    </Suspense>
  )
}
