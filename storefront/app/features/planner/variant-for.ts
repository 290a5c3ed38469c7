import type { PackedProduct, Variant } from '#contract/catalog/products.ts'
import type { Plan, PieceFacts } from '#domain/planner/plan.ts'
import { factsOf } from './facts-of.ts'
import { variantsForBed } from './variants-for-bed.ts'

/** Whether a piece has a place in the plan. */
export type Fits = (facts: PieceFacts) => boolean

/**
 * The wanted variant, or the first that fits, in stock where there is one; undefined if none does. A mattress has the
 * size of the plan's bed.
 *
 * @param fits  undefined where anything may be put in
 */
export function variantFor(
  product: PackedProduct,
  wanted: string | null,
  fits: Fits | undefined,
  plan: Plan,
): Variant | undefined {
  const { variants } = product
  const offered = wanted === null ? variantsForBed(product, plan) : variants.filter(({ _id }) => _id === wanted)
  const fitting = fits ? offered.filter((variant) => isFitting(product, variant, fits)) : offered
  return fitting.find(({ countInStock }) => countInStock > 0) ?? fitting[0]
}

function isFitting(product: PackedProduct, variant: Variant, fits: Fits): boolean {
  const facts = factsOf(product, variant)
  return facts !== null && fits(facts)
}
