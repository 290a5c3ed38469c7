import type { z } from 'zod'
import type { PlaceBody } from '#contract/checkout.ts'
import type { Order, PlacedReply } from '#contract/orders.ts'
import type { Language } from '#domain/languages.ts'
import { done } from '../../platform/http/done.ts'
import { emailKey } from '../../people/accounts/email-address.ts'
import { holdAccount, holdCaller } from '../../people/accounts/own-account-queries.ts'
import { rememberAddress } from '../../people/addresses/remember-address.ts'
import type { Shopper } from '../../shop/cart/cart-owner.ts'
import type { Announcer, Notice } from '../../platform/cache/announcer.ts'
import type { Db } from '../../platform/db/client.ts'
import { Conflict, retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { NO_FULFILMENT } from '../fulfilment/fulfilment-rows.ts'
import { saidIn } from '../../platform/language/said-in.ts'
import { newMail } from '../../platform/mail/queue-mail.ts'
import { enqueueUnannounced, newJobs } from '../../platform/jobs/queue.ts'
import { phoneIndex } from '../../platform/secrets/phone-index.ts'
import { networkIndex, type OrderCaps } from '../orders/open-orders.ts'
import { presentOrder } from '../orders/present-order.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { NO_MONEY } from '../payments/money-rows.ts'
import type { Wallets } from '../payments/wallets/open-wallets.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import type { AddressLimits } from '../../platform/rate-limits/address-limits.ts'
import { parseMobile } from '#domain/phone.ts'
import { couponCode } from '#domain/coupon-code.ts'
import { choiceChanges, figureChanges, figuresChanged, type Changes } from './figure-changes.ts'
import { asksAccess, figureOrder, type FiguredOrder } from './figure-order.ts'
import {
  beginOnce,
  endOnce,
  onceRequest,
  refusedOnce,
  sealAnswer,
  type Begun,
  type OnceAnswer,
  type OnceRequest,
} from './once.ts'
import { readCheckoutLines } from './line-queries.ts'
import { newOrder } from './new-order.ts'
import { offeredMethods, offeredPayments } from '../terms/offered-methods.ts'
import { orderMails } from '../orders/order-mails.ts'
import { insertOrder, type NewOrder } from './order-queries.ts'
import { storeIn } from '../terms/pickup-store.ts'
import { refuseWrongCheckout } from './refuse-wrong-checkout.ts'
import { holdUsesEach, type Customer } from './uses-each.ts'
import type { CheckoutShop } from '../terms/shop-queries.ts'

type Given = z.output<typeof PlaceBody>
export type OrderingShop = {
  db: Db
  secrets: Secrets
  addressLimits: AddressLimits
  orderCaps: OrderCaps
  announcer: Announcer
  wallets: Pick<Wallets, 'offered'>
}

/** Who of the staff wrote it down for a caller, and whose account that is; null for a guest. */
type Taken = { staffId: string; userId: string | null }
type From = {
  ip: string
  language: Language
  /** Whether a code that went to the order's e-mail address was entered in this browser before. */
  isKnownBuyer?: boolean
  taken?: Taken
}

/** What placing decides by besides the database. */
type Keys = Pick<OrderingShop, 'secrets' | 'wallets' | 'addressLimits' | 'orderCaps'> & From

/**
 * Orders what is in the shopper's cart, if it still costs what was shown: stock, order, mails and the answer are written
 * in one transaction, or nothing is.
 *
 * @param key   of the request: whoever asks again with it gets the same answer, also if it was a refusal for what changed
 * @param from  the client's address, by which orders are counted, and the language that the buyer reads; by whom it was
 *              taken where staff write it down: then it is the caller's, and the cart only holds what they want
 * @throws AppError invalid_input, unauthorized, key_reused, too_many_requests, unavailable: these are not kept; conflict
 *                  where a caller's account may not order
 */
export async function placeOrder(
  { db, secrets, wallets, addressLimits, orderCaps, announcer }: OrderingShop,
  shopper: Shopper,
  given: Given,
  key: string,
  from: From,
): Promise<OnceAnswer & { isReplay: boolean }> {
  refuseWrongCheckout(given, { asksAccess: false, isByPhone: from.taken !== undefined })
  await addressLimits.newOrders.take(from.ip)
  const { language, taken } = from
  const once = onceRequest(shopper, key, taken ? { ...given, language, taken } : given)
  const { notices, ...answer } = await retryConflicts(() => {
    return db.transaction((tx) => placeOnce(tx, { secrets, wallets, addressLimits, orderCaps, ...from }, given, once))
  })
  announcer.tell(notices)
  return answer
}

/** To be announced once it has committed. */
type Placing = OnceAnswer & { notices: Notice[] }

async function placeOnce(
  tx: Db,
  keys: Keys,
  given: Given,
  once: OnceRequest,
): Promise<Placing & { isReplay: boolean }> {
  const { secrets, language } = keys
  // Accounts come before carts.
  const userId = await holdBuyer(tx, keys, once)
  const terms = { district: given.district, code: couponCode(given.coupon), language }
  const begun = await beginOnce(tx, secrets.dataKey, once, terms)
  if ('before' in begun) return { ...begun.before, notices: [], isReplay: true }
  const answer = await orderCart(tx, keys, given, once, begun)
  if (!(answer instanceof AppError)) {
    if (userId !== null) await rememberAddress(tx, secrets.dataKey, userId, given)
    return { ...answer, isReplay: false }
  }
  // Nothing was written yet but the key, which keeps the refusal.
  const refusal = refusedOnce(answer)
  await endOnce(tx, secrets.dataKey, once, refusal)
  return { ...refusal, notices: [], isReplay: false }
}

/** @returns whose account the order is in; null for a guest's */
async function holdBuyer(tx: Db, { taken }: Keys, { shopper }: OnceRequest): Promise<string | null> {
  if (taken?.userId) await holdCaller(tx, taken.userId)
  if (shopper.kind === 'user') await holdAccount(tx, shopper.key)
  return buyerId(taken, shopper)
}

function buyerId(taken: Taken | undefined, shopper: Shopper): string | null {
  if (taken) return taken.userId
  return shopper.kind === 'user' ? shopper.key : null
}

/** Decides first, while everything that it goes by is held, and writes then. */
async function orderCart(
  tx: Db,
  keys: Keys,
  given: Given,
  once: OnceRequest,
  { hasCart, lines, terms: { shop, promotions: offered } }: Begun,
): Promise<Placing | AppError> {
  if (!hasCart) return cartEmpty()
  const now = new Date()
  const userId = buyerId(keys.taken, once.shopper)
  const promotions = await holdUsesEach(tx, offered, customerOf(given, userId, keys))
  const figured = figureOrder(shop, lines, promotions, given.method, now)
  refuseUsedBefore(given, figured)
  const changes = await changesSince(tx, keys, given, once, shop, figured)
  if (changes) return changes
  const access = asksAccess(figured.bought)
  const { secrets, language, taken } = keys
  refuseWrongCheckout(given, { asksAccess: access, isByPhone: taken !== undefined })

  const takenBy = taken?.staffId ?? null
  const isGuest = userId === null && !taken
  const order = newOrder(given, {
    userId,
    takenBy,
    shop,
    figured,
    promotions,
    asksAccess: access,
    language,
    secrets,
    network: taken ? null : networkIndex(secrets.throttleKey, keys.ip),
    asksCode: isGuest && given.payment === 'cod' && !keys.isKnownBuyer,
    now,
  })
  // Who sits in the shop needs no guarding against, and callers without an address are many.
  if (!taken) await refuseTooMany(tx, keys, order)
  return writeOrder(tx, keys, order, figured, shop, once)
}

function customerOf({ email, phone }: Given, userId: string | null, { secrets }: Keys): Customer {
  const number = parseMobile(phone)
  return { userId, email, phoneIndex: number === null ? null : phoneIndex(secrets.dataKey, number) }
}

/** @throws AppError invalid_input when the total that was shown counts on a coupon that this customer has used up */
function refuseUsedBefore({ shown }: Given, { total }: FiguredOrder): void {
  if (shown.total === total.total || !total.refusals.some(({ reason }) => reason === 'used-before')) return
  const reason = 'You have already used this code as often as one customer can. Please remove it.'
  throw new AppError('invalid_input', reason, { coupon: reason })
}

/** @throws AppError too_many_requests */
async function refuseTooMany(tx: Db, { addressLimits, orderCaps }: Keys, { order, lines }: NewOrder): Promise<void> {
  await orderCaps.refuseTooManyOpen(tx, order, lines)
  await addressLimits.placedOrders(tx).take(emailKey(order.email))
}

async function changesSince(
  tx: Db,
  { wallets, language }: Keys,
  given: Given,
  { shopper }: OnceRequest,
  shop: CheckoutShop,
  figured: FiguredOrder,
): Promise<AppError | undefined> {
  const { district, method } = given
  const methods = offeredMethods(shop, district)
  const payments = offeredPayments(shop, district, method, {
    wallets: wallets.offered,
    total: figured.total.total,
  })
  const ofChoice = choiceChanges(given, { methods, stores: shop.stores, payments })
  const isAsShown = Object.keys({ ...figureChanges(given.shown, figured.bought, figured), ...ofChoice }).length === 0
  if (isAsShown) return undefined
  const all = await readCheckoutLines(tx, shopper, language)
  if (all.length === 0) return cartEmpty()
  const changes: Changes = { ...figureChanges(given.shown, all, figured), ...ofChoice }
  const refusal = figuresChanged(changes)
  // What was not as shown a moment ago is so now: a line came back while the cart was waited for, and nobody holds it yet.
  if (!refusal) throw new Conflict('The cart changed while it was waited for')
  return refusal
}

async function writeOrder(
  tx: Db,
  { secrets, wallets }: Keys,
  order: NewOrder,
  { bought }: FiguredOrder,
  shop: CheckoutShop,
  once: OnceRequest,
): Promise<Placing> {
  const { language } = order.order
  const shown = (read: Language) => present(order, bought, shop, secrets, wallets, read)
  const data = shown(language)
  const key = trackKey(secrets.orderKey, data.orderId)
  const reply: PlacedReply = { ...done('Order placed'), data, trackKey: key }
  const answer = { status: 201, text: JSON.stringify(reply) }
  const sealed = sealAnswer(secrets.dataKey, once, answer)
  const forShop = language === 'en' ? data : shown('en')
  const mails = orderMails(order.order, { forBuyer: data, forShop }, key, shop, order.code?.digits).map((mail) =>
    newMail(mail, secrets),
  )
  const isWritten = await insertOrder(tx, order, mails, once, { status: answer.status, sealed })
  if (!isWritten) throw new Conflict('A promotion was used up meanwhile')
  await enqueueUnannounced(
    tx,
    'send-mail',
    mails.map(({ id }) => ({ mailId: id })),
  )
  const products = new Set(bought.map(({ product }) => product.id))
  const changes = [...products].map((id): Notice => ({ channel: 'cache', payload: `product:${id}` }))
  return { ...answer, notices: [...changes, newJobs('send-mail')] }
}

function present(
  { order, lines, reductions }: NewOrder,
  bought: FiguredOrder['bought'],
  shop: CheckoutShop,
  { dataKey }: Secrets,
  { offered }: Keys['wallets'],
  language: Language,
): Order {
  const shown = lines.map((line, index) => {
    return { ...line, name: saidIn(line, 'name', language), picture: bought[index]!.picture }
  })
  const named = reductions.map((reduction) => ({ ...reduction, name: saidIn(reduction, 'name', language) }))
  const { state, placedAt } = order
  const actor = order.takenBy === null ? 'shopper' : 'staff'
  const placed = { action: 'place', state, at: placedAt, actor, reason: '', detail: {} } as const
  const later = { money: NO_MONEY, fulfilment: NO_FULFILMENT, invoices: [], custom: null }
  const store = order.store && storeIn(order.store, language)
  const record = { order, store, lines: shown, reductions: named, events: [placed], ...later }
  return presentOrder(record, { dataKey, account: shop, wallets: offered, now: placedAt })
}

function cartEmpty(): AppError {
  return new AppError('cart_empty', 'Nothing in your cart can be ordered.')
}
