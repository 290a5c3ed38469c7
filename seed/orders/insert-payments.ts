import { randomUUID } from 'node:crypto'
import type { Db } from '#api/platform/db/client.ts'
import { payments, refunds, type orderEvents, type orders } from '#api/platform/db/schema.ts'
import { REFUND_WITHIN_MS } from '#domain/payments/payments.ts'
import { insertDemoHandovers } from './insert-handovers.ts'

const DAY_MS = 86_400_000
const REFUNDED_AFTER_MS = 2 * DAY_MS

export type Event = typeof orderEvents.$inferInsert & { at: Date }
type Order = typeof orders.$inferInsert
type Rows = { order: Order; events: Event[] }
export type Payment = typeof payments.$inferInsert & { id: string; receivedAt: Date }
type Money = { payment: Payment; refund: typeof refunds.$inferInsert | null }

/** Inserts the payments and refunds of the demo's orders, matching their history. */
export async function insertDemoPayments(tx: Db, all: readonly Rows[], now: Date): Promise<void> {
  const money = all.map(moneyOf).filter((one) => one !== null)
  const arrived = money.map(({ payment }) => payment)
  await tx.insert(payments).values(arrived)
  await insertDemoHandovers(tx, arrived, now)
  const back = money.map(({ refund }) => refund).filter((refund) => refund !== null)
  if (back.length > 0) await tx.insert(refunds).values(back)
}

/** Returns an order's events with the money events that the server would have added. */
export function withMoneyEvents({ order, events }: Rows, now: Date): Event[] {
  const amount = order.deposit ?? order.total
  return events.flatMap((event): Event[] => {
    const money = (action: Event['action'], at: Date, actor: Event['actor'] = 'staff', state = event.state): Event => {
      return { orderId: order.id!, action, state, actor, actorId: null, detail: { amount }, at }
    }
    const at = event.at
    if (event.action === paidWith(order)) {
      // A transfer confirms its order; cash is paid on delivery.
      return order.payment === 'bank'
        ? [money('payment', at, 'staff', 'pending'), event]
        : [event, money('payment', at)]
    }
    if (!givesBack(order, events, event)) return [event]
    const doneAt = new Date(at.getTime() + REFUNDED_AFTER_MS)
    return [event, money('refund-due', at, 'system'), ...(doneAt < now ? [money('refund', doneAt)] : [])]
  })
}

/** Returns the payment of an order and its refund, as its events tell; null before anything was paid. */
export function moneyOf({ order, events }: Rows): Money | null {
  const paid = events.find(({ action }) => action === 'payment')
  if (!paid) return null
  const { id: orderId, total, deposit, payment: method } = order
  const [amount, purpose] = deposit ? ([deposit, 'deposit'] as const) : ([total, 'full'] as const)
  const receivedAt = paid.at
  const reference = method === 'bank' ? referenceOf(order) : ''
  const due = events.find(({ action }) => action === 'refund-due')
  const done = events.find(({ action }) => action === 'refund')
  const cause = events.some(({ action }) => action === 'return') ? 'return' : 'cancel'
  return {
    payment: { id: randomUUID(), orderId: orderId!, method, purpose, amount, reference, receivedAt },
    refund: due
      ? {
          orderId: orderId!,
          cause,
          amount,
          dueBy: new Date(due.at.getTime() + REFUND_WITHIN_MS),
          createdAt: due.at,
          ...(done && { doneAt: done.at, reference: `R${referenceOf(order)}` }),
        }
      : null,
  }
}

/** Returns a reference like those of bank transfers, unique per order. */
export function referenceOf({ number }: Order): string {
  return `FT${number.replaceAll('-', '').slice(2)}`
}

function paidWith({ payment }: Order): Event['action'] {
  return payment === 'bank' ? 'confirm' : 'deliver'
}

function givesBack(order: Order, events: readonly Event[], { action }: Event): boolean {
  const isOff = action === 'cancel' || action === 'return'
  return isOff && events.some((event) => event.action === paidWith(order))
}
