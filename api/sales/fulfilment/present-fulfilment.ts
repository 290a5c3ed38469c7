import type { DamageReport, OrderDelivery } from '#contract/fulfilment.ts'
import type { Order } from '#contract/orders/orders.ts'
import {
  damageUntil,
  isReturnOpen,
  isSendingBack,
  MOST_RETURNS,
  returnablePieces,
  returnUntil,
  type DeliveredPieces,
} from '#domain/fulfilment/after-sales.ts'
import { chosenUntil, mayNeverBePaid, MOST_MOVES, planningRefusal } from '#domain/fulfilment/delivery-planning.ts'
import { isMade } from '#domain/custom-requests/custom-requests.ts'
import { defined } from '#domain/defined.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import type { OrderEventDetail } from '#domain/orders/order-events.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { decrypt } from '../../platform/secrets/encryption.ts'
import type { OrderRecord, StoredOrder } from '../orders/order-record.ts'
import { countedOf } from '../payments/order-money.ts'
import { cashAtDoor } from './cash-at-door.ts'
import { deliveredPieces, isAnyLeft } from './delivered-pieces.ts'
import type { FulfilmentRows } from './fulfilment-rows.ts'
import { damageAad, returnAad } from './after-sales-aad.ts'

/** The order that the rows belong to. */
type Presented = {
  order: StoredOrder
  lines: readonly { quantity: number; total: number }[]
  events: readonly Pick<OrderRecord['events'][number], 'action' | 'at' | 'reason' | 'detail'>[]
  custom: OrderRecord['custom']
  money: OrderRecord['money']
}
type Shown = Pick<Order, 'deliveries' | 'damage' | 'damageUntil' | 'returns' | 'returnUntil'>

/** Presents an order's deliveries, damage reports and returns. */
export function presentFulfilment(
  rows: FulfilmentRows,
  { order, lines, events, custom, money }: Presented,
  { dataKey, now }: { dataKey: DataKey; now: Date },
): Shown {
  const deliveredAt = events.find(({ action }) => action === 'deliver')?.at
  const delivered = deliveredPieces({ deliveries: rows.deliveries, lines, state: order.state, deliveredAt })
  const cash = cashAtDoor({
    order,
    lines: lines.map(({ quantity, total }, position) => ({ position, quantity, total })),
    deliveries: rows.deliveries,
    counted: countedOf(money),
  })
  return {
    deliveries: rows.deliveries.map((delivery) => ({
      ...presentDelivery(delivery, { order, events, custom }, now),
      cash: cash.get(delivery.id) || null,
    })),
    damage: rows.damage.map((report) => presentDamage(report, dataKey)),
    damageUntil: presentDamageUntil(rows, order, delivered, now),
    returns: rows.returns.map(({ id, pieces, reason, photoIds, state, answer, refund, newOrder, ...times }) => ({
      _id: id,
      pieces: pieces.map(({ position, quantity }) => ({ position, quantity })),
      reason: reason ? decrypt(dataKey, reason, returnAad(id)) : '',
      photos: reason ? photoIds : [],
      state,
      answer,
      refund,
      ...(newOrder && { exchangedFor: newOrder.number }),
      at: times.createdAt.toISOString(),
      changedAt: times.changedAt.toISOString(),
    })),
    returnUntil: presentReturnUntil(rows, order, delivered, now),
  }
}

function presentDamage(report: FulfilmentRows['damage'][number], dataKey: DataKey): DamageReport {
  const { id, position, description, photoIds, state, remedy, answer, createdAt } = report
  const { remedyDay: day, remedySlot: slot, remediedAt } = report
  const isVisitAhead = (remedy === 'repair' || remedy === 'replacement') && remediedAt === null
  return {
    _id: id,
    position,
    description: description ? decrypt(dataKey, description, damageAad(id)) : '',
    photos: description ? photoIds : [],
    state,
    remedy,
    visit: isVisitAhead && day !== null && slot !== null ? { day, slot } : null,
    answer,
    at: createdAt.toISOString(),
  }
}

function presentDelivery(
  delivery: FulfilmentRows['deliveries'][number],
  { order, events, custom }: Pick<Presented, 'order' | 'events' | 'custom'>,
  now: Date,
): Omit<OrderDelivery, 'cash'> {
  const { number, state, day, slot, pieces, code, deliveredAt } = delivery
  const needsDay = state === 'planned' && day === null
  const isOpen = state === 'planned' || state === 'out'
  // A piece that is still being made comes weeks later, unless somebody has planned its day.
  const isComing = isMade(custom) || !needsDay
  const failure = needsDay
    ? events.findLast(({ action, detail }) => action === 'delivery-failed' && detail.delivery === number)
    : undefined
  return {
    number,
    state,
    day,
    slot,
    estimate: needsDay ? presentEstimate(number, order, failure?.detail, now) : null,
    failed: failure ? { day: defined(failure.detail.day, 'day of the failure'), reason: failure.reason } : null,
    pieces: pieces.map(({ position, quantity }) => ({ position, quantity })),
    code: isOpen && isComing && isCodeTold(order) ? code : null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    planning: presentPlanning(delivery, order, now),
  }
}

/** Nobody knows yet when pieces come that follow later: the estimate is that of the first delivery. */
function presentEstimate(
  number: number,
  { method, estimateFirst: first, estimateLast: last }: StoredOrder,
  failure: OrderEventDetail | undefined,
  now: Date,
): OrderDelivery['estimate'] {
  const promised = first && last ? { first, last } : null
  if (method === 'pickup') return promised
  const estimate = failure ? failure.estimate : number === 1 ? promised : null
  return estimate && estimate.last >= nepalDay(now) ? estimate : null
}

/** Whether the buyer already needs the code. Nothing is handed over before the shop has confirmed the order. */
export function isCodeTold({ state }: Pick<StoredOrder, 'state'>): boolean {
  return state !== 'pending'
}

function presentPlanning(
  { state, day, moves, zoneId }: FulfilmentRows['deliveries'][number],
  order: StoredOrder,
  now: Date,
): OrderDelivery['planning'] {
  const { method, state: orderState } = order
  const estimateFirst = zoneId === null ? null : order.estimateFirst
  const open = { method, estimateFirst, orderState, mayNeverBePaid: mayNeverBePaid(order) }
  const refusal = planningRefusal({ ...open, state, day, moves }, now)
  if (refusal) return null
  return { until: day === null ? null : chosenUntil(day).toISOString(), movesLeft: MOST_MOVES - moves }
}

/** Returns the latest damage deadline of all lines; lines with an unanswered report and returned ones do not count. */
function presentDamageUntil(
  { damage, returns }: FulfilmentRows,
  order: StoredOrder,
  delivered: readonly DeliveredPieces[],
  now: Date,
): string | null {
  const waiting = new Set(damage.filter(({ state }) => state === 'reported').map(({ position }) => position))
  const positions = delivered
    .map(({ position }) => position)
    .filter((position) => !waiting.has(position) && isAnyLeft(delivered, returns, position))
  return isWithBuyer(order)
    ? latest(
        positions.map((position) => damageUntil(delivered, position)!),
        now,
      )
    : null
}

/** Returns the latest return deadline of all pieces; null while a return is open. */
function presentReturnUntil(
  { returns }: FulfilmentRows,
  order: StoredOrder,
  delivered: readonly DeliveredPieces[],
  now: Date,
): string | null {
  if (!isWithBuyer(order) || order.deposit !== null || returns.length >= MOST_RETURNS) return null
  if (returns.some(({ state }) => isReturnOpen(state))) return null
  const sentBack = returns.filter(({ state }) => isSendingBack(state)).flatMap(({ pieces }) => pieces)
  const left = delivered.filter(({ position }) => returnablePieces(delivered, sentBack, position, now) > 0)
  return latest(
    left.map(({ deliveredAt }) => returnUntil(deliveredAt)),
    now,
  )
}

/** Returns whether the buyer can have any pieces, and the shop still knows who the buyer is. */
function isWithBuyer({ state, privateDetails }: StoredOrder): boolean {
  return (state === 'confirm' || state === 'delivered') && privateDetails !== null
}

function latest(ends: readonly Date[], now: Date): string | null {
  const last = Math.max(...ends.map((end) => end.getTime()))
  return ends.length === 0 || last < now.getTime() ? null : new Date(last).toISOString()
}
