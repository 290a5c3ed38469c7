import type { InstalmentPlan } from '#contract/instalments.ts'
import { coversAll, isRunning, type PlannedProduct } from '#domain/instalments/instalment-plan.ts'
import { figurePlans, longestOf, type FiguredPlan } from '#domain/instalments/instalments.ts'
import { nepalDay } from '#domain/nepal-time.ts'

export type ShownPlan = FiguredPlan<InstalmentPlan>

/** A product with the ids of its category and subcategory. */
export function plannedProduct({
  _id,
  catId,
  subCatId,
}: {
  _id: string
  catId: string
  subCatId: string | null
}): PlannedProduct {
  return { productId: _id, categoryIds: subCatId === null ? [catId] : [catId, subCatId] }
}

/** The plans that may pay this amount for these products today, with their figures. */
export function plansFor(
  plans: readonly InstalmentPlan[],
  { price, products, now }: { price: number; products: readonly PlannedProduct[]; now: Date },
): ShownPlan[] {
  const today = nepalDay(now)
  return figurePlans(
    plans.filter((plan) => isRunning(plan, today) && coversAll(plan, products)),
    price,
  )
}

/**
 * The plan that a price names. One that the checkout offers goes before a card's, which is arranged in the showroom.
 */
export function namedPlan(shown: readonly ShownPlan[]): ShownPlan | undefined {
  return longestOf(shown.filter(({ plan }) => plan.kind !== 'card-conversion')) ?? longestOf(shown)
}
