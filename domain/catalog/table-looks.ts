import { latinDigits } from '../text.ts'

type Described = { specialFeatures: string | null; shortDescription: string }

/** Where a desk has its drawers; `top`: one flat drawer below the top. */
export type DeskDrawers = 'both-sides' | 'one-side' | 'top' | 'none'

const NO_DRAWER = /\b(no|without)( \p{L}+)? drawers?\b|घर्रा (छैन|नभएको)|घर्राबिना/u
const DRAWER = /\bdrawers?\b|घर्रा/
const BOTH_SIDES = /\b(both|either) sides?\b|\btwo pedestals\b|दुवैतिर|दुईतिर/
const FLAT = /\bdrawer\b|(पातलो|एउटा|एक) घर्रा/
/** A word may stand between: `round oak table`. */
const ROUND_TABLE = /\bround( \p{L}+)? tables?\b|गोल[ोा]( [\p{L}\p{M}]+)? टेबल/u

const RAISED_SHELF = /\braised shel(f|ves)\b|उठेको ([\p{L}\p{M}]+ )?तख्ता/u
const WORKTOP = /\bworktop\D{0,9}(\d{2,3}) cm\b|सतह (\d{2,3}) सेमी/
const TWO_ROUND = /\btwo round( \p{L}+)? tables\b|दुई(वटा)? गोल[ोा]( [\p{L}\p{M}]+)? टेबल/u
const ACROSS = /(\d{2,3}) and (\d{2,3}) cm across\b|व्यास (\d{2,3}) र (\d{2,3}) सेमी/

/** Returns the drawers of a desk, as the first clause of its texts that names any says in English or Nepali. */
export function deskDrawers(desk: Described): DeskDrawers {
  const clause = clausesOf(desk).find((one) => DRAWER.test(one))
  if (clause === undefined || NO_DRAWER.test(clause)) return 'none'
  if (BOTH_SIDES.test(clause)) return 'both-sides'
  return FLAT.test(clause) ? 'top' : 'one-side'
}

/** Returns whether the table of a product, or its two that slide together, are said to be round. */
export function hasRoundTable(product: Described): boolean {
  return clausesOf(product).some((clause) => ROUND_TABLE.test(clause))
}

/**
 * Returns how high the worktop of a desk is, in centimeters, where its texts say so in English or Nepali and name a raised
 * shelf; null for any other desk, whose height is that of its top.
 */
export function worktopBelowShelf(desk: Described): number | null {
  const clauses = clausesOf(desk)
  return clauses.some((clause) => RAISED_SHELF.test(clause)) ? (numbersIn(clauses, WORKTOP)?.[0] ?? null) : null
}

/** Returns the diameters of two round tables of one product in centimeters, the larger first; null if none are said. */
export function twoDiameters(product: Described): readonly [large: number, small: number] | null {
  const clauses = clausesOf(product)
  const [one, other] = (clauses.some((clause) => TWO_ROUND.test(clause)) && numbersIn(clauses, ACROSS)) || []
  return one && other ? [Math.max(one, other), Math.min(one, other)] : null
}

function numbersIn(clauses: readonly string[], said: RegExp): number[] | undefined {
  const [, ...numbers] = clauses.map((clause) => said.exec(latinDigits(clause))).find(Boolean) ?? []
  return numbers.length > 0 ? numbers.filter((number) => number !== undefined).map(Number) : undefined
}

function clausesOf({ specialFeatures, shortDescription }: Described): string[] {
  return `${specialFeatures ?? ''}, ${shortDescription}`.toLowerCase().split(/[,;:.!?।\n]/)
}
