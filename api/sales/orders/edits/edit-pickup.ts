import { isDeepStrictEqual } from 'node:util'
import type { ShippingMethod } from '#domain/delivery-zones/delivery-estimate.ts'
import type { Db } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { randomCharacters } from '../../../platform/secrets/random.ts'
import { COLLECTION_CODE_DIGITS } from '../../checkout/new-order.ts'
import { findZoneId, readDeliveries, updateDelivery } from '../../fulfilment/delivery-queries.ts'
import { keptStore } from '../../terms/pickup-store.ts'
import type { CheckoutShop } from '../../terms/shop-queries.ts'
import type { StoredOrder } from '../order-record.ts'

export type PickupColumns = Pick<StoredOrder, 'store' | 'collectionCode'>

/**
 * Returns where an edited order is collected, and its code; null for both where it is delivered.
 *
 * @param slug  of the store; undefined keeps the one that was chosen, or takes the first
 * @throws AppError invalid_input for a store that offers no pickup
 */
export function pickupOf(
  order: StoredOrder,
  { method, slug }: { method: ShippingMethod; slug: string | undefined },
  shop: CheckoutShop,
): PickupColumns {
  if (method !== 'pickup') return { store: null, collectionCode: null }
  if (slug !== undefined && !shop.stores.some((store) => store.slug === slug)) {
    const words = 'That store offers no pickup.'
    throw new AppError('invalid_input', words, { store: words })
  }
  const isKept = order.method === 'pickup' && slug === undefined
  return {
    store: isKept ? order.store : keptStore(shop, { method, store: slug }),
    collectionCode: order.collectionCode ?? randomCharacters('0123456789', COLLECTION_CODE_DIGITS),
  }
}

/** Returns the change of the store for the history; undefined where it stays, or where the order is delivered. */
export function storeChange(order: StoredOrder, { store }: PickupColumns): { from: string; to: string } | undefined {
  if (order.store === null || store === null || isDeepStrictEqual(order.store, store)) return undefined
  return { from: order.store.name, to: store.name }
}

/** Returns whether an order is delivered and was to be collected, or the other way round. */
export function isOtherWay(order: Pick<StoredOrder, 'method'>, method: ShippingMethod): boolean {
  return (order.method === 'pickup') !== (method === 'pickup')
}

/** Plans the deliveries of an order for another district, or for a pickup: the day was chosen for the old place. */
export async function moveDeliveries(tx: Db, { id }: StoredOrder, after: StoredOrder): Promise<void> {
  const isPickup = after.method === 'pickup'
  const zoneId = isPickup ? null : await findZoneId(tx, after.district)
  const code = after.collectionCode === null ? {} : { code: after.collectionCode }
  for (const delivery of await readDeliveries(tx, id)) {
    if (delivery.state !== 'planned') continue
    await updateDelivery(tx, delivery.id, { zoneId, isPickup, day: null, slot: null, ...code })
  }
}
