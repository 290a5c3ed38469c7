import { useState } from 'react'
import { readKept } from '../../storage.ts'
import { useHydrated } from '../../ui/hydration.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { LastOrderNoteProps } from './last-order-note.tsx'
import type { Destination } from './ordered-today.tsx'

const OrderedToday = lazyPart(() => import('./ordered-today.tsx'))
const LastOrderNote = lazyPart(() => import('./last-order-note.tsx'))

/** The way back to the last order; it loads only in a browser that placed one (key of last-order.ts). */
export function LastOrderPart(props: LastOrderNoteProps) {
  return useHydrated() && hasKept() && <LastOrderNote {...props} />
}

/** Names another order that could come together with the one being placed; it loads in the same way. */
export function OrderedTodayPart(props: { choices: Destination }) {
  // Later this browser may keep the very order that is being placed.
  const [hasOrdered] = useState(hasKept)
  return hasOrdered && <OrderedToday {...props} />
}

function hasKept(): boolean {
  return readKept('lastOrder') !== null
}
