import type { z } from 'zod'
import type { PlaceBody } from '#contract/checkout.ts'
import { defined } from '#domain/defined.ts'
import { businessOf } from '#domain/invoices/business.ts'
import { recipientOf } from '#domain/orders/recipient.ts'
import { sumOf } from '#domain/sum.ts'
import { couponCode } from '#domain/promotions/promotion.ts'
import type { Language } from '#domain/language/languages.ts'
import { holdAccount, holdCaller, idOfOwner } from '../../people/accounts/own-account-queries.ts'
import { rememberBusiness } from '../../people/accounts/profile/remember-business.ts'
import { tidyAddress } from '../../people/addresses/address-details.ts'
import { prepareAddress } from '../../people/addresses/saved-addresses.ts'
import type { Announcer, Notice } from '../../platform/cache/announcer.ts'
import type { Db } from '../../platform/db/client.ts'
import { deleteKey, readKey } from '../../platform/idempotency/key-queries.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { AddressLimits } from '../../platform/rate-limits/address-limits.ts'
import { isWithin } from '../../platform/rate-limits/is-within.ts'
import { countDone } from '../../platform/rate-limits/limit.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { isDeadNumber } from '../../platform/sms/sms-queries.ts'
import type { Sms } from '../../platform/sms/sms.ts'
import type { Shopper } from '../../shop/cart/cart-owner.ts'
import type { OrderCaps } from '../orders/open-order-caps.ts'
import { findOrder } from '../orders/order-queries.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import type { Taker } from '../orders/taken-orders.ts'
import type { Wallets } from '../payments/wallets/open-wallets.ts'
import { holdCredit } from '../credit/pay-with-credit.ts'
import { countCreditGuesses } from '../credit/count-guesses.ts'
import { getsSms, parseBuyer, type Buyer, type PlacedFrom } from './buyer.ts'
import { checkOrder, type CheckedOrder } from './check-order.ts'
import { countOrder, countRefusal } from './count-orders.ts'
import { countGuess } from './count-guess.ts'
import { emailNeedOf } from './email-need.ts'
import { holdCheckout } from './hold-checkout.ts'
import { keepRefusal, onceRequest, type OnceRequest, type Outcome } from './once.ts'
import { refuseDeadNumber, refuseWrongCheckout } from './refuse-wrong-checkout.ts'
import { writeOrder } from './write-order.ts'

type Given = z.output<typeof PlaceBody>
export type OrderingShop = {
  db: Db
  secrets: Secrets
  addressLimits: AddressLimits
  orderCaps: OrderCaps
  announcer: Announcer
  wallets: Pick<Wallets, 'offered'>
  sms: Sms
}

/**
 * A request to place an order, parsed. `taker` takes it by phone; `language` is the buyer's; `mailOwner` the account that the
 * email belongs to; `ip` the client's address.
 */
export type Placing = {
  given: Given
  buyer: Buyer
  taker: Taker | undefined
  mailOwner: string | null
  language: Language
  once: OnceRequest
  ip: string
}

/** `checked`: what was written; undefined for an order that an earlier request has placed. */
export type PlacedOrder = { order: StoredOrder; checked?: CheckedOrder }

/** How a request to place an order ended, with a refusal that its key keeps or with the order. */
export type Placed = { isReplay: boolean } & ({ refusal: AppError } | PlacedOrder)

/** What a transaction has committed. `notices` are to be announced. */
type Committed = { notices: Notice[] } & ({ before: Outcome } | { refusal: AppError } | { checked: CheckedOrder })

/**
 * Orders the items in a shopper's cart if they still cost what was shown. One transaction writes stock, order, mails and
 * the key, or nothing.
 *
 * @param key   of the request: a repeated request gets the same order, or the same refusal because something changed;
 *              of a neighborhood with many refusals it is checked again
 * @param from  origin of the request, and the language that the buyer reads. For a phone order, the buyer is the caller,
 *              and the cart only holds what they want
 * @throws AppError invalid_input, unauthorized, key_reused, too_many_requests, unavailable: these are not stored under
 *                  the key; conflict when a caller's account may not order
 */
export async function placeOrder(
  shop: OrderingShop,
  shopper: Shopper,
  given: Given,
  key: string,
  { language, ...from }: PlacedFrom & { language: Language },
): Promise<Placed> {
  const { taken } = from
  const hasEmail = given.email.trim() !== ''
  const email = taken ? 'never' : hasEmail ? 'without-sms' : await emailNeedOf(shop.db, shop.sms, shopper)
  refuseWrongCheckout(given, { asksAccess: false, email })
  const { newOrders, codeOrders, orderTries } = shop.addressLimits
  await orderTries.take(from.ip)
  const buyer = parseBuyer({ ...given, isCovered: isCovered(given) }, shopper, from, shop.secrets)
  const limits = buyer.asksCode ? [newOrders, codeOrders] : [newOrders]
  const place = () => placeCounted(shop, shopper, given, key, { buyer, language, ...from })
  return countDone(limits, from.ip, place, (placed) => !placed.isReplay && 'order' in placed)
}

/** Refusals and repeated requests take nothing from others behind the address, so they count towards no limit of orders. */
async function placeCounted(
  shop: OrderingShop,
  shopper: Shopper,
  given: Given,
  key: string,
  { language, buyer, ...from }: PlacedFrom & { language: Language; buyer: Buyer },
): Promise<Placed> {
  const { taken } = from
  const mailOwner = await idOfOwner(shop.db, buyer.userId, buyer.email)
  if (getsSms(buyer) && (await isDeadNumber(shop.db, buyer.phoneIndex))) refuseDeadNumber()
  const caller = taken && { staffId: taken.by.id, userId: taken.userId }
  const once = onceRequest(shopper, key, caller ? { ...given, language, taken: caller } : given)
  // A repeated request gets its order, whatever others behind its address have tried meanwhile.
  const hasCode = given.coupon !== '' || given.credit !== undefined
  if (!taken && hasCode && (await readKey(shop.db, once))?.isOld !== false) {
    const by = { shopper, ip: from.ip }
    await countCreditGuesses(shop, given.credit ?? [], by)
    await countGuess(shop, given.coupon, by)
  }
  const { notices, ...committed } = await retryConflicts(() =>
    shop.db.transaction((tx) =>
      placeOnce(tx, shop, { given, buyer, taker: taken?.by, mailOwner, language, once, ip: from.ip }),
    ),
  )
  shop.announcer.tell(notices)
  if ('refusal' in committed) {
    countRefusal(committed.refusal)
    return { refusal: committed.refusal, isReplay: false }
  }
  if ('before' in committed) return { ...(await readBefore(shop.db, committed.before)), isReplay: true }
  const { checked } = committed
  countOrder(checked.order.order)
  // What credit paid is not among the rows that were figured, and it may have confirmed the order.
  if (checked.credit.length > 0) {
    return { ...(await readBefore(shop.db, { orderNumber: checked.order.order.number })), isReplay: false }
  }
  return { order: checked.order.order, checked, isReplay: false }
}

/** Whether credit pays everything, so that nothing is left for the method of payment. */
function isCovered({ credit = [], shown }: Given): boolean {
  return credit.length > 0 && sumOf(credit, ({ amount }) => amount) >= shown.total
}

async function readBefore(db: Db, before: Outcome): Promise<{ refusal: AppError } | PlacedOrder> {
  if ('refusal' in before) return before
  const { orderNumber } = before
  return { order: defined(await findOrder(db, orderNumber), `order ${orderNumber}`) }
}

/** Locks goods, which anybody may wait for, after everything that only requests of the same buyer or network wait for. */
async function placeOnce(tx: Db, shop: OrderingShop, placing: Placing): Promise<Committed> {
  const { given, buyer, taker, language, once } = placing
  const { dataKey } = shop.secrets
  await lockAccount(tx, buyer, once) // accounts are locked before carts
  const open = await (taker ? shop.orderCaps.countTaken(tx, taker) : shop.orderCaps.countOpen(tx, buyer))
  const rememberAddress = await prepareAddressOf(tx, dataKey, placing)
  // Before the goods, as refunds do.
  const credit = given.credit ? await holdCredit(tx, dataKey, given.credit, buyer.userId) : []
  const terms = { district: given.district, code: couponCode(given.coupon), language }
  const held = await holdCheckout(tx, dataKey, once, terms)
  if ('before' in held) return { before: held.before, notices: [] }

  const checked = await checkOrder(tx, shop, placing, held, { open, credit })
  if (checked instanceof AppError) {
    // Only the key was written so far. Without it, a repeated request is checked again.
    const isKept = await isWithin(() => shop.addressLimits.keptRefusals.take(placing.ip))
    await (isKept ? keepRefusal(tx, dataKey, once, checked) : deleteKey(tx, once))
    return { refusal: checked, notices: [] }
  }
  // Neither a repeated nor a refused request sends a mail.
  const isBeyondShare = buyer.asksCode && !(await isWithin(() => shop.addressLimits.awaitedMails.take(placing.ip)))
  const notices = await writeOrder(tx, shop.secrets, checked, { once, isBeyondShare })
  await rememberAddress()
  await rememberBusinessOf(tx, dataKey, placing)
  return { checked, notices }
}

async function lockAccount(tx: Db, { takenBy, userId }: Buyer, { shopper }: OnceRequest): Promise<void> {
  if (takenBy !== null && userId !== null) await holdCaller(tx, userId)
  if (shopper.kind === 'user') await holdAccount(tx, shopper.key)
}

/** For the next order of an account. An order that somebody else receives goes to their address, not to the buyer's. */
async function prepareAddressOf(tx: Db, dataKey: DataKey, { given, buyer }: Placing): Promise<() => Promise<void>> {
  if (buyer.userId === null || recipientOf(given)) return async () => {}
  return prepareAddress(tx, dataKey, buyer.userId, tidyAddress(given, buyer.phone), given)
}

/** For the next order of an account. An order of a person leaves the business of an earlier one. */
async function rememberBusinessOf(tx: Db, dataKey: DataKey, { given, buyer }: Placing): Promise<void> {
  const business = businessOf(given)
  if (business && buyer.userId !== null) await rememberBusiness(tx, dataKey, buyer.userId, business)
}
