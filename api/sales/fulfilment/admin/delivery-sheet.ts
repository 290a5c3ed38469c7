import type { AdminDeliverySheet } from '#contract/admin/fulfilment/deliveries.ts'
import { deliverySlotNames } from '#domain/fulfilment/delivery-planning.ts'
import { sumOf } from '#domain/sum.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { presentDeliveries, type DeliveryShop } from './deliveries.ts'
import { findZoneName, readSheetRows } from './delivery-queries.ts'

type Wanted = { day: string; zone: number | 'none' }

/**
 * Returns the deliveries of a day in a zone, slot by slot and street by street.
 *
 * @throws AppError not_found
 */
export async function showDeliverySheet(shop: DeliveryShop, { day, zone }: Wanted): Promise<AdminDeliverySheet> {
  const name = zone === 'none' ? 'By arrangement' : await findZoneName(shop.db, zone)
  if (name === undefined) throw new AppError('not_found', 'There is no such zone.')
  const deliveries = await presentDeliveries(shop, await readSheetRows(shop.db, { day, zone }))
  return {
    day,
    zone: name,
    // Streets are encrypted: the database cannot order by them.
    deliveries: deliveries.toSorted(alongTheWay),
    totals: {
      deliveries: deliveries.length,
      pieces: sumOf(deliveries, ({ pieces }) => sumOf(pieces, ({ quantity }) => quantity)),
      truck: deliveries.filter(({ isLarge }) => isLarge).length,
      cash: sumOf(deliveries, ({ cash }) => cash),
    },
  }
}

type Stop = AdminDeliverySheet['deliveries'][number]

function alongTheWay(one: Stop, other: Stop): number {
  return (
    placeOf(one) - placeOf(other) ||
    one.district.localeCompare(other.district) ||
    one.address.localeCompare(other.address) ||
    one.order.localeCompare(other.order)
  )
}

function placeOf({ slot }: Stop): number {
  return slot === null ? 0 : deliverySlotNames.indexOf(slot)
}
