import { readKept } from '../../storage.ts'
import { useHydrated } from '../../ui/hydration.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { LastOrderNoteProps } from './last-order-note.tsx'

const LastOrderNote = lazyPart(() => import('./last-order-note.tsx'))

/** The way back to the last order; it loads only in a browser that placed one (key of last-order.ts). */
export function LastOrderPart(props: LastOrderNoteProps) {
  return useHydrated() && hasLastOrder() && <LastOrderNote {...props} />
}

/** Whether this browser placed an order that it still knows. */
export function hasLastOrder(): boolean {
  return readKept('lastOrder') !== null
}
