type Described = { specialFeatures: string | null; shortDescription: string }

/** Where a desk has its drawers; `top`: one flat drawer below the top. */
export type DeskDrawers = 'both-sides' | 'one-side' | 'top' | 'none'

const DRAWER = /\bdrawers?\b|घर्रा/
const BOTH_SIDES = /\b(both|either) sides?\b|\btwo pedestals\b|दुवैतिर|दुईतिर/
const FLAT = /\bdrawer\b|(पातलो|एउटा|एक) घर्रा/
/** A word may stand between: `round oak table`. */
const ROUND_TABLE = /\bround( \p{L}+)? tables?\b|गोल[ोा]( [\p{L}\p{M}]+)? टेबल/u

/** Returns the drawers of a desk, as the first clause of its texts that names any says in English or Nepali. */
export function deskDrawers(desk: Described): DeskDrawers {
  const clause = clausesOf(desk).find((one) => DRAWER.test(one))
  if (clause === undefined) return 'none'
  if (BOTH_SIDES.test(clause)) return 'both-sides'
  return FLAT.test(clause) ? 'top' : 'one-side'
}

/** Returns whether the table of a product, or its two that slide together, are said to be round. */
export function hasRoundTable(product: Described): boolean {
  return clausesOf(product).some((clause) => ROUND_TABLE.test(clause))
}

function clausesOf({ specialFeatures, shortDescription }: Described): string[] {
  return `${specialFeatures ?? ''}, ${shortDescription}`.toLowerCase().split(/[,;:.!?।\n]/)
}
