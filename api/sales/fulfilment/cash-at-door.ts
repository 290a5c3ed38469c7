import { priceOfPieces } from '#domain/fulfilment/after-sales.ts'
import { sumOf } from '#domain/sum.ts'
import type { Db } from '../../platform/db/client.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { readMoneyOf } from '../payments/money-rows.ts'
import { countedOf } from '../payments/order-money.ts'
import { readAfterSales } from './after-sales-rows.ts'
import type { FulfilmentRows } from './fulfilment-rows.ts'

type Delivery = FulfilmentRows['deliveries'][number]
type Part = Pick<Delivery, 'id' | 'number' | 'state' | 'pieces'>
type Paid = {
  order: Pick<StoredOrder, 'payment' | 'state' | 'shipping' | 'total'>
  /** After discounts. */
  lines: readonly { position: number; total: number; quantity: number }[]
  deliveries: readonly Part[]
  /** Rupees that arrived and count toward the order. */
  counted: number
}

/**
 * Returns the cash due at each open delivery of an order, in rupees. The lowest number takes the delivery's fee and the highest
 * one what is left, whatever comes first, so that a mail or SMS about one stays true while others move. Only the split of a
 * part with a lower number changes it.
 */
export function cashAtDoor({ order, lines, deliveries, counted }: Paid): Map<string, number> {
  const cash = new Map<string, number>()
  if (order.payment !== 'cod' || (order.state !== 'pending' && order.state !== 'confirm')) return cash
  const parts = deliveries
    .filter(({ state }) => state !== 'cancelled')
    .toSorted((one, other) => one.number - other.number)
  const worth = worthOf(parts, { order, lines })
  let fallen = sumOf(parts.filter(isOver), ({ id }) => worth.get(id) ?? 0)
  let paid = counted
  for (const { id } of parts.filter((part) => !isOver(part))) {
    fallen += worth.get(id) ?? 0
    const due = Math.max(0, fallen - paid)
    cash.set(id, due)
    paid += due
  }
  return cash
}

function isOver({ state }: Part): boolean {
  return state === 'delivered'
}

/** What each part costs, in rupees: the difference that it makes to all before it by number, so that the sum is the total. */
function worthOf(parts: readonly Part[], { order, lines }: Pick<Paid, 'order' | 'lines'>): Map<string, number> {
  const worth = new Map<string, number>()
  let before = 0
  for (const [index, { id }] of parts.entries()) {
    const isLast = index === parts.length - 1
    const upTo = isLast ? order.total : order.shipping + priceOf(lines, parts.slice(0, index + 1))
    worth.set(id, upTo - before)
    before = upTo
  }
  return worth
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

function priceOf(lines: Paid['lines'], brought: readonly Part[]): number {
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
