import { useState } from 'react'
import { href, useLocation } from 'react-router'
import { useHydrated } from '../../../ui/hydration.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { withWholeStyles } from '../../../ui/whole-styles.ts'
import { comparedId } from './compared.ts'
import { useCompared } from './use-compared.ts'

const CompareBar = lazyPart(withWholeStyles(() => import('./compare-bar.tsx')))

const listings = /^\/(productListing|category|search)\b/

/**
 * Slot at the end of every page for the bar, once something is chosen. Only listings keep it, and those of other
 * categories as a link. Another page shows it when a product is added there, and the comparison never.
 */
export function CompareBarSlot() {
  const compared = useCompared()
  const { pathname } = useLocation()
  const page = `${pathname} ${useHydrated()}`
  const ids = compared.map(comparedId)
  const [arrival, setArrival] = useState({ page, ids })
  // What is taken out counts as added when it is chosen again. Another color of the same product does not.
  const left = arrival.ids.filter((id) => ids.includes(id))
  if (arrival.page !== page) setArrival({ page, ids })
  else if (left.length < arrival.ids.length) setArrival({ page, ids: left })
  if (compared.length === 0 || pathname === href('/compare')) return null
  const isChosenHere = arrival.page === page && ids.length > left.length
  return (listings.test(pathname) || isChosenHere) && <CompareBar compared={compared} isChosenHere={isChosenHere} />
}
