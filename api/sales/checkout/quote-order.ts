import type { z } from 'zod'
import type { Quote, QuoteBody, QuotedMethod, QuoteLine } from '#contract/checkout.ts'
import type { Language } from '#domain/language/languages.ts'
import type { ShippingMethod } from '#domain/delivery-zones/delivery-estimate.ts'
import type { WalletProvider } from '#domain/payments/payment-methods.ts'
import type { OrderTotal } from '#domain/checkout/order-total.ts'
import { defined } from '#domain/defined.ts'
import type { Shopper } from '../../shop/cart/cart-owner.ts'
import type { Db } from '../../platform/db/client.ts'
import { couponCode } from '#domain/promotions/promotion.ts'
import { asksAccess, countOf, figureOrder, type BuyableLine, type FiguredOrder } from './figure-order.ts'
import { readCheckoutLines, type CheckoutLine } from './line-queries.ts'
import { arrivalOf, offeredMethods, offeredPayments, offersFitting } from '../terms/offered-methods.ts'
import type { OfferedPromotion } from '../../shop/promotions/promotion-rows.ts'
import { presentStores } from '../terms/pickup-store.ts'
import { readTerms } from '../terms/shop-queries.ts'
import { presentOffer, readPlans } from '../instalments/plan-queries.ts'
import { INSTALMENTS_PAYMENT, plansForOrder } from '../instalments/plan-for-order.ts'
import { plannedProducts } from './planned-products.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { readStoresWithAll } from './stores-with-all.ts'
import { asInQuote, limitUsesEach } from './uses-each.ts'

/**
 * The figures that an order of the shopper's cart would have now. Nothing is reserved: an order names the figures shown.
 *
 * @param wallets  those the shop takes
 * @throws AppError unavailable before the shop was set up
 */
export async function quoteOrder(
  db: Db,
  shopper: Shopper,
  { district, method, coupon }: z.output<typeof QuoteBody>,
  wallets: readonly WalletProvider[],
  language: Language,
): Promise<Omit<Quote, 'email'>> {
  const code = couponCode(coupon)
  const now = new Date()
  const [lines, { shop, promotions: offered, sets }, plans] = await Promise.all([
    readCheckoutLines(db, shopper, language),
    readTerms(db, district, code, language),
    readPlans(db, nepalDay(now)),
  ])
  const userId = shopper.kind === 'user' ? shopper.key : null
  const promotions = await limitUsesEach(db, offered, asInQuote(userId))
  const figure = (chosen?: ShippingMethod) => figureOrder(shop, lines, { promotions, sets }, chosen, now)
  const methods = offeredMethods(shop, district)
  const quoteMethod = (one: ShippingMethod): QuotedMethod => {
    return { method: one, fee: figure(one).total.shipping, ...arrivalOf(shop, one, now) }
  }

  const chosen = method && methods.includes(method) ? method : undefined
  const { bought, total, totals } = figure(chosen)
  const { missingForFreeShipping } = total
  const payments = offeredPayments(shop, district, chosen, { wallets, total: total.total })
  const asked = { total: total.total, products: plannedProducts(bought), now }
  const offers = payments.includes(INSTALMENTS_PAYMENT) ? plansForOrder(plans, asked) : []
  // Only for a pickup: other quotes ask nothing more.
  const hasAll = chosen === 'pickup' ? await readStoresWithAll(db, bought) : new Map<string, boolean>()
  return {
    lines: bought.map((line, index) => presentLine(line, defined(total.lines[index], `line ${index}`))),
    leftOut: lines.filter((line) => countOf(line) < line.quantity).map(presentLeftOut),
    itemCount: bought.reduce((count, line) => count + line.count, 0),
    totals: {
      ...totals,
      isEstimate: chosen === undefined,
      missingForFreeShipping,
      freeShippingOver: shop.freeShippingOver,
    },
    coupon: quoteCoupon(code, promotions, { total }),
    methods: methods.map(quoteMethod),
    stores: presentStores(shop.stores, language).map((store) => {
      const isAllHere = hasAll.get(store.slug)
      return isAllHere === undefined ? store : { ...store, hasAll: isAllHere }
    }),
    payments,
    instalments: offers.map((offer) => presentOffer(offer, language)),
    asksAccess: asksAccess(bought, shop, district),
    fitting: offersFitting(shop, district, chosen),
  }
}

function presentLine(
  { id, variant, product, count, ...line }: BuyableLine,
  figures: OrderTotal['lines'][number],
): QuoteLine {
  const { name, color, size, type, picture } = line
  return {
    _id: id,
    variantId: String(variant.id),
    productId: String(product.id),
    name,
    color,
    size,
    type,
    picture,
    price: variant.price,
    quantity: count,
    subtotal: figures.subtotal,
    total: figures.total,
  }
}

function presentLeftOut(line: CheckoutLine): Quote['leftOut'][number] {
  const { name, color, size, type, quantity } = line
  return { name, color, size, type, wanted: quantity, kept: countOf(line) }
}

function quoteCoupon(
  code: string,
  promotions: readonly OfferedPromotion[],
  { total }: Pick<FiguredOrder, 'total'>,
): Quote['coupon'] {
  if (code === '') return null
  const promotion = promotions.find((one) => one.code === code)
  if (!promotion) return { code, refusal: 'unknown', minimum: 0 }
  const refused = total.refusals.find(({ promotionId }) => promotionId === promotion.id)
  return { code, refusal: refused?.reason ?? null, minimum: promotion.minimum }
}
