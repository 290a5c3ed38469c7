import { cashWithout } from '#domain/drive/driver-acts.ts'
import { priceOfPieces } from '#domain/fulfilment/after-sales.ts'
import type { Db } from '../../platform/db/client.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { readAfterSales } from './after-sales-rows.ts'
import { readCashAtDoor } from './cash-at-door.ts'
import { updateDelivery, type Pieces, type StoredDelivery } from './delivery-queries.ts'
import { moveToNew } from './split-delivery.ts'

/** Pieces that go back to the shop, and why, as the buyer reads it. */
export type KeptBack = { pieces: readonly Pieces[]; reason: string }

/**
 * Takes pieces out of a delivery at the door and makes them a delivery of their own, which the office plans again or calls
 * off. Its price is no longer due now.
 *
 * @returns that delivery
 * @throws AppError conflict unless these are some of its pieces, but not all
 */
export async function keepBack(
  tx: Db,
  order: StoredOrder,
  delivery: StoredDelivery,
  { pieces }: KeptBack,
  now: Date,
): Promise<StoredDelivery> {
  const cashTold = await readCashWithout(tx, order, delivery.id, pieces)
  const rest = await moveToNew(tx, order, delivery, pieces, now)
  if (order.payment === 'cod') await updateDelivery(tx, delivery.id, { cashTold })
  return rest
}

/** Reads the rupees to take at a delivery when some of its pieces go back. */
export async function readCashWithout(
  tx: Db,
  order: StoredOrder,
  deliveryId: string,
  back: readonly Pieces[],
): Promise<number> {
  const due = (await readCashAtDoor(tx, order, deliveryId)) ?? 0
  const { lines } = await readAfterSales(tx, order)
  const priced = lines.map((line) => ({ position: line.position, priceOfLast: pricesOfLast(line, line.quantity) }))
  const kept = back.map(({ position, quantity }) => ({ position, kept: quantity }))
  return cashWithout(due, priced, kept)
}

/**
 * Returns what the last pieces of a line cost, in rupees: those of one piece first, then of two. A rest that is called off
 * later has the same price (end-rest.ts).
 *
 * @param most  number of pieces
 */
export function pricesOfLast(line: { total: number; quantity: number }, most: number): number[] {
  return Array.from({ length: most }, (_, index) => priceOfPieces(line, line.quantity - index - 1, index + 1))
}
