import type { PromisedPiece } from '#domain/delivery-zones/delivery-promise.ts'
import { useGoodsInCart } from '../../cart/cart-signals.ts'
import { useDistrict } from '../district/district.ts'
import { useNow } from '../use-now.ts'
import { useDesk } from './use-desk.ts'
import { useShell } from './use-shell.ts'

/** Returns for each piece what its `PromiseLine` depends on: equal texts for equal lines. */
export function useShownDeliveries(pieces: readonly PromisedPiece[]): string[] {
  const { desk } = useDesk()
  const district = useDistrict()
  const freeOver = useShell()?.settings.freeShippingOver ?? 0
  const ordered = { now: useNow(), goods: useGoodsInCart() }
  return pieces.map((piece) => {
    if (desk) return desk.shownPromise(desk.zones, district, piece, ordered)
    return piece.countInStock === 0 ? '' : `${piece.price + ordered.goods > freeOver}`
  })
}
