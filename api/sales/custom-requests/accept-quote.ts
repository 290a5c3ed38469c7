import type { z } from 'zod'
import type { AcceptBody, AcceptedReply } from '#contract/custom-requests.ts'
import { depositOf, isQuoteOpen } from '#domain/custom-requests/custom-quote.ts'
import { businessOf } from '#domain/invoices/business.ts'
import { recipientOf } from '#domain/orders/recipient.ts'
import type { Language } from '#domain/language/languages.ts'
import type { WalletProvider } from '#domain/payments/payment-methods.ts'
import type { OrderTotal } from '#domain/checkout/order-total.ts'
import { holdAccount } from '../../people/accounts/own-account-queries.ts'
import { rememberBusiness } from '../../people/accounts/profile/remember-business.ts'
import { rememberAddress } from '../../people/addresses/saved-addresses.ts'
import { choiceChanges, figuresChanged } from '../checkout/figure-changes.ts'
import { offeredMethods } from '../terms/offered-methods.ts'
import { refuseMissingAccess, refuseWrongCheckout } from '../checkout/refuse-wrong-checkout.ts'
import { readTerms, type CheckoutShop } from '../terms/shop-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { readOrder } from '../orders/order-queries.ts'
import { showOrder, type ShowingShop } from '../orders/show-order.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { refuseChange } from './change-held-request.ts'
import { figurePiece, pieceAsksAccess, piecePayments } from './figure-piece.ts'
import { orderPiece } from './order-piece.ts'
import { lockRequest, readLastQuote, type StoredQuote, type StoredRequest } from './request-queries.ts'
import { requestNotFound } from './refusals.ts'
import type { CustomShop } from './show-request.ts'

type Given = z.output<typeof AcceptBody>
type Asked = { request: StoredRequest; by: Changer }

/**
 * Accepts the shop's offer: the request becomes an order that waits for its deposit, or nothing changes. A request
 * becomes only one order: a repeated call returns the same order.
 *
 * @throws AppError invalid_input; figures_changed when the price or the delivery fee differs from what was shown;
 *                  conflict, with the reason in words
 */
export async function acceptQuote(
  shop: CustomShop & ShowingShop,
  { request: asked, by }: Asked,
  given: Given,
  { language, now = new Date() }: { language: Language; now?: Date },
): Promise<Pick<AcceptedReply, 'data' | 'trackKey'>> {
  const { db, secrets } = shop
  refuseWrongCheckout(given, { asksAccess: false, email: 'always' })
  const business = businessOf(given)
  const orderId = await retryConflicts(() => {
    return db.transaction(async (tx) => {
      // Accounts are locked first.
      if (by.id !== null) await holdAccount(tx, by.id)
      if (by.id !== null && !recipientOf(given)) await rememberAddress(tx, secrets.dataKey, by.id, given)
      if (by.id !== null && business) await rememberBusiness(tx, secrets.dataKey, by.id, business)
      const request = await lockRequest(tx, asked.id)
      if (!request) throw requestNotFound()
      return request.orderId ?? (await acceptHeld(tx, shop, { request, by, language }, given, now))
    })
  })
  const order = await readOrder(db, orderId)
  return {
    data: await showOrder(shop, order, { ...by, isBuyer: true }),
    trackKey: trackKey(secrets.orderKey, order.number),
  }
}

async function acceptHeld(
  tx: Db,
  shop: CustomShop & ShowingShop,
  { request, by, language }: Asked & { language: Language },
  given: Given,
  now: Date,
): Promise<string> {
  refuseChange(request, 'accept', by)
  const [quote, terms] = [await readLastQuote(tx, request.id), await readTerms(tx, given.district, '')]
  if (!quote) throw new RangeError(`There is no offer for request ${request.id}`)
  if (!isQuoteOpen(quote.validUntil, now)) {
    throw new AppError('conflict', say('custom-requests.offer-expired', { date: { day: quote.validUntil } }))
  }
  const asksAccess = pieceAsksAccess(request, terms.shop, given.district)
  if (asksAccess) refuseMissingAccess(given)
  const total = figurePiece(terms.shop, { request, quote }, given.method, now)
  const changed = figuresChanged(changesSince(given, quote, { ...terms.shop, wallets: shop.wallets.offered }, total))
  if (changed) throw changed
  return orderPiece(tx, shop.secrets, { request, by, given, language, quote, total, shop: terms.shop, asksAccess, now })
}

function changesSince(
  { shown, district, method, store, payment }: Given,
  quote: StoredQuote,
  shop: CheckoutShop & { wallets: readonly WalletProvider[] },
  { total }: OrderTotal,
) {
  const deposit = depositOf(total)
  const offered = {
    methods: offeredMethods(shop, district),
    stores: shop.stores,
    payments: piecePayments(shop, district, method, { wallets: shop.wallets, total }),
  }
  return {
    ...(shown.quoteId !== quote.id && {
      'shown.quoteId': say('checkout.changes.offer', { now: { money: quote.price } }),
    }),
    ...(shown.total !== total && {
      'shown.total': say('checkout.changes.total', {
        now: { money: total },
        was: { money: shown.total },
      }),
    }),
    ...(shown.deposit !== deposit && {
      'shown.deposit': say('checkout.changes.deposit', {
        now: { money: deposit },
        was: { money: shown.deposit },
      }),
    }),
    ...choiceChanges({ method, store, payment }, offered),
  }
}
