import { priceOfPieces } from '#domain/fulfilment/after-sales.ts'
import { sumOf } from '#domain/sum.ts'
import type { Db } from '../../platform/db/client.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { readMoneyOf } from '../payments/money-rows.ts'
import { countedOf } from '../payments/order-money.ts'
import { readAfterSales } from './after-sales-rows.ts'
import type { FulfilmentRows } from './fulfilment-rows.ts'

type Delivery = FulfilmentRows['deliveries'][number]
type Part = Pick<Delivery, 'id' | 'number' | 'state' | 'pieces' | 'cashTold'>
type Paid = {
  order: Pick<StoredOrder, 'payment' | 'state' | 'shipping' | 'total'>
  /** After discounts. */
  lines: readonly { position: number; total: number; quantity: number }[]
  deliveries: readonly Part[]
  /** Rupees that arrived and count toward the order. */
  counted: number
}

/**
 * Returns the cash due at each open delivery of an order, in rupees. Of those that have not left, the lowest number takes the
 * delivery's fee and the highest one what is left, whatever comes first, so that a mail or SMS about one stays true while
 * others move. One that has left takes what its mail or SMS named then, also if staff split another part since, but never more
 * than the order still lacks.
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
  const open = parts.filter((part) => !isOver(part))
  // Those that have left come first: the others share what remains.
  for (const part of [...open.filter(isTold), ...open.filter((one) => !isTold(one))]) {
    fallen += worth.get(part.id) ?? 0
    const due = isTold(part) ? Math.min(part.cashTold, order.total - paid) : fallen - paid
    cash.set(part.id, Math.max(0, due))
    paid += Math.max(0, due)
  }
  const last = open.at(-1)
  // All have left, and a payment has been taken off meanwhile.
  if (last && paid < order.total) cash.set(last.id, (cash.get(last.id) ?? 0) + order.total - paid)
  return cash
}

function isTold(part: Part): part is Part & { cashTold: number } {
  return part.state === 'out' && part.cashTold !== null
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
