import type { Rupees } from '../money.ts'
import { latinDigits } from '../text.ts'

/** What a promotion takes off: percent of the goods, rupees of the goods, or the whole shipping. */
export type PromotionEffect =
  | { kind: 'percentage'; percent: number }
  | { kind: 'amount'; amount: Rupees }
  | { kind: 'free-shipping' }

/** In the order in which they take effect: each works on what the ones before it have left. */
const kindsInOrder = ['percentage', 'amount', 'free-shipping'] as const satisfies readonly PromotionEffect['kind'][]

export type Promotion = {
  id: string
  /** What a shopper enters; null when it needs no code. */
  code: string | null
  effect: PromotionEffect
  /** It counts and reduces goods of this category only; null for all. */
  categoryId: string | null
  /** Rupees that its goods must come to before any reduction. */
  minimum: Rupees
  /** From this instant on. */
  startsAt: Date
  /** Up to this instant, which is the first without it; null for no end. */
  endsAt: Date | null
  /** How often it can still be used; null for any number of times. */
  usesLeft: number | null
  /** The same for this customer; null where each may use it any number of times, or nobody knows whose cart it is. */
  usesLeftEach: number | null
}

/** Why a promotion does nothing for a cart. */
export type PromotionRefusal = 'not-begun' | 'over' | 'used-up' | 'used-before' | 'no-goods' | 'below-minimum'

/**
 * Whether a promotion holds for a cart.
 *
 * @param goods  rupees of those goods of the cart that the promotion is for, before any reduction
 * @returns      why not; undefined when it does
 */
export function promotionRefusal(promotion: Promotion, goods: Rupees, now: Date): PromotionRefusal | undefined {
  if (now < promotion.startsAt) return 'not-begun'
  if (promotion.endsAt && now >= promotion.endsAt) return 'over'
  if (promotion.usesLeft !== null && promotion.usesLeft <= 0) return 'used-up'
  if (promotion.usesLeftEach !== null && promotion.usesLeftEach <= 0) return 'used-before'
  if (goods === 0) return 'no-goods'
  return goods < promotion.minimum ? 'below-minimum' : undefined
}

/** The fixed order of operations; promotions of one kind by their ids, so that no list's order changes a total. */
export function inOrder(promotions: readonly Promotion[]): Promotion[] {
  return promotions.toSorted(
    (one, other) =>
      kindsInOrder.indexOf(one.effect.kind) - kindsInOrder.indexOf(other.effect.kind) || (one.id < other.id ? -1 : 1),
  )
}

/** What a promotion takes off goods that `left` rupees remain of; never more than those, nor less than nothing. */
export function reductionOf(effect: PromotionEffect, left: Rupees): Rupees {
  if (effect.kind === 'percentage') return Math.min(left, Math.floor((left * effect.percent) / 100))
  return effect.kind === 'amount' ? Math.min(left, effect.amount) : 0
}

/** A code as it is kept, however it was typed: in capitals and Latin digits, without spaces and dashes. */
export function couponCode(text: string): string {
  return latinDigits(text)
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
}
