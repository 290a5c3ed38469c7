import type { KeyObject } from 'node:crypto'
import type { Order, OrderDelivery } from '#contract/orders.ts'
import { chosenUntil, MOST_MOVES, planningRefusal } from '#domain/delivery-planning.ts'
import type { orders } from '../db/schema.ts'
import { decrypt } from '../encryption.ts'
import type { FulfilmentRows } from './fulfilment-rows.ts'

type StoredOrder = typeof orders.$inferSelect
type Shown = Pick<Order, 'deliveries' | 'damage' | 'damageUntil' | 'returns' | 'returnUntil'>

/** How an order reached its buyer and what came after. */
export function presentFulfilment(
  rows: FulfilmentRows,
  order: StoredOrder,
  { dataKey, now }: { dataKey: KeyObject; now: Date },
): Shown {
  return {
    deliveries: rows.deliveries.map((delivery) => presentDelivery(delivery, order, now)),
    damage: rows.damage.map(({ id, position, description, photoIds, state, remedy, answer, createdAt }) => ({
      _id: id,
      position,
      description: description ? decrypt(dataKey, description, `damage ${id}`) : '',
      photos: description ? photoIds : [],
      state,
      remedy,
      answer,
      at: createdAt.toISOString(),
    })),
    damageUntil: null,
    returns: rows.returns.map(({ id, pieces, reason, photoIds, state, answer, refund, createdAt, changedAt }) => ({
      _id: id,
      pieces: pieces.map(({ position, quantity }) => ({ position, quantity })),
      reason: reason ? decrypt(dataKey, reason, `return ${id}`) : '',
      photos: reason ? photoIds : [],
      state,
      answer,
      refund,
      at: createdAt.toISOString(),
      changedAt: changedAt.toISOString(),
    })),
    returnUntil: null,
  }
}

function presentDelivery(delivery: FulfilmentRows['deliveries'][number], order: StoredOrder, now: Date): OrderDelivery {
  const { number, state, day, slot, pieces, code, deliveredAt } = delivery
  return {
    number,
    state,
    day,
    slot,
    pieces: pieces.map(({ position, quantity }) => ({ position, quantity })),
    code: state === 'planned' || state === 'out' ? code : null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    planning: presentPlanning(delivery, order, now),
  }
}

function presentPlanning(
  { state, day, moves, zoneId }: FulfilmentRows['deliveries'][number],
  { method, estimateFirst, state: orderState }: StoredOrder,
  now: Date,
): OrderDelivery['planning'] {
  const promised = zoneId === null ? null : estimateFirst
  const refusal = planningRefusal({ method, estimateFirst: promised, orderState, state, day, moves }, now)
  if (refusal) return null
  return { until: day === null ? null : chosenUntil(day).toISOString(), movesLeft: MOST_MOVES - moves }
}
