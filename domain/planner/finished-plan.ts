import { isId } from '../id.ts'
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
