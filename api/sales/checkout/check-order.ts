import { defined } from '#domain/defined.ts'
import { isWallet } from '#domain/payments/payment-methods.ts'
import { LEAST_WALLET_RUPEES } from '#domain/payments/payments.ts'
import { sumOf } from '#domain/sum.ts'
import type { Db } from '../../platform/db/client.ts'
import type { KeptPlan } from '../../platform/db/schema.ts'
import { Conflict } from '../../platform/db/retry-conflicts.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { offeredMethods, offeredPayments } from '../terms/offered-methods.ts'
import type { CheckoutShop } from '../terms/shop-queries.ts'
import type { OfferedPromotion } from '../../shop/promotions/promotion-rows.ts'
import { isWithin } from '../../platform/rate-limits/is-within.ts'
import { contactKeyOf, getsSms, type Buyer } from './buyer.ts'
import { choiceChanges, figureChanges, figuresChanged, type Changes } from './figure-changes.ts'
import { asksAccess, figureOrder, type FiguredOrder } from './figure-order.ts'
import type { HeldCheckout } from './hold-checkout.ts'
import { readCheckoutLines } from './line-queries.ts'
import { canPay, type HeldCredit } from '../credit/pay-with-credit.ts'
import { keepPlan } from '../instalments/plan-for-order.ts'
import { newOrder } from './new-order.ts'
import { plannedProducts } from './planned-products.ts'
import type { NewOrder } from './order-queries.ts'
import type { OpenOrders } from '../orders/open-orders.ts'
import type { OrderingShop, Placing } from './place-order.ts'
import { refuseMissingAccess } from './refuse-wrong-checkout.ts'
import { refuseTooManyUnpaidUses } from './unpaid-uses.ts'
import { asInQuote, holdUsesEach, limitUsesEach } from './uses-each.ts'
import { say } from '../../platform/language/sentence.ts'

/** An order that may be written. `sms`: of which kind its SMS to a buyer without an email address is. */
export type CheckedOrder = {
  order: NewOrder
  figured: FiguredOrder
  shop: CheckoutShop
  sms: FirstSms
  /** The plan that the buyer asks for. */
  plan: KeptPlan | null
  /** What pays a part of it, locked. */
  credit: readonly HeldCredit[]
}
type FirstSms = 'by-shopper' | 'by-staff' | 'left-out'

/**
 * Decides whether a cart can be ordered as it was shown, while everything that the decision depends on is locked. Writes
 * nothing.
 *
 * @param open    what unpaid orders hold, counted before anything was locked
 * @param credit  what the buyer wants to pay with, locked
 * @returns the order to write, or a refusal because something changed, which the key of the request stores
 * @throws AppError invalid_input, too_many_requests: the shopper can correct these and send the same key again
 */
export async function checkOrder(
  tx: Db,
  ordering: OrderingShop,
  placing: Placing,
  { hasCart, lines, terms: { shop, promotions: offered, sets } }: HeldCheckout,
  { open, credit }: { open: OpenOrders; credit: readonly HeldCredit[] },
): Promise<CheckedOrder | AppError> {
  if (!hasCart) return cartEmpty()
  const { secrets, wallets, orderCaps } = ordering
  const { given, buyer, language } = placing
  const now = new Date()
  const promotions = await holdUsesEach(tx, offered, buyer)
  const figured = figureOrder(shop, lines, { promotions, sets }, given.method, now)
  const isUsed = figured.total.refusals.some(({ reason }) => reason === 'used-before')
  // The quote does not know a guest. Figures that are not as it shows them are refused alike for everybody, or anybody could
  // ask whose number or address has used a code.
  const quoted = isUsed
    ? await limitUsesEach(tx, offered, asInQuote(buyer.takenBy === null ? buyer.userId : null))
    : promotions
  const asQuoted = isUsed ? figureOrder(shop, lines, { promotions: quoted, sets }, given.method, now) : figured
  const changes = await changesSince(tx, wallets, placing, shop, asQuoted)
  if (changes) return changes
  const refusal = creditRefusal(credit, figured, given)
  if (refusal) return refusal
  const plan = await keptPlan(tx, given, figured, now)
  if (plan instanceof AppError) return plan

  const access = asksAccess(figured.bought, shop, given.district)
  if (access) refuseMissingAccess(given)
  const taken = figured.bought.map(({ variant: { id, stock }, count }) => ({ variantId: id, quantity: count, stock }))
  orderCaps.refuseTooManyOpen(open, { payment: given.payment, taken })
  const isNewBuyer = open.held?.by === 'guests' || (open.held?.by === 'account' && !open.held.isKnown)
  if (isNewBuyer) await refuseTooManyUnpaidUses(tx, appliedOf(quoted, asQuoted), buyer)
  const sms = await countPlaced(tx, ordering, placing)
  // The last refusal: to ask whose number has used a code costs an order.
  if (asQuoted.total.total !== figured.total.total) throw usedCoupon()
  const order = newOrder(given, {
    buyer,
    shop,
    figured,
    offered: { promotions, sets },
    asksAccess: access,
    language,
    secrets,
    now,
    asksInstalments: plan !== null,
  })
  return { order, figured, shop, sms, plan, credit }
}

/** What is left for a wallet must be as much as wallets take. */
function creditRefusal(
  credit: readonly HeldCredit[],
  { total: { total } }: FiguredOrder,
  { payment, instalments }: Placing['given'],
): AppError | undefined {
  if (credit.length === 0) return undefined
  const left = total - sumOf(credit, ({ amount }) => amount)
  const isTooLittle = isWallet(payment) && left > 0 && left < LEAST_WALLET_RUPEES
  return figuresChanged({
    ...(!canPay(credit, total) && { credit: say('checkout.changes.credit') }),
    ...((isTooLittle || (instalments && left < total)) && { payment: say('checkout.changes.credit-rest') }),
  })
}

/** The plan that a buyer asks for, as the order keeps it; a refusal where it is not as it was shown. */
async function keptPlan(
  tx: Db,
  { instalments, payment }: Placing['given'],
  { bought, total: { total } }: FiguredOrder,
  now: Date,
): Promise<KeptPlan | AppError | null> {
  if (!instalments) return null
  const kept = await keepPlan(tx, instalments, { payment, total, products: plannedProducts(bought), now })
  if (typeof kept === 'object' && 'planId' in kept) return kept
  return defined(figuresChanged({ instalments: kept }), 'refusal')
}

/**
 * Counts an order that is about to be written, by its contact and its network or taker.
 *
 * @throws AppError too_many_requests
 */
async function countPlaced(
  tx: Db,
  { addressLimits }: OrderingShop,
  { buyer, taker, mailOwner }: Placing,
): Promise<FirstSms> {
  const contact = contactKeyOf(buyer)
  if (taker) {
    await addressLimits.phoneOrders(tx, taker.role).take(taker.id, contact)
    return 'by-staff'
  }
  const network = defined(buyer.network, 'network').toString('base64url')
  await addressLimits.placedOrders(tx).take(contact, { userId: mailOwner, network })
  return countSms(tx, addressLimits, buyer, network)
}

function appliedOf(promotions: readonly OfferedPromotion[], { total }: FiguredOrder): OfferedPromotion[] {
  return promotions.filter(({ id }) => total.reductions.some(({ promotionId }) => promotionId === id))
}

/** @throws AppError too_many_requests where the order needs a code: without it nobody could confirm the order */
async function countSms(
  tx: Db,
  { askedSms }: OrderingShop['addressLimits'],
  buyer: Buyer,
  network: string,
): Promise<FirstSms> {
  if (!getsSms(buyer)) return 'left-out'
  const { phoneIndex, isProved, asksCode } = buyer
  const from = { network, neighborhood: buyer.neighborhood?.toString('base64url') ?? null }
  const code = asksCode ? 'order' : undefined
  const count = () => askedSms(tx).take({ phoneIndex, ...from, isProved, code })
  if (asksCode) await count().catch(refuseAtPhone)
  else if (!(await isWithin(count))) return 'left-out'
  return 'by-shopper'
}

/** Names the field, so that a client can tell this limit from those of orders. */
function refuseAtPhone(error: unknown): never {
  if (!(error instanceof AppError)) throw error
  const { code, sentence, retryAfterS } = error
  throw new AppError(code, sentence, { phone: sentence }, retryAfterS)
}

/** The total that was shown counts on a coupon that this customer has used up. */
function usedCoupon(): AppError {
  const reason = say('checkout.coupon-used-too-often')
  return new AppError('invalid_input', reason, { coupon: reason })
}

async function changesSince(
  tx: Db,
  { offered }: OrderingShop['wallets'],
  { given, language, once: { shopper } }: Placing,
  shop: CheckoutShop,
  figured: FiguredOrder,
): Promise<AppError | undefined> {
  const { district, method } = given
  const methods = offeredMethods(shop, district)
  const payments = offeredPayments(shop, district, method, { wallets: offered, total: figured.total.total })
  const ofChoice = choiceChanges(given, { methods, stores: shop.stores, payments })
  const isAsShown = Object.keys({ ...figureChanges(given.shown, figured.bought, figured), ...ofChoice }).length === 0
  if (isAsShown) return undefined
  const all = await readCheckoutLines(tx, shopper, language)
  if (all.length === 0) return cartEmpty()
  const changes: Changes = { ...figureChanges(given.shown, all, figured), ...ofChoice }
  const refusal = figuresChanged(changes)
  // A line came back while the transaction waited for the cart, so it is not locked yet. The next try locks it.
  if (!refusal) throw new Conflict('The cart changed while the transaction waited for it')
  return refusal
}

function cartEmpty(): AppError {
  return new AppError('cart_empty', say('checkout.cart-empty'))
}
