import { isFirstTime, type StaffOnce } from '../../platform/records/staff-once.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Changer } from '../../platform/records/changer.ts'
import type { OrderShop } from '../orders/change-order.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import {
  insertDelivery,
  readDeliveries,
  readDeliveryPieces,
  replacePieces,
  updateDelivery,
  type Pieces,
  type StoredDelivery,
} from './delivery-queries.ts'
import { mailDeliveryNews } from './delivery-mails.ts'
import { recordNews } from './record-news.ts'
import { needsTruck } from './order-deliveries.ts'
import { refused } from './refusals.ts'
import { findPlanned, type DeliveryName } from './staff-delivery.ts'

/**
 * Moves some pieces of a delivery to a new one, which has its own code and no day yet.
 *
 * @param follow  the pieces that come later: some pieces of the delivery, but not all
 * @param once    identifies the request: a repeat splits nothing
 * @returns the number of the new delivery; undefined for a repeated request
 * @throws AppError key_reused, not_found, conflict
 */
export function splitDelivery(
  { db, secrets }: OrderShop,
  { orderId, number }: DeliveryName,
  follow: readonly Pieces[],
  {
    by,
    reason = '',
    once,
    now = new Date(),
  }: { by: Changer; reason?: string; once?: StaffOnce | undefined; now?: Date },
): Promise<number | undefined> {
  return withLockedOrder(db, orderId, async (tx, order) => {
    if (!(await isFirstTime(tx, once))) return undefined
    const delivery = await findPlanned(tx, order, number, now)
    const added = await moveToNew(tx, order, delivery, follow, now)
    const said = reason.trim()
    await recordNews(tx, order, { action: 'delivery-split', by, at: now, reason: said }, () => {
      return mailDeliveryNews(tx, secrets, order, { kind: 'split', delivery: added, pieces: follow, reason: said })
    })
    return added.number
  })
}

/**
 * Moves pieces of a delivery to a new one, which has its own code and no day yet.
 *
 * @throws AppError conflict unless these are some of its pieces, but not all
 */
export async function moveToNew(
  tx: Db,
  order: StoredOrder,
  delivery: StoredDelivery,
  follow: readonly Pieces[],
  now: Date,
): Promise<StoredDelivery> {
  const stay = piecesLeft(await readDeliveryPieces(tx, delivery.id), follow)
  await replacePieces(tx, delivery, stay)
  await updateDelivery(tx, delivery.id, { isLarge: await needsTruck(tx, order, positionsOf(stay)) })
  return addDelivery(tx, order, delivery, follow, now)
}

function piecesLeft(all: readonly Pieces[], follow: readonly Pieces[]): Pieces[] {
  const leaving = new Map(follow.map(({ position, quantity }) => [position, quantity]))
  const isPart = all.filter(
    ({ position, quantity }) => (leaving.get(position) ?? 0) <= quantity && leaving.has(position),
  )
  const isWhole =
    leaving.size === follow.length && follow.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1)
  if (leaving.size === 0 || isPart.length !== leaving.size || !isWhole) {
    throw refused('Only pieces of this delivery can follow later.')
  }
  const stay = all
    .map(({ position, quantity }) => ({ position, quantity: quantity - (leaving.get(position) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
  if (stay.length === 0) throw refused('Something must be left of this delivery.')
  return stay
}

async function addDelivery(
  tx: Db,
  order: StoredOrder,
  { zoneId }: StoredDelivery,
  pieces: readonly Pieces[],
  createdAt: Date,
): Promise<StoredDelivery> {
  const number = (await readDeliveries(tx, order.id)).length + 1
  const isLarge = await needsTruck(tx, order, positionsOf(pieces))
  return insertDelivery(tx, { orderId: order.id, number, zoneId, isLarge, createdAt }, pieces)
}

function positionsOf(pieces: readonly Pieces[]): number[] {
  return pieces.map(({ position }) => position)
}
