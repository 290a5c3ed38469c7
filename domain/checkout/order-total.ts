import { sum, sumOf } from '../sum.ts'
import { defined } from '../defined.ts'
import { deliveryFee, type DeliveryFees } from '../delivery-zones/delivery-fee.ts'
import { containedVat, type Rupees } from '../money.ts'
import {
  inOrder,
  type Promotion,
  promotionRefusal,
  type PromotionRefusal,
  reductionOf,
} from '../promotions/promotion.ts'
import type { ProductSet } from '../sets/product-set.ts'
import { reduceSets, type SetGoods, type SetReduction } from '../sets/reduce-sets.ts'
import { shareOut } from './share-out.ts'

export type PricedLine = {
  /** Including VAT. */
  unitPrice: Rupees
  quantity: number
  /** Ids of its category and subcategory. */
  categoryIds: readonly string[]
  /** Whether each piece of it is large (domain/catalog/sizes.ts). */
  isLarge: boolean
  /** Identifies it for sets; absent for a piece that belongs to none. */
  goods?: SetGoods
}

export type Delivery = { method: 'pickup' } | ({ method: 'delivery' } & DeliveryFees)

type LineTotal = { subtotal: Rupees; reduction: Rupees; total: Rupees; vat: Rupees }

export type OrderTotal = {
  /** In the order of the lines given. */
  lines: LineTotal[]
  subtotal: Rupees
  /** Complete sets that reduced the total, before the promotions. */
  sets: SetReduction[]
  /** Promotions that reduced the total, in the order in which they applied. */
  reductions: { promotionId: string; amount: Rupees }[]
  /** Promotions that did nothing, and why. */
  refusals: { promotionId: string; reason: PromotionRefusal }[]
  shipping: Rupees
  shippingVat: Rupees
  /** The sum of lines and shipping. */
  total: Rupees
  /** Contained in `total`; lines and shipping add up to it. */
  vat: Rupees
  /** Rupees of goods still needed for free delivery; 0 if it is free, or if nothing is delivered. */
  missingForFreeShipping: Rupees
}

/**
 * Computes what an order costs, in this order: line subtotals, complete sets, promotions on the goods, shipping, its
 * reduction, VAT. Free delivery depends on the goods before reductions, so no code makes an order more expensive.
 */
export function orderTotal(
  lines: readonly PricedLine[],
  delivery: Delivery,
  promotions: readonly Promotion[],
  now: Date,
  sets: readonly ProductSet[] = [],
): OrderTotal {
  const subtotals = lines.map(({ unitPrice, quantity }) => unitPrice * quantity)
  const subtotal = sum(subtotals)
  const fee = shippingFee(delivery, lines, subtotal)
  const { inSets, reduced } = reduceMost(lines, { subtotals, fee, sets }, promotions, now)
  const shipping = fee - reduced.ofShipping

  const reducedLines = subtotals.map((ofLine, index) => {
    const reduction = reduced.ofLines[index] ?? 0
    return { subtotal: ofLine, reduction, total: ofLine - reduction }
  })
  const totals = reducedLines.map((line) => line.total)
  const total = sum(totals) + shipping
  const vat = containedVat(total)
  const vats = shareOut(vat, [...totals, shipping])
  return {
    lines: reducedLines.map((line, index) => ({ ...line, vat: defined(vats[index], 'vat share') })),
    subtotal,
    sets: inSets.reductions,
    reductions: reduced.reductions,
    refusals: reduced.refusals,
    shipping,
    shippingVat: defined(vats.at(-1), 'vat share'),
    total,
    vat,
    missingForFreeShipping: shipping === 0 || delivery.method === 'pickup' ? 0 : delivery.freeOver + 1 - subtotal,
  }
}

function shippingFee(delivery: Delivery, lines: readonly PricedLine[], subtotal: Rupees): Rupees {
  if (delivery.method === 'pickup') return 0
  const largeItems = sumOf(lines, ({ isLarge, quantity }) => (isLarge ? quantity : 0))
  return deliveryFee(delivery, { subtotal, largeItems })
}

/**
 * Leaves the sets out where the promotions alone take more off. Shares are whole rupees, so a set may move one between goods
 * that a promotion is for and others.
 */
function reduceMost(
  lines: readonly PricedLine[],
  { sets, ...costs }: { subtotals: readonly Rupees[]; fee: Rupees; sets: readonly ProductSet[] },
  promotions: readonly Promotion[],
  now: Date,
) {
  const reduceWith = (some: readonly ProductSet[]) => {
    const inSets = reduceSets(lines, some)
    return { inSets, reduced: reduce(lines, { ...costs, ofSets: inSets.ofLines }, promotions, now) }
  }
  const withSets = reduceWith(sets)
  if (withSets.inSets.reductions.length === 0) return withSets
  const without = reduceWith([])
  return reductionIn(withSets) < reductionIn(without) ? without : withSets
}

const reductionIn = ({ reduced }: { reduced: ReturnType<typeof reduce> }): Rupees =>
  sum(reduced.ofLines) + reduced.ofShipping

function reduce(
  lines: readonly PricedLine[],
  { subtotals, ofSets, fee }: { subtotals: readonly Rupees[]; ofSets: readonly Rupees[]; fee: Rupees },
  promotions: readonly Promotion[],
  now: Date,
) {
  const ofLines = [...ofSets]
  const reductions: OrderTotal['reductions'] = []
  const refusals: OrderTotal['refusals'] = []
  let ofShipping = 0
  for (const promotion of inOrder(promotions)) {
    const isFor = lines.map(
      ({ categoryIds }) => promotion.categoryId === null || categoryIds.includes(promotion.categoryId),
    )
    const goods = sum(subtotals.filter((_, index) => isFor[index]))
    const reason = promotionRefusal(promotion, { goods, fee: fee - ofShipping }, now)
    if (reason) {
      refusals.push({ promotionId: promotion.id, reason })
      continue
    }
    const left = subtotals.map((one, index) => (isFor[index] ? one - (ofLines[index] ?? 0) : 0))
    const ofGoods = reductionOf(promotion.effect, sum(left))
    shareOut(ofGoods, left).forEach((share, index) => (ofLines[index]! += share))
    const ofFee = promotion.effect.kind === 'free-shipping' ? fee - ofShipping : 0
    ofShipping += ofFee
    if (ofGoods + ofFee > 0) reductions.push({ promotionId: promotion.id, amount: ofGoods + ofFee })
  }
  return { ofLines, ofShipping, reductions, refusals }
}
