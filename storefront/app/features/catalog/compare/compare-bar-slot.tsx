import { useState } from 'react'
import { href, useLocation } from 'react-router'
import { useHydrated } from '../../../ui/hydration.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { withWholeStyles } from '../../../ui/whole-styles.ts'
import { useCompared } from './use-compared.ts'

const CompareBar = lazyPart(withWholeStyles(() => import('./compare-bar.tsx')))

const listings = /^\/(productListing|category|search)\b/

/**
 * Slot at the end of every page for the bar, once something is chosen. Only listings keep it, and those of other
 * categories as a link; another page shows it when a product is chosen there, and the comparison never.
 */
export function CompareBarSlot() {
  const compared = useCompared()
  const { pathname } = useLocation()
  const page = `${pathname} ${useHydrated()}`
  const [arrival, setArrival] = useState({ page, compared })
  if (arrival.page !== page) setArrival({ page, compared })
  if (compared.length === 0 || pathname === href('/compare')) return null
  const isChosenHere = arrival.page === page && arrival.compared !== compared
  return (listings.test(pathname) || isChosenHere) && <CompareBar compared={compared} isChosenHere={isChosenHere} />
}
