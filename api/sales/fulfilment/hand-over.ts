import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
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
import { recordNews } from './record-news.ts'
import { deliveryNotFound, refused } from './refusals.ts'
import { readTextedCodes } from './texted-codes.ts'
import type { DeliveryName } from './staff-delivery.ts'

/** Maximum number of wrong codes per delivery; then only a reason counts. */
export const MOST_WRONG_CODES = 5

/** The code from the buyer, or another reason to trust the recipient (see `isReasonEnough`). */
type Proof = { code: string } | { reason: string }

/**
 * Hands over a delivery or a pickup. The last one completes the order.
 *
 * @param mayVouch  whether the word of this person counts after too many wrong codes, or after they entered the phone number
 *                  to which code and link go; others could do either on purpose
 * @throws AppError not_found; conflict for a wrong code, which is counted, and for any other obstacle; forbidden
 */
export async function handOver(
  shop: OrderShop,
  { orderId, number }: DeliveryName,
  proof: Proof,
  { by, mayVouch = true, now = new Date() }: { by: Changer; mayVouch?: boolean; now?: Date },
): Promise<void> {
  const wrongCode = await withLockedOrder(shop.db, orderId, async (tx, order) => {
    const all = await readDeliveries(tx, order.id)
    const delivery = all.find((one) => one.number === number)
    if (!delivery) throw deliveryNotFound()
    await refuseUnready(tx, order, delivery)
    if (!mayVouch && by.id !== null && (await hasEnteredPerson(tx, order, by.id))) throw enteredPerson()
    const refusal = await checkProof(tx, { order, delivery, proof, mayVouch })
    if (refusal) return refusal
    const reason = 'reason' in proof ? proof.reason.trim() : ''
    const isLast = all.every(({ id, state }) => id === delivery.id || state === 'delivered' || state === 'cancelled')
    await (isLast
      ? deliverOrder(tx, shop, order, { by, reason, now })
      : deliverPart(tx, shop, order, delivery, { by, reason, now }))
    return undefined
  })
  if (wrongCode) throw wrongCode // thrown after the commit, so the wrong code is counted
}

async function refuseUnready(tx: Db, order: StoredOrder, { state }: StoredDelivery) {
  if (order.state !== 'confirm') throw refused('Nothing of this order is to be handed over.')
  const isReady = state === 'out' || (order.method === 'pickup' && state === 'planned')
  if (!isReady) throw refused(state === 'planned' ? 'Nobody is on the way with it.' : 'This delivery is over.')
  if (!(await isPaidUp(tx, order))) throw refused('The balance of this order is not paid yet.')
}

/** Staff who take an order by phone enter its number and recipient as well as those who change them. */
async function hasEnteredPerson(tx: Db, { id, takenBy }: StoredOrder, staffId: string): Promise<boolean> {
  return takenBy === staffId || hasChangedPerson(tx, id, staffId)
}

function enteredPerson(): AppError {
  const why =
    'You entered a phone number or the recipient of this order, so a colleague or a manager has to hand it over.'
  return new AppError('forbidden', why)
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
    if (!isReasonEnough(order, delivery, isTexted)) return refused('Please ask for the code.')
    if (isCodeKnown(order, isTexted) && !mayVouch) {
      return new AppError('forbidden', 'Too many wrong codes: a manager has to check who is receiving this.')
    }
    return proof.reason.trim() === '' ? refused('Please say how you know that these are the right hands.') : undefined
  }
  if (wrongCodes >= MOST_WRONG_CODES)
    return refused('Too many wrong codes: please say how else you know that these are the right hands.')
  if (isSameSecret(proof.code.trim(), code)) return undefined
  await updateDelivery(tx, id, { wrongCodes: wrongCodes + 1 })
  return refused('This is not the code of this delivery.')
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

type Deed = { by: Changer; reason: string; now: Date }

async function deliverOrder(tx: Db, { secrets }: OrderShop, order: StoredOrder, deed: Deed) {
  const change = await changeHeldOrder(tx, secrets, order, { action: 'deliver', ...deed })
  if (change) throw changeRefused(change)
}

async function deliverPart(
  tx: Db,
  { secrets }: OrderShop,
  order: StoredOrder,
  delivery: StoredDelivery,
  { by, reason, now }: Deed,
) {
  const amount = (await readCashAtDoor(tx, order, delivery.id)) ?? 0
  await updateDelivery(tx, delivery.id, { state: 'delivered', deliveredAt: now })
  await takeCash(tx, secrets, order, { amount, by, now })
  await recordNews(tx, order, { action: 'part-delivered', by, at: now, reason }, async () => {
    const pieces = await readDeliveryPieces(tx, delivery.id)
    await mailDeliveryNews(tx, secrets, order, { kind: 'part-delivered', delivery, pieces })
  })
}
