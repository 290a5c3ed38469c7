import type { Rupees } from '../money.ts'
import { latinDigits } from '../text.ts'

/** What a promotion takes off: percent of the goods, rupees of the goods, or the whole shipping. */
export type PromotionEffect =
  | { kind: 'percentage'; percent: number }
  | { kind: 'amount'; amount: Rupees }
  | { kind: 'free-shipping' }

/** The order in which they apply: each reduces what the ones before it have left. */
const kindsInOrder = ['percentage', 'amount', 'free-shipping'] as const satisfies readonly PromotionEffect['kind'][]

export type Promotion = {
  id: string
  /** The code that shoppers enter; null for a promotion without a code. */
  code: string | null
  effect: PromotionEffect
  /** Only goods of this category count and are reduced; null for all goods. */
  categoryId: string | null
  /** Minimum price of its goods before any reduction. */
  minimum: Rupees
  /** The first instant at which it applies. */
  startsAt: Date
  /** The first instant at which it does not apply any more; null for no end. */
  endsAt: Date | null
  /** How often it can still be used; null for any number of times. */
  usesLeft: number | null
  /** The same for this customer; null without a limit per customer, or for an unknown customer. */
  usesLeftEach: number | null
}

/** Why a promotion does nothing for a cart. `no-fee`: it takes the shipping off an order that pays none. */
export type PromotionRefusal =
  | 'not-begun'
  | 'over'
  | 'used-up'
  | 'used-before'
  | 'no-goods'
  | 'below-minimum'
  | 'no-fee'

/**
 * Returns why a promotion does not apply to a cart; undefined if it applies.
 *
 * @param goods  price of the goods for which the promotion is, before any reduction
 * @param fee  shipping that other promotions have left
 */
export function promotionRefusal(
  promotion: Promotion,
  { goods, fee }: { goods: Rupees; fee: Rupees },
  now: Date,
): PromotionRefusal | undefined {
  if (now < promotion.startsAt) return 'not-begun'
  if (promotion.endsAt && now >= promotion.endsAt) return 'over'
  if (promotion.usesLeft !== null && promotion.usesLeft <= 0) return 'used-up'
  if (promotion.usesLeftEach !== null && promotion.usesLeftEach <= 0) return 'used-before'
  if (goods === 0) return 'no-goods'
  if (goods < promotion.minimum) return 'below-minimum'
  return promotion.effect.kind === 'free-shipping' && fee === 0 ? 'no-fee' : undefined
}

/** Sorts promotions into the fixed order of operations, those of one kind by id, so that no list's order changes a total. */
export function inOrder(promotions: readonly Promotion[]): Promotion[] {
  return promotions.toSorted(
    (one, other) =>
      kindsInOrder.indexOf(one.effect.kind) - kindsInOrder.indexOf(other.effect.kind) || (one.id < other.id ? -1 : 1),
  )
}

/** Returns how much a promotion takes off goods of which `left` rupees remain: at least 0, at most all of them. */
export function reductionOf(effect: PromotionEffect, left: Rupees): Rupees {
  if (effect.kind === 'percentage') return Math.min(left, Math.floor((left * effect.percent) / 100))
  return effect.kind === 'amount' ? Math.min(left, effect.amount) : 0
}

/** Normalizes a coupon code: capitals and Latin digits, without spaces and dashes. */
export function couponCode(text: string): string {
  return latinDigits(text)
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
}
