import type { DriverActFields } from '#contract/admin/drive.ts'
import type { DriverActRefusal, PieceAtDoor } from '#domain/drive/driver-acts.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { mayDo } from '#domain/staff/staff.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { formatsOf } from '../../platform/language/localized.ts'
import { translateMessage } from '../../platform/language/translate-message.ts'
import { say } from '../../platform/language/sentence.ts'
import { byStaff } from '../../platform/records/changer.ts'
import type { OrderShop } from '../orders/change-order.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { bringBack } from '../fulfilment/admin/bring-back.ts'
import { titlesOf } from '../fulfilment/delivery-mails.ts'
import { readDeliveries, readDeliveryPieces, type StoredDelivery } from '../fulfilment/delivery-queries.ts'
import { dispatchDelivery } from '../fulfilment/dispatch-delivery.ts'
import { handOver } from '../fulfilment/hand-over.ts'
import { readCashWithout, type KeptBack } from '../fulfilment/keep-back.ts'
import { RefusedAtDoor } from '../fulfilment/refusals.ts'
import type { Asked } from './perform-act.ts'
import { readOwner } from './stop-queries.ts'

type Refused = { refusal: DriverActRefusal; answer: string }
type Applied = { happenedAt: Date; restDeliveryId?: string | undefined } & Partial<Refused>
type Held = { order: StoredOrder; delivery: StoredDelivery }
type Act = Held & Pick<Asked, 'staff' | 'fields'> & { now: Date; happenedAt: Date }

/**
 * Does what an act of a driver says, if the shop accepts it.
 *
 * @returns when it happened, with why the shop does not accept it, or the delivery of the pieces that go back
 * @throws AppError not_found
 */
export async function applyAct(
  shop: OrderShop,
  order: StoredOrder,
  { deliveryId, staff, fields }: Omit<Asked, 'id' | 'files'>,
  now: Date,
): Promise<Applied> {
  const delivery = (await readDeliveries(shop.db, order.id)).find(({ id }) => id === deliveryId)
  if (!delivery) throw new AppError('not_found', say('deliveries.not-found'))
  const owner = await readOwner(shop.db, delivery.id)
  const happenedAt = actTime(new Date(fields.at), { from: owner?.since ?? delivery.createdAt, now })
  const obstacle = obstacleOf({ order, delivery }, owner?.id === staff.id, now)
  if (obstacle) return { happenedAt, ...obstacle }
  try {
    return { happenedAt, restDeliveryId: await apply(shop, { order, delivery, staff, fields, now, happenedAt }) }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { happenedAt, refusal: error instanceof RefusedAtDoor ? error.why : 'other', answer: error.message }
  }
}

/** The clock of a phone may be wrong: an act is not later than its arrival, nor earlier than the driver got the stop. */
function actTime(at: Date, { from, now }: { from: Date; now: Date }): Date {
  return new Date(Math.min(now.getTime(), Math.max(from.getTime(), at.getTime())))
}

function obstacleOf({ order, delivery }: Held, isOwn: boolean, now: Date): Refused | undefined {
  if (!isOwn) return { refusal: 'moved', answer: 'The delivery is assigned to somebody else, or to nobody.' }
  const isOver = delivery.state === 'delivered' || delivery.state === 'cancelled' || order.state !== 'confirm'
  if (isOver) return { refusal: 'over', answer: `The delivery is over: it is ${delivery.state}.` }
  // A day that is past is allowed, since the phone may have been without a network until now.
  const isDue = delivery.day !== null && delivery.day <= nepalDay(now)
  return isDue ? undefined : { refusal: 'moved', answer: 'The delivery has another day now.' }
}

/** @returns the id of the delivery with the pieces that go back */
async function apply(shop: OrderShop, act: Act): Promise<string | undefined> {
  const { order, delivery, staff, fields, now, happenedAt } = act
  const name = { orderId: order.id, number: delivery.number }
  const deed = { by: byStaff(staff), now }
  if (fields.kind === 'start') {
    if (delivery.state !== 'out') await dispatchDelivery(shop, name, deed)
    return undefined
  }
  if (fields.kind === 'problem') {
    await bringBack(shop, name, { ...deed, reason: reasonOf(fields, order) })
    return undefined
  }
  const kept = await keptOf(shop.db, act)
  await refuseTooLittle(shop.db, act, kept?.pieces ?? [])
  const proof = fields.code === undefined ? { reason: fields.words } : { code: fields.code }
  const rest = await handOver(shop, name, proof, {
    ...deed,
    happenedAt,
    kept,
    mayVouch: mayDo(staff.role, 'orders.decide'),
  })
  return rest?.id
}

/**
 * Returns the pieces that go back; undefined for none.
 *
 * @throws AppError conflict when the office has changed the pieces since the driver saw them
 */
async function keptOf(tx: Db, { order, delivery, fields: { pieces } }: Act): Promise<KeptBack | undefined> {
  if (pieces === undefined) return undefined
  const held = await readDeliveryPieces(tx, delivery.id)
  const titles = await titlesOf(tx, order, held, 'en')
  const isSame =
    held.length === pieces.length &&
    held.every(({ position, quantity }, index) => {
      const seen = pieces.find((one) => one.position === position)
      return seen !== undefined && seen.title === titles[index]?.title && seen.given + seen.kept === quantity
    })
  if (!isSame)
    throw new RefusedAtDoor('changed', 'The pieces of this delivery are others than those that the driver saw.')
  const back = pieces.filter(({ kept }) => kept > 0)
  if (back.length === 0) return undefined
  return {
    pieces: back.map(({ position, kept }) => ({ position, quantity: kept })),
    reason: await keptReason(tx, order, back),
  }
}

/** The customer reads the reason, in the language of the order. */
async function keptReason(tx: Db, order: StoredOrder, back: readonly PieceAtDoor[]): Promise<string> {
  const pieces = back.map(({ position, kept }) => ({ position, quantity: kept }))
  const named = await titlesOf(tx, order, pieces)
  const { number } = formatsOf(order.language)
  const sentences = named.map(({ title, quantity }, index) => {
    const piece = quantity === 1 ? title : `${number(quantity)} × ${title}`
    return say(`drive.kept.${back[index]?.why ?? 'refused'}`, { piece })
  })
  return sentences.map((sentence) => translateMessage(order.language, sentence)).join(' ')
}

/** Less cash than is due: the goods are not recorded as handed over. */
async function refuseTooLittle(
  tx: Db,
  { order, delivery, fields: { cash = 0 } }: Act,
  back: KeptBack['pieces'],
): Promise<void> {
  const due = await readCashWithout(tx, order, delivery.id, back)
  if (cash < due) throw new RefusedAtDoor('cash', `Nrs. ${due} are due, and the driver counted Nrs. ${cash}.`)
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
