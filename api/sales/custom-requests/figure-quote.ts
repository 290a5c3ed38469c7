import type { z } from 'zod'
import type { CustomFigures, CustomFiguresBody } from '#contract/custom-requests.ts'
import { depositBy, depositOf } from '#domain/custom-requests/custom-quote.ts'
import type { Language } from '#domain/language/languages.ts'
import type { WalletProvider } from '#domain/payments/payment-methods.ts'
import { arrivalOf, offeredMethods } from '../terms/offered-methods.ts'
import { presentStores } from '../terms/pickup-store.ts'
import { presentTotals } from '../../shop/promotions/present-totals.ts'
import { readTerms } from '../terms/shop-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { figurePiece, pieceAsksAccess, piecePayments } from './figure-piece.ts'
import { requestRefused } from './refusals.ts'
import { readLastQuote, type StoredRequest } from './request-queries.ts'

/**
 * Returns the price of a piece for a district and a method, by the current offer. Nothing is reserved: acceptance names
 * the figures that were shown.
 *
 * @throws AppError conflict when there is no offer to accept; unavailable before the shop was set up
 */
export async function figureQuote(
  db: Db,
  request: StoredRequest,
  { district, method }: z.output<typeof CustomFiguresBody>,
  wallets: readonly WalletProvider[],
  language: Language,
): Promise<CustomFigures> {
  const [quote, { shop }] = await Promise.all([readLastQuote(db, request.id), readTerms(db, district, '')])
  if (request.state !== 'quoted' || !quote) throw requestRefused(request.state)
  const now = new Date()
  const methods = offeredMethods(shop, district)
  const chosen = method && methods.includes(method) ? method : undefined
  const total = figurePiece(shop, { request, quote }, chosen, now)
  return {
    quoteId: quote.id,
    totals: presentTotals(total, { promotions: [], sets: [] }),
    deposit: depositOf(total.total),
    payBy: depositBy(now, quote.validUntil).toISOString(),
    isEstimate: chosen === undefined,
    // The delivery days start when the piece is finished, on a day that is not known yet.
    methods: methods.map((one) => {
      const { days, arranged } = arrivalOf(shop, one, now)
      const { shipping: fee } = figurePiece(shop, { request, quote }, one, now)
      return { method: one, fee, days, arranged, estimate: null }
    }),
    stores: presentStores(shop.stores, language),
    payments: piecePayments(shop, district, chosen, { wallets, total: total.total }),
    asksAccess: pieceAsksAccess(request, shop, district),
  }
}
