import type { DriverActFields, DriverActReply } from '#contract/admin/drive.ts'
import type { StaffRole } from '#domain/staff/staff.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import { keyReused } from '../../platform/records/key-reused.ts'
import { keepPhotos, type PhotoShop } from '../../shop/photos/keep-photos.ts'
import { insertPhotos } from '../../shop/photos/photo-queries.ts'
import type { OrderShop } from '../orders/change-order.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import { findDelivery } from '../fulfilment/admin/deliveries.ts'
import { findAct, insertAct, type StoredAct } from './act-queries.ts'
import { applyAct } from './apply-act.ts'

export type Asked = {
  /** Made on the device, the same for each retry. */
  id: string
  deliveryId: string
  staff: { id: string; role: StaffRole }
  fields: DriverActFields
  files: readonly Uint8Array[]
}

/**
 * Applies an act of a driver once, and keeps it with its photos. An act that the shop refuses is kept as well: it has
 * happened at the door, and the office has to see it. A repeated call returns the first answer.
 *
 * @throws AppError unauthorized for an act of somebody else; not_found; key_reused for the id of another act;
 *   invalid_input, also for a hand-over without a photo; unsupported_media_type, too_large
 */
export async function performAct(shop: OrderShop & PhotoShop, asked: Asked, now = new Date()): Promise<DriverActReply> {
  const { staffId = asked.staff.id } = asked.fields
  if (staffId !== asked.staff.id) throw new AppError('unauthorized', 'Somebody else is logged in. Please log in again.')
  if (asked.fields.kind === 'hand-over' && asked.files.length === 0) throw photoMissing()
  const { delivery } = await findDelivery(shop.db, asked.deliveryId)
  // Before the photos are re-encoded.
  const before = await findAct(shop.db, asked.id)
  if (before) return answerAgain(before, asked)
  const photos = await keepPhotos(shop, asked.files)
  return withLockedOrder(shop.db, delivery.orderId, async (tx, order) => {
    const meanwhile = await findAct(tx, asked.id)
    if (meanwhile) return answerAgain(meanwhile, asked)
    const { happenedAt, restDeliveryId = null, ...refused } = await applyAct({ ...shop, db: tx }, order, asked, now)
    const { kind, problem = null, words, cash = null, at, pieces = [] } = asked.fields
    const told = { kind, problem, words, cash, pieces, at: new Date(at), receivedAt: now, happenedAt }
    const about = { id: asked.id, orderId: order.id, deliveryId: asked.deliveryId, staffId: asked.staff.id }
    const photoIds = photos.map((photo) => photo.id)
    const isNew = await insertAct(tx, { ...about, ...told, photoIds, restDeliveryId, ...refused })
    if (!isNew) throw keyReused() // an act of another order has the id
    await insertPhotos(tx, photos, { kind: 'door', orderId: order.id })
    return { id: asked.id, refusal: refused.refusal ?? null }
  })
}

function photoMissing(): AppError {
  const sentence = say('photos.too-few', { least: 1 })
  return new AppError('invalid_input', sentence, { photos: sentence })
}

function answerAgain(before: StoredAct, { deliveryId, staff, fields }: Asked): DriverActReply {
  const isSame = before.deliveryId === deliveryId && before.staffId === staff.id && before.kind === fields.kind
  if (!isSame) throw keyReused()
  return { id: before.id, refusal: before.refusal }
}
