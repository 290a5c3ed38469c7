import type { PackedProduct, Variant } from '#contract/catalog/products.ts'
import type { Table } from '#domain/planner/plan.ts'

const MM_PER_CM = 10

type Measured = Pick<PackedProduct, 'tableCm' | 'dimensionsCm'>

/** The table of a set in millimeters. A variant with measures of its own has another table, which nobody knows. */
export function tableOf(
  { tableCm, dimensionsCm }: Measured,
  variant: Pick<Variant, 'dimensionsCm'>,
): Table | undefined {
  if (!tableCm || !dimensionsCm || variant.dimensionsCm) return undefined
  return { width: tableCm.width * MM_PER_CM, depth: tableCm.depth * MM_PER_CM }
}
