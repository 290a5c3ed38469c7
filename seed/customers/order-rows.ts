import { randomUUID } from 'node:crypto'
import type { DataKey } from '#api/platform/secrets/data-key.ts'
import type { CheckoutShop } from '#api/sales/terms/shop-queries.ts'
import { isLargeItem } from '#domain/catalog/sizes.ts'
import { isWallet } from '#domain/payments/payment-methods.ts'
import { REFUND_WITHIN_MS } from '#domain/payments/payments.ts'
import { defined } from '#domain/defined.ts'
import type { Batch } from '../generated-orders/batch.ts'
import type { Entry, Happening, Timeline } from '../generated-orders/timeline.ts'
import { referenceOf, type Event, type Payment } from '../orders/insert-payments.ts'
import { rowsOf, type OrderRows } from '../orders/order-rows.ts'
import type { Random } from '../random.ts'
import { addAfterSales, type PhotoKeeper } from './after-sales-rows.ts'
import { rupeesOf, type Ids } from './amounts.ts'
import type { CustomerOrder } from './plan-customers.ts'
import type { Step, StoryAttempt } from './story.ts'

const CODE_DIGITS = 6
const REF_LENGTH = 8

export type Tools = {
  batch: Batch
  timeline: Timeline
  random: Random
  dataKey: DataKey
  photos: PhotoKeeper
  /** Terms of delivery and zone of a district. */
  termsOf: (district: string) => { shop: CheckoutShop; zoneId: number | null }
}

/**
 * Adds the rows of a customer's order to the batch, and its history to the timeline.
 *
 * @param userId  of the account; null for a guest
 */
export async function addOrder(
  { customer, plan, story }: CustomerOrder,
  userId: string | null,
  tools: Tools,
): Promise<OrderRows> {
  const { batch, timeline, random, dataKey, termsOf } = tools
  const { shop, zoneId } = termsOf(customer.address.district)
  const events = story.steps.map(({ action, state, actor, at, reason, detail }) => {
    return { action, state, actor, at, reason, detail }
  })
  const rows = rowsOf({ ...plan, events }, { userId, email: customer.email }, { dataKey, shop, random })
  const ids: Ids = {
    returnId: story.returned ? randomUUID() : undefined,
    damageId: story.damage ? randomUUID() : undefined,
  }
  // A trigger writes the day of its delivery and what of its payments counts.
  batch.orders.push({
    ...rows.order,
    deliveryDay: null,
    counted: 0,
    payBy: story.payBy,
    language: customer.language ?? 'en',
  })
  batch.lines.push(...rows.lines)
  const payments = addMoney({ story, plan }, rows, ids, tools)
  const deliveryIds = addDeliveries({ story, plan }, rows, { zoneId, ...tools })
  await addAfterSales(story, rows, ids, tools)
  const happening: Happening = {
    rows,
    person: customer,
    deliveryId: deliveryIds[0],
    returnId: ids.returnId,
    state: 'pending',
    invoice: undefined,
  }
  let paid = 0
  for (const [at, step] of story.steps.entries()) {
    const event = withAmount(defined(rows.events[at], 'event'), step, rows)
    const payment = step.action === 'payment' ? payments[paid++] : undefined
    timeline.add({ event, happening, payment, credit: creditOf(step, rows, ids), restocked: restockedBy(step) })
  }
  return rows
}

type Told = Pick<CustomerOrder, 'plan' | 'story'>

/** @returns the payments, in their order */
function addMoney({ story, plan }: Told, rows: OrderRows, ids: Ids, { batch, random }: Tools): Payment[] {
  const { order } = rows
  const attemptIds = story.attempts.map((attempt) => {
    const row = attemptRow(attempt, { order, payment: plan.payment, random })
    batch.attempts.push(row)
    return attempt.ending === null ? row.id : null
  })
  const payments = story.payments.map(({ at }): Payment => {
    const reference =
      plan.payment === 'cod' ? '' : plan.payment === 'bank' ? referenceOf(order) : drawn(random, REF_LENGTH)
    const attemptId = isWallet(plan.payment)
      ? defined(attemptIds.find((id) => id !== null) ?? undefined, 'attempt')
      : null
    const money = { method: plan.payment, purpose: 'full', amount: order.total, reference } as const
    return { id: randomUUID(), orderId: order.id, attemptId, recordedBy: null, ...money, receivedAt: at }
  })
  batch.payments.push(...payments)
  for (const { of, amount, at, doneAt } of story.refunds) {
    batch.refunds.push({
      orderId: order.id,
      cause: of === 'cancel' ? of : `${of}:${defined(of === 'return' ? ids.returnId : ids.damageId, of)}`,
      amount: rupeesOf(amount, rows),
      dueBy: new Date(at.getTime() + REFUND_WITHIN_MS),
      createdAt: at,
      doneAt,
      reference: doneAt ? `R${referenceOf(order)}` : null,
    })
  }
  return payments
}

function attemptRow(
  { at, endedAt, ending }: StoryAttempt,
  { order, payment, random }: { order: OrderRows['order']; payment: Payment['method']; random: Random },
): Batch['attempts'][number] & { id: string } {
  if (!isWallet(payment)) throw new RangeError(`${payment} is no wallet`)
  const id = randomUUID()
  const providerRef = payment === 'esewa' ? `${order.number}-${id.slice(0, REF_LENGTH)}` : drawn(random, 22)
  const state = ending === null ? ('paid' as const) : ('failed' as const)
  const asked = { request: {}, lastAnswer: null, checks: 1, checkedAt: endedAt, nextCheckAt: null, outages: 0 }
  const tried = { id, orderId: order.id, provider: payment, providerRef, purpose: 'full' as const, amount: order.total }
  return { ...tried, state, ...asked, createdAt: at, endedAt, ending }
}

function drawn(random: Random, length: number): string {
  return Array.from({ length }, () => random.pick([...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'])).join('')
}

/** @returns the ids of the deliveries, in their order */
function addDeliveries(
  { story, plan }: Told,
  { order, lines }: OrderRows,
  { batch, random, zoneId }: Pick<Tools, 'batch' | 'random'> & { zoneId: number | null },
): string[] {
  return story.deliveries.map(({ pieces, state, day, slot, createdAt, deliveredAt }, index) => {
    const id = randomUUID()
    const brought = pieces ?? lines.map(({ position, quantity }) => ({ position, quantity }))
    const isLarge = brought.some(({ position }) => isLargeItem(defined(plan.lines[position], 'line').offer))
    batch.deliveries.push({
      id,
      orderId: order.id,
      number: index + 1,
      state,
      day,
      slot,
      zoneId: plan.method === 'pickup' ? null : zoneId,
      isLarge,
      code: order.collectionCode ?? drawnDigits(random),
      cashTold: state === 'out' && plan.payment === 'cod' ? order.total : null,
      createdAt,
      deliveredAt,
    })
    batch.deliveryLines.push(...brought.map((piece) => ({ deliveryId: id, orderId: order.id, ...piece })))
    return id
  })
}

function drawnDigits(random: Random): string {
  return String(random.whole(0, 10 ** CODE_DIGITS - 1)).padStart(CODE_DIGITS, '0')
}

function withAmount(event: Event, { amount }: Step, rows: OrderRows): Event {
  return amount ? { ...event, detail: { ...event.detail, amount: rupeesOf(amount, rows) } } : event
}

function creditOf({ credit, amount }: Step, rows: OrderRows, { returnId, damageId }: Ids): Entry['credit'] {
  if (!credit) return undefined
  const cause = `${credit.of}:${defined(credit.of === 'return' ? returnId : damageId, credit.of)}` as const
  if (credit.pieces === 'rest') return { cause, credit: { rest: true } }
  return { cause, credit: { lines: [credit.pieces], amount: rupeesOf(defined(amount, 'amount'), rows) } }
}

function restockedBy({ restocked }: Step): Entry['restocked'] {
  return restocked && [restocked]
}
