import { useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { hasLastOrder } from './last-order-part.tsx'
import type { Destination } from './ordered-today.tsx'

const OrderedToday = lazyPart(() => import('./ordered-today.tsx'))

/** Names another order that could come together with the one being placed; it loads only where one was placed. */
export function OrderedTodayPart(props: { choices: Destination }) {
  // Later this browser may keep the very order that is being placed.
  const [hasOrdered] = useState(hasLastOrder)
  return hasOrdered && <OrderedToday {...props} />
}
