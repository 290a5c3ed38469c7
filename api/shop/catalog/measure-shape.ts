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

type SideColumns = Record<Side, SQL>

/** Sides of a variant in centimeters; one without dimensions has those of its product. Null if nobody entered them. */
const whole = sidesOf({
  width: sql`coalesce(${variants.widthCm}, ${products.widthCm})`,
  depth: sql`coalesce(${variants.depthCm}, ${products.depthCm})`,
  height: sql`coalesce(${variants.heightCm}, ${products.heightCm})`,
})
/** The same with the table of a set alone, which is lower than its chairs: the height stays that of the set. */
const table = sidesOf({
  width: sql`${products.tableWidthCm}`,
  depth: sql`${products.tableDepthCm}`,
  height: whole.height,
})
/** A variant with dimensions of its own has another table than its product, of which nothing is known. */
const hasTable = sql`${products.tableWidthCm} is not null and ${variants.widthCm} is null`

function sidesOf(floor: Omit<SideColumns, 'length'>): SideColumns {
  return { ...floor, length: sql`greatest(${floor.width}, ${floor.depth})` }
}

/** Whether a variant or its table keeps the limits. All sides are in one text, so that one plan serves every search. */
export const keepsMeasures = sql`(${isWithin(whole)} or ${hasTable} and ${isWithin(table)})`

function isWithin(columns: SideColumns): SQL {
  return sql.join(
    sides.map((side) => sql`${columns[side]} between ${limit('least', side)} and ${limit('most', side)}`),
    sql` and `,
  )
}

/** By how many centimeters the nearest variant of a product misses the limits; null if it has no dimensions. */
export const missedBy = sql`(select min(least(${missOf(whole)}, case when ${hasTable} then ${missOf(table)} end))
  from ${variants} where ${variants.productId} = ${products.id})`

function missOf(columns: SideColumns): SQL {
  const misses = sides.flatMap((side) => [
    sql`${limit('least', side)} - ${columns[side]}`,
    sql`${columns[side]} - ${limit('most', side)}`,
  ])
  return sql`greatest(${sql.join(misses, sql`, `)})`
}

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
