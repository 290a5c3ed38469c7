import { inArray } from 'drizzle-orm'
import type { PackingSlip } from '#contract/admin/orders/packing-slips.ts'
import type { Db } from '../../../platform/db/client.ts'
import { orders } from '../../../platform/db/schema.ts'
import { readFulfilmentOf } from '../../fulfilment/fulfilment-rows.ts'
import { nameIn } from '../../../platform/language/localized.ts'
import { readMoneyOf } from '../../payments/money-rows.ts'
import { dueOf } from '../../payments/order-money.ts'
import { readLinesOf } from '../order-queries.ts'
import { openDetails } from '../present-order.ts'
import { presentContact } from './order-contact.ts'
import type { DataKey } from '../../../platform/secrets/data-key.ts'
import { readFetchPlaces } from '../../../shop/stock/fetch-places.ts'
import { readStaffLines } from './order-rows.ts'

/** What is printed to go along with the goods of some orders, in the order asked for; ids of none are left out. */
export async function readPackingSlips(db: Db, dataKey: DataKey, ids: readonly string[]): Promise<PackingSlip[]> {
  const [rows, lines, nepali, moneyOf, fulfilmentOf] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(inArray(orders.id, [...ids])),
    readStaffLines(db, ids),
    readLinesOf(db, ids, 'ne'),
    readMoneyOf(db, ids),
    readFulfilmentOf(db, ids),
  ])
  const fetchOf = await readFetchPlaces(
    db,
    rows.map(({ number }) => number),
  )
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId)
  const present = (order: (typeof rows)[number]): PackingSlip => {
    const { id, number, placedAt, name, province, district, method } = order
    const { version: _version, ...contact } = presentContact(dataKey, order)
    const brought = fulfilmentOf(id).deliveries.filter(({ state }) => state !== 'cancelled')
    return {
      id,
      number,
      name,
      contact,
      province,
      district,
      method,
      store: order.store?.name ?? '',
      placedAt: placedAt.toISOString(),
      cash: order.payment === 'cod' && !contact.is_gift ? dueOf(order, moneyOf(id)) : 0,
      lines: (linesOf.get(id) ?? []).map(({ position, sku, name: title, color, size, type, quantity }) => {
        return { position, sku, name: title, color, size, type, quantity }
      }),
      doesNotFit: openDetails(dataKey, order).doesNotFit ?? [],
      fetch: fetchOf(number),
      nepaliNames: (nepali.get(id) ?? []).map((line) => nameIn('ne', line.name, line)),
      deliveries:
        brought.length < 2
          ? []
          : brought.map(({ number: nth, day, slot, pieces }) => ({ number: nth, day, slot, pieces: [...pieces] })),
    }
  }
  return ids.flatMap((id) => rows.filter((order) => order.id === id).map(present))
}
