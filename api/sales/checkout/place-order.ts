import type { z } from 'zod'
import type { PlaceBody } from '#contract/checkout.ts'
import { couponCode } from '#domain/promotions/promotion.ts'
import type { Language } from '#domain/language/languages.ts'
import { holdAccount, holdCaller } from '../../people/accounts/own-account-queries.ts'
import { rememberAddress } from '../../people/addresses/saved-addresses.ts'
import type { Announcer, Notice } from '../../platform/cache/announcer.ts'
import type { Db } from '../../platform/db/client.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { AddressLimits } from '../../platform/rate-limits/address-limits.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import type { Shopper } from '../../shop/cart/cart-owner.ts'
import type { OrderCaps } from '../orders/open-orders.ts'
import type { Wallets } from '../payments/wallets/open-wallets.ts'
import { parseBuyer, type Buyer, type PlacedFrom } from './buyer.ts'
import { checkOrder } from './check-order.ts'
import { holdCheckout } from './hold-checkout.ts'
import { endOnce, onceRequest, refusedOnce, type OnceAnswer, type OnceRequest } from './once.ts'
import { refuseWrongCheckout } from './refuse-wrong-checkout.ts'
import { writeOrder } from './write-order.ts'

type Given = z.output<typeof PlaceBody>
export type OrderingShop = {
  db: Db
  secrets: Secrets
  addressLimits: AddressLimits
  orderCaps: OrderCaps
  announcer: Announcer
  wallets: Pick<Wallets, 'offered'>
}

/** A request to place an order, parsed. `language` is the buyer's. */
export type Placing = { given: Given; buyer: Buyer; language: Language; once: OnceRequest }

/** `notices` are announced once the transaction has committed. */
type Placed = OnceAnswer & { notices: Notice[]; isReplay: boolean }

/**
 * Orders the items in a shopper's cart if they still cost what was shown. One transaction writes stock, order, mails and
 * answer, or nothing.
 *
 * @param key   of the request: a repeated request gets the first answer, also a refusal because something changed
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
): Promise<OnceAnswer & { isReplay: boolean }> {
  const { taken } = from
  refuseWrongCheckout(given, { asksAccess: false, isByPhone: taken !== undefined })
  await shop.addressLimits.newOrders.take(from.ip)
  const buyer = parseBuyer(given, shopper, from, shop.secrets)
  const once = onceRequest(shopper, key, taken ? { ...given, language, taken } : given)
  const { notices, ...answer } = await retryConflicts(() =>
    shop.db.transaction((tx) => placeOnce(tx, shop, { given, buyer, language, once })),
  )
  shop.announcer.tell(notices)
  return answer
}

async function placeOnce(tx: Db, shop: OrderingShop, placing: Placing): Promise<Placed> {
  const { given, buyer, language, once } = placing
  const { dataKey } = shop.secrets
  await lockAccount(tx, buyer, once) // accounts are locked before carts
  const terms = { district: given.district, code: couponCode(given.coupon), language }
  const held = await holdCheckout(tx, dataKey, once, terms)
  if ('before' in held) return { ...held.before, notices: [], isReplay: true }

  const checked = await checkOrder(tx, shop, placing, held)
  if (checked instanceof AppError) {
    // Only the key was written so far. It stores the refusal.
    const refusal = refusedOnce(checked)
    await endOnce(tx, dataKey, once, refusal)
    return { ...refusal, notices: [], isReplay: false }
  }
  const written = await writeOrder(tx, shop, checked, once)
  if (buyer.userId !== null) await rememberAddress(tx, dataKey, buyer.userId, given)
  return { ...written, isReplay: false }
}

async function lockAccount(tx: Db, { takenBy, userId }: Buyer, { shopper }: OnceRequest): Promise<void> {
  if (takenBy !== null && userId !== null) await holdCaller(tx, userId)
  if (shopper.kind === 'user') await holdAccount(tx, shopper.key)
}
