import type { DriverActFields, DriverActReply } from '#contract/admin/drive.ts'
import type { DriverActRefusal } from '#domain/drive/driver-acts.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { mayDo, type StaffRole } from '#domain/staff/staff.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { translateMessage } from '../../platform/language/translate-message.ts'
import { say } from '../../platform/language/sentence.ts'
import { byStaff } from '../../platform/records/changer.ts'
import { keyReused } from '../../platform/records/key-reused.ts'
import { keepPhotos, type PhotoShop } from '../../shop/photos/keep-photos.ts'
import { insertPhotos } from '../../shop/photos/photo-queries.ts'
import type { OrderShop } from '../orders/change-order.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { bringBack } from '../fulfilment/admin/bring-back.ts'
import { findDelivery } from '../fulfilment/admin/deliveries.ts'
import { readCashAtDoor } from '../fulfilment/cash-at-door.ts'
import { readDeliveries, type StoredDelivery } from '../fulfilment/delivery-queries.ts'
import { dispatchDelivery } from '../fulfilment/dispatch-delivery.ts'
import { handOver } from '../fulfilment/hand-over.ts'
import { findAct, insertAct, type StoredAct } from './act-queries.ts'
import { readOwnerId } from './stop-queries.ts'

type Asked = {
  /** Made on the device, the same for each retry. */
  id: string
  deliveryId: string
  staff: { id: string; role: StaffRole }
  fields: DriverActFields
  files: readonly Uint8Array[]
}
type Refused = { refusal: DriverActRefusal; answer: string }

/**
 * Applies an act of a driver once, and keeps it with its photos. An act that the shop refuses is kept as well: it has
 * happened at the door, and the office has to see it. A repeated call returns the first answer.
 *
 * @throws AppError unauthorized for an act of somebody else; not_found; key_reused for the id of another act;
 *   invalid_input, unsupported_media_type, too_large
 */
export async function performAct(shop: OrderShop & PhotoShop, asked: Asked, now = new Date()): Promise<DriverActReply> {
  const { staffId = asked.staff.id } = asked.fields
  if (staffId !== asked.staff.id) throw new AppError('unauthorized', 'Somebody else is logged in. Please log in again.')
  const { delivery } = await findDelivery(shop.db, asked.deliveryId)
  // Before the photos are re-encoded.
  const before = await findAct(shop.db, asked.id)
  if (before) return answerAgain(before, asked)
  const photos = await keepPhotos(shop, asked.files)
  return withLockedOrder(shop.db, delivery.orderId, async (tx, order) => {
    const meanwhile = await findAct(tx, asked.id)
    if (meanwhile) return answerAgain(meanwhile, asked)
    const refused = await attempt({ ...shop, db: tx }, order, asked, now)
    const { kind, problem = null, words, cash = null, at } = asked.fields
    const told = { kind, problem, words, cash, at: new Date(at), receivedAt: now }
    const about = { id: asked.id, orderId: order.id, deliveryId: asked.deliveryId, staffId: asked.staff.id }
    const photoIds = photos.map((photo) => photo.id)
    const isNew = await insertAct(tx, { ...about, ...told, photoIds, ...refused })
    if (!isNew) throw keyReused() // an act of another order has the id
    await insertPhotos(tx, photos, { kind: 'door', orderId: order.id })
    return { id: asked.id, refusal: refused?.refusal ?? null, answer: refused?.answer ?? '' }
  })
}

function answerAgain(before: StoredAct, { deliveryId, staff, fields }: Asked): DriverActReply {
  const isSame = before.deliveryId === deliveryId && before.staffId === staff.id && before.kind === fields.kind
  if (!isSame) throw keyReused()
  return { id: before.id, refusal: before.refusal, answer: before.answer }
}

/** @returns why the shop does not accept the act; undefined once it is applied */
async function attempt(
  shop: OrderShop,
  order: StoredOrder,
  { deliveryId, staff, fields }: Asked,
  now: Date,
): Promise<Refused | undefined> {
  const find = async () => (await readDeliveries(shop.db, order.id)).find(({ id }) => id === deliveryId)
  const delivery = await find()
  if (!delivery) throw new AppError('not_found', say('deliveries.not-found'))
  const obstacle = await obstacleOf(shop.db, { order, delivery, staffId: staff.id, now })
  if (obstacle) return obstacle
  try {
    await apply(shop, { order, delivery, staff, fields, now })
    return undefined
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (error instanceof CashDiffers) return { refusal: 'cash', answer: error.message }
    const isWrongCode = ((await find())?.wrongCodes ?? 0) > delivery.wrongCodes
    return { refusal: isWrongCode ? 'wrong-code' : 'other', answer: error.message }
  }
}

type Held = { order: StoredOrder; delivery: StoredDelivery }

async function obstacleOf(
  tx: Db,
  { order, delivery, staffId, now }: Held & { staffId: string; now: Date },
): Promise<Refused | undefined> {
  if ((await readOwnerId(tx, delivery.id)) !== staffId) {
    return { refusal: 'moved', answer: 'The delivery is assigned to somebody else, or to nobody.' }
  }
  const isOver = delivery.state === 'delivered' || delivery.state === 'cancelled' || order.state !== 'confirm'
  if (isOver) return { refusal: 'over', answer: `The delivery is over: it is ${delivery.state}.` }
  // A day that is past is allowed, since the phone may have been without a network until now.
  const isDue = delivery.day !== null && delivery.day <= nepalDay(now)
  return isDue ? undefined : { refusal: 'moved', answer: 'The delivery has another day now.' }
}

/** Less cash than is due: the goods are not recorded as handed over. */
class CashDiffers extends AppError {}

async function apply(
  shop: OrderShop,
  { order, delivery, staff, fields, now }: Held & Pick<Asked, 'staff' | 'fields'> & { now: Date },
): Promise<void> {
  const name = { orderId: order.id, number: delivery.number }
  const deed = { by: byStaff(staff), now }
  if (fields.kind === 'start') {
    if (delivery.state !== 'out') await dispatchDelivery(shop, name, deed)
  } else if (fields.kind === 'problem') {
    await bringBack(shop, name, { ...deed, reason: reasonOf(fields, order) })
  } else {
    const due = (await readCashAtDoor(shop.db, order, delivery.id)) ?? 0
    if ((fields.cash ?? 0) < due) {
      throw new CashDiffers('conflict', `Nrs. ${due} are due, and the driver counted Nrs. ${fields.cash ?? 0}.`)
    }
    const proof = fields.code === undefined ? { reason: fields.words } : { code: fields.code }
    await handOver(shop, name, proof, { ...deed, mayVouch: mayDo(staff.role, 'orders.decide') })
  }
}

/** The customer reads the reason, in the language of the order. */
function reasonOf({ problem = 'other', words }: DriverActFields, { language }: StoredOrder): string {
  const said = words.trim()
  if (problem === 'other' && said !== '') return said
  const reason = translateMessage(language, say(`drive.reason.${problem}`))
  return said === '' ? reason : `${reason} ${said}`
}

/** Whether the domain said no, which a retry would not change. Anything else is tried again. */
function isRefusal(error: unknown): error is AppError {
  return error instanceof AppError && ['conflict', 'forbidden', 'not_found'].includes(error.code)
}
