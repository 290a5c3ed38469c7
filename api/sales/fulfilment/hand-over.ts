import type { Db } from '../../platform/db/client.ts'
import type { AppError } from '../../platform/errors/app-error.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { isSameSecret } from '../../platform/secrets/hash.ts'
import { changeHeldOrder, type OrderShop } from '../orders/change-order.ts'
import { hasChangedPerson } from '../orders/change-queries.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { changeRefused } from '../orders/refusals.ts'
import { takeCash } from '../payments/follow-with-money.ts'
import { isPaidUp } from '../payments/money-rows.ts'
import { readCashAtDoor } from './cash-at-door.ts'
import { readDeliveries, readDeliveryPieces, updateDelivery, type StoredDelivery } from './delivery-queries.ts'
import { mailDeliveryNews } from './delivery-mails.ts'
import { keepBack, type KeptBack } from './keep-back.ts'
import { recordNews } from './record-news.ts'
import { deliveryNotFound, RefusedAtDoor } from './refusals.ts'
import { readTextedCodes } from './texted-codes.ts'
import type { DeliveryName } from './staff-delivery.ts'

/** Maximum number of wrong codes per delivery; then only a reason counts. */
export const MOST_WRONG_CODES = 5

/** The code from the buyer, or another reason to trust the recipient (see `isReasonEnough`). */
type Proof = { code: string } | { reason: string }

type HandOver = {
  by: Changer
  /** Whether the word of this person counts (see `handOver`). */
  mayVouch?: boolean
  now?: Date
  /** When it happened; a driver's phone may have been without a network since. */
  happenedAt?: Date
  /** Pieces that the driver takes back. */
  kept?: KeptBack | undefined
}

/**
 * Hands over a delivery or a pickup. The last one completes the order. Pieces that go back are a delivery of their own.
 *
 * @param mayVouch  whether the word of this person counts after too many wrong codes, or after they entered the phone number
 *                  to which code and link go; others could do either on purpose
 * @returns the delivery of the pieces that go back; undefined without any
 * @throws AppError not_found; conflict for a wrong code, which is counted, and for any other obstacle; forbidden
 */
export async function handOver(
  shop: OrderShop,
  { orderId, number }: DeliveryName,
  proof: Proof,
  { by, mayVouch = true, now = new Date(), happenedAt = now, kept }: HandOver,
): Promise<StoredDelivery | undefined> {
  const { wrongCode, rest } = await withLockedOrder(shop.db, orderId, async (tx, order) => {
    const all = await readDeliveries(tx, order.id)
    const delivery = all.find((one) => one.number === number)
    if (!delivery) throw deliveryNotFound()
    await refuseUnready(tx, order, delivery)
    if (!mayVouch && by.id !== null && (await hasEnteredPerson(tx, order, by.id))) throw enteredPerson()
    const refusal = await checkProof(tx, { order, delivery, proof, mayVouch })
    if (refusal) return { wrongCode: refusal, rest: undefined }
    const back = kept && (await keepBack(tx, order, delivery, kept, now))
    const reason = 'reason' in proof ? proof.reason.trim() : ''
    const isOver = all.every(({ id, state }) => id === delivery.id || state === 'delivered' || state === 'cancelled')
    const deed = { by, reason, now, happenedAt }
    await (isOver && !back
      ? deliverOrder(tx, shop, order, deed)
      : deliverPart(tx, shop, order, delivery, { ...deed, kept }))
    return { wrongCode: undefined, rest: back }
  })
  if (wrongCode) throw wrongCode // thrown after the commit, so the wrong code is counted
  return rest
}

async function refuseUnready(tx: Db, order: StoredOrder, { state }: StoredDelivery) {
  if (order.state !== 'confirm') throw new RefusedAtDoor('over', 'Nothing of this order is to be handed over.')
  const isReady = state === 'out' || (order.method === 'pickup' && state === 'planned')
  if (!isReady && state === 'planned') throw new RefusedAtDoor('not-started', 'Nobody is on the way with it.')
  if (!isReady) throw new RefusedAtDoor('over', 'This delivery is over.')
  if (!(await isPaidUp(tx, order))) throw new RefusedAtDoor('unpaid', 'The balance of this order is not paid yet.')
}

/** Staff who take an order by phone enter its number and recipient as well as those who change them. */
async function hasEnteredPerson(tx: Db, { id, takenBy }: StoredOrder, staffId: string): Promise<boolean> {
  return takenBy === staffId || hasChangedPerson(tx, id, staffId)
}

function enteredPerson(): AppError {
  const why =
    'You entered a phone number or the recipient of this order, so a colleague or a manager has to hand it over.'
  return new RefusedAtDoor('own-order', why, 'forbidden')
}

/** @returns why the proof is not accepted; the wrong code stays counted */
async function checkProof(
  tx: Db,
  {
    order,
    delivery,
    proof,
    mayVouch,
  }: { order: StoredOrder; delivery: StoredDelivery; proof: Proof; mayVouch: boolean },
): Promise<AppError | undefined> {
  const { id, code, wrongCodes } = delivery
  if ('reason' in proof) {
    const isTexted = (await readTextedCodes(tx, [{ order, delivery }])).has(id)
    if (!isReasonEnough(order, delivery, isTexted)) return new RefusedAtDoor('needs-code', 'Please ask for the code.')
    if (isCodeKnown(order, isTexted) && !mayVouch) {
      const why = 'Too many wrong codes: a manager has to check who is receiving this.'
      return new RefusedAtDoor('needs-manager', why, 'forbidden')
    }
    const isSaid = proof.reason.trim() !== ''
    return isSaid
      ? undefined
      : new RefusedAtDoor('no-reason', 'Please say how you know that these are the right hands.')
  }
  if (wrongCodes >= MOST_WRONG_CODES) {
    const why = 'Too many wrong codes: please say how else you know that these are the right hands.'
    return new RefusedAtDoor('too-many-codes', why)
  }
  if (isSameSecret(proof.code.trim(), code)) return undefined
  await updateDelivery(tx, id, { wrongCodes: wrongCodes + 1 })
  return new RefusedAtDoor('wrong-code', 'This is not the code of this delivery.')
}

/**
 * Returns whether a reason replaces the code: after too many wrong codes, and when the code reached nobody.
 *
 * @param isTexted  whether the code goes to the buyer by SMS, or went there
 */
export function isReasonEnough(
  order: Pick<StoredOrder, 'email' | 'userId'>,
  { wrongCodes }: Pick<StoredDelivery, 'wrongCodes'>,
  isTexted: boolean,
): boolean {
  return wrongCodes >= MOST_WRONG_CODES || !isCodeKnown(order, isTexted)
}

function isCodeKnown({ email, userId }: Pick<StoredOrder, 'email' | 'userId'>, isTexted: boolean): boolean {
  return email !== '' || userId !== null || isTexted
}

type Deed = { by: Changer; reason: string; now: Date; happenedAt: Date }

async function deliverOrder(tx: Db, { secrets }: OrderShop, order: StoredOrder, deed: Deed) {
  const change = await changeHeldOrder(tx, secrets, order, { action: 'deliver', ...deed })
  if (change) throw changeRefused(change)
}

async function deliverPart(
  tx: Db,
  { secrets }: OrderShop,
  order: StoredOrder,
  delivery: StoredDelivery,
  { by, reason, now, happenedAt, kept }: Deed & Pick<HandOver, 'kept'>,
) {
  const amount = (await readCashAtDoor(tx, order, delivery.id)) ?? 0
  await updateDelivery(tx, delivery.id, { state: 'delivered', deliveredAt: happenedAt })
  await takeCash(tx, secrets, order, { amount, by, now, happenedAt })
  const said = [reason, kept?.reason ?? ''].filter((words) => words !== '').join(' ')
  await recordNews(tx, order, { action: 'part-delivered', by, at: now, reason: said }, async () => {
    const pieces = await readDeliveryPieces(tx, delivery.id)
    const back = kept && { reason: kept.reason, isKept: true as const }
    await mailDeliveryNews(tx, secrets, order, { kind: 'part-delivered', delivery, pieces, ...back })
  })
}
