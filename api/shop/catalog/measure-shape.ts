import { sql, type SQL } from 'drizzle-orm'
import { MAX_INTEGER } from '#contract/common.ts'
import { type Side, sides } from '#domain/catalog/measure-limits.ts'
import type { Condition } from '#domain/catalog/sentence.ts'
import { products, variants } from '../../platform/db/schema.ts'

/** The limits of some sides, in centimeters. */
export type MeasureLimits = Readonly<Partial<Record<Side, { least: number; most: number }>>>

/** Combines the measures of a sentence; undefined if it has none. */
export function limitsOf(conditions: readonly Condition[]): MeasureLimits | undefined {
  const asked = conditions.flatMap((condition) => (condition.kind === 'measure' ? condition.limits : []))
  if (asked.length === 0) return undefined
  const limits: Partial<Record<Side, { least: number; most: number }>> = {}
  for (const { side, leastCm, mostCm } of asked) {
    const { least = 0, most = MAX_INTEGER } = limits[side] ?? {}
    limits[side] = { least: Math.max(least, leastCm ?? 0), most: Math.min(most, mostCm ?? MAX_INTEGER) }
  }
  return limits
}

/** Sides of a variant in centimeters; one without dimensions has those of its product. Null if nobody entered them. */
const width = sql`coalesce(${variants.widthCm}, ${products.widthCm})`
const depth = sql`coalesce(${variants.depthCm}, ${products.depthCm})`
const sqlOf: Record<Side, SQL> = {
  width,
  depth,
  height: sql`coalesce(${variants.heightCm}, ${products.heightCm})`,
  length: sql`greatest(${width}, ${depth})`,
}

/** Whether a variant keeps the limits. All sides are in one text, so that one plan serves every search. */
export const keepsMeasures = sql.join(
  sides.map((side) => sql`${sqlOf[side]} between ${limit('least', side)} and ${limit('most', side)}`),
  sql` and `,
)

/** By how many centimeters the nearest variant of a product misses the limits; null if it has no dimensions. */
export const missedBy = sql`(select min(greatest(${sql.join(
  sides.flatMap((side) => [
    sql`${limit('least', side)} - ${sqlOf[side]}`,
    sql`${sqlOf[side]} - ${limit('most', side)}`,
  ]),
  sql`, `,
)})) from ${variants} where ${variants.productId} = ${products.id})`

function limit(end: 'least' | 'most', side: Side): SQL {
  return sql`${sql.placeholder(`${end}-${side}`)}::int`
}

/** Returns the values of the placeholders above. */
export function measureValues(limits: MeasureLimits = {}): Record<string, number> {
  return Object.fromEntries(
    sides.flatMap((side) => [
      [`least-${side}`, limits[side]?.least ?? 0],
      [`most-${side}`, limits[side]?.most ?? MAX_INTEGER],
    ]),
  )
}
