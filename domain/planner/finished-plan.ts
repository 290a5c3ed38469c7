import { isId } from '../id.ts'
import type { Rupees } from '../money.ts'
import type { Language } from '../language/languages.ts'
import { pieceName } from './piece-name.ts'
import type { Plan } from './plan.ts'

/** A furnished room of one of the shop's projects, to begin one's own with. `nepaliName` is '' for none. */
export type FinishedPlan = { plan: Plan; nepaliName: string }

export const MOST_FINISHED_PLANS = 2

/** The products of some plans, each once. */
export function plannedProductIds(plans: readonly Plan[]): number[] {
  const ids = plans.flatMap(({ pieces }) => pieces.flatMap((piece) => (piece.own ? [] : [piece.productId])))
  return [...new Set(ids)].filter(isId).map(Number)
}

/** The variants in some plans, each once. */
export function plannedVariantIds(plans: readonly Plan[]): number[] {
  const ids = plans.flatMap(({ pieces }) => pieces.flatMap((piece) => (piece.own ? [] : [piece.variantId])))
  return [...new Set(ids)].filter(isId).map(Number)
}

/**
 * What the shop's furniture in a plan costs, without delivery; null if the shop sells none of it.
 *
 * @param prices  of the variants on sale, by id
 */
export function planPrice({ pieces }: Plan, prices: ReadonlyMap<number, Rupees>): Rupees | null {
  const sold = pieces.flatMap((piece) => (piece.own ? [] : (prices.get(Number(piece.variantId)) ?? [])))
  return sold.length === 0 ? null : sold.reduce((sum, price) => sum + price, 0)
}

/**
 * The plan in a language, its furniture named as the shop names it now.
 *
 * @param names  of products by id; a product without one keeps the name in the plan
 */
export function planIn(
  { plan, nepaliName }: FinishedPlan,
  language: Language,
  names: ReadonlyMap<string, string>,
): Plan {
  const pieces = plan.pieces.map((piece) => {
    const name = piece.own ? undefined : names.get(piece.productId)
    return name === undefined ? piece : { ...piece, name: pieceName(name, piece.name) }
  })
  return { ...plan, name: language === 'ne' && nepaliName !== '' ? nepaliName : plan.name, pieces }
}
