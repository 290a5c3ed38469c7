import type { Order } from '#contract/orders/orders.ts'
import { findNewestCodeOfOrder, useCode, type OneTimeCode } from '../../people/accounts/codes/code-queries.ts'
import { tryCode, wrongCode } from '../../people/accounts/codes/try-code.ts'
import { queuePlacedMail, queueReceivedMail } from './order-mails.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { recordEvent } from '../fulfilment/record-event.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import type { Sms } from '../../platform/sms/sms.ts'
import type { AddressLimits } from '../../platform/rate-limits/address-limits.ts'
import { isWithin } from '../../platform/rate-limits/is-within.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { canComeBySms } from './code-by-sms.ts'
import { updateVerified } from './change-queries.ts'
import { withLockedOrder } from './lock-order.ts'
import { readOrder } from './order-queries.ts'
import type { StoredOrder } from './order-record.ts'
import { smsBuyer } from './sms-buyer.ts'
import { networkNames } from '../../platform/rate-limits/network-name.ts'
import type { OrderCaps } from './open-order-caps.ts'
import { changeRefused } from './refusals.ts'
import { requestOrderCode } from './request-order-code.ts'
import { showOrder, type ShowingShop } from './show-order.ts'
import { say } from '../../platform/language/sentence.ts'

type VerifyingShop = ShowingShop & { secrets: Secrets; addressLimits: AddressLimits; orderCaps: OrderCaps; sms: Sms }
type Asked = { order: StoredOrder; by: Changer }

/**
 * Enters the code that went to the email address or phone of an order. With the right code the order waits for the shop's
 * answer. An order that needs no code (any more) is returned as it is.
 *
 * @returns the order after the call, and the email address of the buyer who entered a right code, '' for one by SMS; null if
 *          no code was needed
 * @throws AppError invalid_input for a wrong code; conflict once the order has ended; too_many_requests
 */
export async function verifyOrder(
  shop: VerifyingShop,
  { order, by }: Asked,
  { code: typed, ip }: { code: string; ip: string },
): Promise<{ data: Order; entered: Pick<StoredOrder, 'email'> | null }> {
  refuseEnded(order)
  let entered: Pick<StoredOrder, 'email'> | null = null
  if (order.verifyBy !== null) {
    const code = await findNewestCodeOfOrder(shop.db, order.id)
    const tried = await tryCode(shop, { code, otp: typed, ip })
    entered = await withLockedOrder(shop.db, order.id, (tx, held) =>
      verifyHeld(tx, shop, { order: held, by }, { code: tried, ip }),
    )
  }
  return { data: await showOrder(shop, await readOrder(shop.db, order.id), by), entered }
}

/** Returns null if no code was needed: the order may have become one by bank transfer meanwhile. */
async function verifyHeld(
  tx: Db,
  shop: VerifyingShop,
  { order: held, by }: Asked,
  { code, ip }: { code: OneTimeCode; ip: string },
): Promise<StoredOrder | null> {
  refuseEnded(held)
  if (held.verifyBy === null) return null
  // Its buyer has proved to own the phone, and nobody the email address: news goes to the phone from now on.
  const order = { ...held, verifyBy: null, ...(code.email === '' && { email: '' }) }
  await shop.orderCaps.refuseTooManyStanding(tx, order, 'code')
  if (!(await useCode(tx, code.id))) throw wrongCode()
  await updateVerified(tx, order)
  await recordEvent(tx, order, { action: 'verified', by, at: new Date() })
  await queueReceivedMail(tx, shop.secrets, order)
  await queuePlacedMail(tx, shop.secrets, order)
  await smsPlaced(tx, shop, order, ip)
  await giveSmsBack(tx, shop, order)
  return order
}

/** Beyond the limits it is left out: the page of the order says the same. */
async function smsPlaced(tx: Db, { addressLimits, secrets }: VerifyingShop, order: StoredOrder, ip: string) {
  const { id, email, phoneIndex, total } = order
  if (email !== '' || !phoneIndex) return
  const asked = { phoneIndex, ...networkNames(secrets.rateLimitKey, ip), isProved: true }
  if (!(await isWithin(() => addressLimits.askedSms(tx).take(asked)))) return
  const event = `order-placed:${id}`
  await smsBuyer(tx, secrets, order, { event, template: 'order-placed', data: { total }, isUnproved: true })
}

/** The network that ordered gets it back: a carrier's customer may enter the code from another address. */
async function giveSmsBack(
  tx: Db,
  { addressLimits }: VerifyingShop,
  { email, phoneIndex, network, neighborhood }: StoredOrder,
) {
  if (email !== '' || !phoneIndex || !network) return
  const from = { network: network.toString('base64url'), neighborhood: neighborhood?.toString('base64url') ?? null }
  await addressLimits.askedSms(tx).entered({ phoneIndex, ...from })
}

/**
 * Sends another code for an order that waits for one.
 *
 * @throws AppError conflict where it waits for none; unavailable when SMS do not go out; too_many_requests
 */
export async function resendOrderCode(shop: VerifyingShop, { order: asked }: Asked, ip: string): Promise<void> {
  refuseWithoutNeed(asked)
  await requestOrderCode(shop, asked, ip, (_tx, order) => {
    refuseWithoutNeed(order)
    return true
  })
}

/**
 * Sends a code for an order that waits for one to its phone: no mail came, or its email address is mistyped. Once that code
 * is entered, the order has no email address any more.
 *
 * @throws AppError conflict where it waits for none; unavailable where SMS do not go out or reach its phone;
 *         too_many_requests
 */
export async function sendCodeBySms(shop: VerifyingShop, { order: asked }: Asked, ip: string): Promise<void> {
  refuseWithoutNeed(asked)
  if (!(await canComeBySms(shop, asked))) throw new AppError('unavailable', say('orders.no-sms-now'))
  await requestOrderCode(shop, { ...asked, email: '' }, ip, (_tx, order) => {
    refuseWithoutNeed(order)
    return true
  })
}

function refuseWithoutNeed(order: StoredOrder): void {
  refuseEnded(order)
  if (order.verifyBy === null) throw new AppError('conflict', say('orders.needs-no-code'))
}

function refuseEnded({ state }: StoredOrder): void {
  if (state !== 'pending') throw changeRefused({ action: 'confirm', refusal: 'wrong-state', state })
}
