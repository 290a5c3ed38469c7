import type { KeyObject } from 'node:crypto'
import type { Order, OrderDelivery } from '#contract/orders.ts'
import { decrypt } from '../encryption.ts'
import type { FulfilmentRows } from './fulfilment-rows.ts'

type Shown = Pick<Order, 'deliveries' | 'damage' | 'damageUntil' | 'returns' | 'returnUntil'>

/** How an order reached its buyer and what came after. */
export function presentFulfilment(rows: FulfilmentRows, { dataKey }: { dataKey: KeyObject }): Shown {
  return {
    deliveries: rows.deliveries.map(presentDelivery),
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

function presentDelivery({
  number,
  state,
  day,
  slot,
  pieces,
  code,
  deliveredAt,
}: FulfilmentRows['deliveries'][number]): OrderDelivery {
  return {
    number,
    state,
    day,
    slot,
    pieces: pieces.map(({ position, quantity }) => ({ position, quantity })),
    code: state === 'planned' || state === 'out' ? code : null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    planning: null,
  }
}
