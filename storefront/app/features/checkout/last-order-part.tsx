import { readKept } from '../../storage.ts'
import { useHydrated } from '../../ui/hydration.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

const LastOrderNote = lazyPart(() => import('./last-order-note.tsx'))

/** The way back to the last order; it loads only in a browser that placed one (key of last-order.ts). */
export function LastOrderPart() {
  return useHydrated() && readKept('lastOrder') !== null && <LastOrderNote />
}
