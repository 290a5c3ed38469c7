import { randomUUID } from 'node:crypto'
import type { deliveries, deliveryLines, returnLines, returnRequests } from '#api/platform/db/schema.ts'
import type { DataKey } from '#api/platform/secrets/data-key.ts'
import { encrypt } from '#api/platform/secrets/encryption.ts'
import { isLargeItem } from '#domain/catalog/sizes.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import type { Event } from '../orders/insert-payments.ts'
import type { OrderRows } from '../orders/order-rows.ts'
import type { PlannedOrder } from '../orders/plan-orders.ts'
import type { Random } from '../random.ts'
import { returnAad } from '#api/sales/fulfilment/after-sales-aad.ts'

const DAY_MS = 86_400_000
const CODE_DIGITS = 6
/** Share of delivered orders whose buyer asked to return a piece, in vain. */
const RETURNS_DECLINED = 0.03

type Delivery = { row: typeof deliveries.$inferInsert; lines: (typeof deliveryLines.$inferInsert)[] }

/** Returns the one delivery of a confirmed order; undefined for every other order. */
export function deliveryOf(
  random: Random,
  { order, lines, events }: OrderRows,
  { plan, zoneId }: { plan: PlannedOrder; zoneId: number | null },
): Delivery | undefined {
  const happened = new Map(events.map(({ action, at }) => [action, at]))
  const createdAt = happened.get('confirm')
  if (!createdAt) return undefined
  const deliveredAt = happened.get('deliver') ?? null
  const isPickup = order.method === 'pickup'
  const hasDay = deliveredAt !== null && !isPickup
  const id = randomUUID()
  return {
    row: {
      id,
      orderId: order.id,
      number: 1,
      state: deliveredAt ? 'delivered' : happened.has('cancel') ? 'cancelled' : 'planned',
      day: hasDay ? nepalDay(deliveredAt) : null,
      slot: hasDay ? 'morning' : null,
      zoneId: isPickup ? null : zoneId,
      isLarge: plan.lines.some(({ offer }) => isLargeItem(offer)),
      code: order.collectionCode ?? String(random.whole(0, 10 ** CODE_DIGITS - 1)).padStart(CODE_DIGITS, '0'),
      cashTold: null,
      createdAt,
      deliveredAt,
    },
    lines: lines.map(({ orderId, position, quantity }) => ({ deliveryId: id, orderId, position, quantity })),
  }
}

type Return = {
  row: typeof returnRequests.$inferInsert
  line: typeof returnLines.$inferInsert
  events: Event[]
}

/** Returns a request to return a piece that staff declined, for some of the delivered orders. */
export function declinedReturnOf(
  random: Random,
  { order, events }: OrderRows,
  { dataKey, now }: { dataKey: DataKey; now: Date },
): Return | undefined {
  const delivered = events.find(({ action }) => action === 'deliver')
  if (order.state !== 'delivered' || !delivered || !random.chance(RETURNS_DECLINED)) return undefined
  const createdAt = new Date(delivered.at.getTime() + random.whole(1, 5) * DAY_MS)
  const changedAt = new Date(createdAt.getTime() + DAY_MS)
  if (changedAt > now) return undefined
  const id = randomUUID()
  const orderId = order.id
  const answer = 'The piece has been used, and its cover is stained.'
  const about = { orderId, state: 'delivered' } as const
  return {
    row: {
      id,
      orderId,
      state: 'declined',
      reason: encrypt(dataKey, 'It is larger than we thought.', returnAad(id)),
      answer,
      refund: null,
      createdAt,
      changedAt,
    },
    line: { returnId: id, orderId, position: 0, quantity: 1 },
    events: [
      { ...about, action: 'return-requested', actor: 'shopper', actorId: order.userId ?? null, at: createdAt },
      { ...about, action: 'return-declined', actor: 'staff', reason: answer, at: changedAt },
    ],
  }
}
