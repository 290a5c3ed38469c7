import type { OrderTotals } from '#contract/checkout.ts'
import { buyable, type Offer } from '#domain/cart/cart.ts'
import type { ShippingMethod } from '#domain/delivery-zones/delivery-estimate.ts'
import { isLargeVariant } from '#domain/catalog/sizes.ts'
import { orderTotal, type OrderTotal, type PricedLine } from '#domain/checkout/order-total.ts'
import type { CheckoutLine } from './line-queries.ts'
import { deliveryOf, offersFitting } from '../terms/offered-methods.ts'
import { presentTotals } from '../../shop/promotions/present-totals.ts'
import type { CheckoutShop, CheckoutTerms } from '../terms/shop-queries.ts'

/** A line of which something can be bought, `count` pieces of it. */
export type BuyableLine = CheckoutLine & {
  variant: NonNullable<CheckoutLine['variant']>
  product: NonNullable<CheckoutLine['product']>
  count: number
}

export type FiguredOrder = {
  bought: BuyableLine[]
  /** `bought` in the same order in `lines`. */
  total: OrderTotal
  totals: OrderTotals
}

/** What the lines of a cart cost now: the quote and the order alike. */
export function figureOrder(
  shop: CheckoutShop,
  lines: readonly CheckoutLine[],
  offered: Pick<CheckoutTerms, 'promotions' | 'sets'>,
  method: ShippingMethod | undefined,
  now: Date,
): FiguredOrder {
  const bought = lines.flatMap((line) => (isBuyable(line) ? { ...line, count: countOf(line) } : []))
  const total = orderTotal(bought.map(priced), deliveryOf(shop, method), offered.promotions, now, offered.sets)
  return { bought, total, totals: presentTotals(total, offered) }
}

/** How many pieces of a line can be bought now. */
export function countOf(line: CheckoutLine): number {
  return buyable(line.quantity, offerOf(line))
}

/** Whether floor and access are needed: for large goods, in a district where our fitters come and carry them in. */
export function asksAccess(lines: readonly BuyableLine[], shop: CheckoutShop, district: string): boolean {
  return (
    offersFitting(shop, district, undefined) && lines.some(({ variant, product }) => isLargeVariant(variant, product))
  )
}

function offerOf({ variant, product }: CheckoutLine): Offer | undefined {
  return variant && product?.listed ? variant : undefined
}

function isBuyable(line: CheckoutLine): line is Omit<BuyableLine, 'count'> {
  return countOf(line) > 0
}

function priced({ variant, product, size, count }: BuyableLine): PricedLine {
  const categoryIds = [product.categoryId, product.subcategoryId].flatMap((id) => (id === null ? [] : String(id)))
  const goods = { productId: String(product.id), variantId: String(variant.id), size }
  return { unitPrice: variant.price, quantity: count, categoryIds, isLarge: isLargeVariant(variant, product), goods }
}
