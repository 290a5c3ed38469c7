import { priceOfPieces } from '#domain/fulfilment/after-sales.ts'
import { sumOf } from '#domain/sum.ts'
import type { Db } from '../../platform/db/client.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { readMoneyOf } from '../payments/money-rows.ts'
import { countedOf } from '../payments/order-money.ts'
import { readAfterSales } from './after-sales-rows.ts'
import type { FulfilmentRows } from './fulfilment-rows.ts'

type Delivery = FulfilmentRows['deliveries'][number]
type Paid = {
  order: Pick<StoredOrder, 'payment' | 'state' | 'shipping' | 'total'>
  /** After discounts. */
  lines: readonly { position: number; total: number; quantity: number }[]
  deliveries: readonly Delivery[]
  /** Rupees that arrived and count toward the order. */
  counted: number
}

/**
 * Returns the cash due at each open delivery of an order, in rupees. The lowest number takes the delivery's fee and the highest
 * one what is left, whatever comes first, so that a mail or SMS about one stays true while others move.
 */
export function cashAtDoor({ order, lines, deliveries, counted }: Paid): Map<string, number> {
  const cash = new Map<string, number>()
  if (order.payment !== 'cod' || (order.state !== 'pending' && order.state !== 'confirm')) return cash
  const open = deliveries
    .filter(({ state }) => state === 'planned' || state === 'out')
    .toSorted((one, other) => one.number - other.number)
  const brought = deliveries.filter(({ state }) => state === 'delivered')
  let paid = counted
  for (const [index, delivery] of open.entries()) {
    brought.push(delivery)
    const worth = index === open.length - 1 ? order.total : order.shipping + priceOf(lines, brought)
    const due = Math.max(0, worth - paid)
    cash.set(delivery.id, due)
    paid += due
  }
  return cash
}

/** Reads the cash due at a delivery of a locked order, in rupees; undefined for none. */
export async function readCashAtDoor(tx: Db, order: StoredOrder, deliveryId: string): Promise<number | undefined> {
  return (await readCash(tx, order)).find(({ delivery }) => delivery.id === deliveryId)?.cash
}

/** Reads the open deliveries of a locked order at which cash is due, by number, with the rupees. */
export async function readCash(tx: Db, order: StoredOrder): Promise<{ delivery: Delivery; cash: number }[]> {
  const { lines, rows } = await readAfterSales(tx, order)
  const money = (await readMoneyOf(tx, [order.id]))(order.id)
  const cash = cashAtDoor({ order, lines, deliveries: rows.deliveries, counted: countedOf(money) })
  return rows.deliveries
    .map((delivery) => ({ delivery, cash: cash.get(delivery.id) ?? 0 }))
    .filter((due) => due.cash > 0)
}

function priceOf(lines: Paid['lines'], brought: readonly Delivery[]): number {
  const pieces = brought.flatMap((delivery) => delivery.pieces)
  return lines.reduce((sum, line) => {
    const ofLine = pieces.filter(({ position }) => position === line.position)
    return (
      sum +
      priceOfPieces(
        line,
        0,
        sumOf(ofLine, ({ quantity }) => quantity),
      )
    )
  }, 0)
}
