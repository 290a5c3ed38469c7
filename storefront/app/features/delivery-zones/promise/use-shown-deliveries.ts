import { useOrderPrice } from '../../cart/cart-signals.ts'
import { useDistrict } from '../district/district.ts'
import { useNow } from '../use-now.ts'
import type { ShownPiece } from './with-cart.ts'
import { useDesk } from './use-desk.ts'
import { useShell } from './use-shell.ts'

/** Returns for each piece what its `PromiseLine` depends on: equal texts for equal lines. */
export function useShownDeliveries(pieces: readonly ShownPiece[]): string[] {
  const { desk } = useDesk()
  const district = useDistrict()
  const freeOver = useShell()?.settings.freeShippingOver ?? 0
  const ordered = { now: useNow(), priceOf: useOrderPrice() }
  return pieces.map((piece) => {
    if (desk) return desk.shownPromise(desk.zones, district, piece, ordered)
    return piece.countInStock === 0 ? '' : `${ordered.priceOf(piece) > freeOver}`
  })
}
