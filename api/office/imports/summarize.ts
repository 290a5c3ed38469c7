import { createHash } from 'node:crypto'
import type { ImportChange, SeenProducts } from '#domain/imports/imports.ts'
import { beginningOf } from '#domain/text.ts'
import { mapInSteps, type Steps } from '../../platform/process/unhurried.ts'
import { type Plan, type Planned, type PlannedProduct, rowCount } from './plan-import.ts'
import { cellsOf } from './row-values.ts'

const MOST_SAMPLES = 50
const SHOWN_LENGTH = 200
const HASH_LENGTH = 16

export type Summary = {
  added: number
  changed: number
  unchanged: number
  samples: ImportChange[]
  seen: SeenProducts
}

/**
 * Returns, in steps, what a person needs to see before confirming a plan, and hashes that later show whether it is still the
 * same.
 */
export function* summarizeInSteps({ products }: Plan): Steps<Summary> {
  const records = products.flatMap((product) => [
    { key: product.slug, record: product as Planned, isNamed: product.variants.length === 0 },
    ...product.colors.map((record) => ({
      key: `${product.slug}: ${record.name}`,
      record: record as Planned,
      isNamed: false,
    })),
    ...product.variants.map((record) => ({
      key: cellsOf(record.after)('sku'),
      record: record as Planned,
      isNamed: true,
    })),
  ])
  const added = records.filter(({ record }) => !record.before)
  const changed = records.filter(({ record }) => record.before && record.changed.length > 0)
  const unchanged = records.filter(({ record, isNamed }) => isNamed && record.before && record.changed.length === 0)
  const shown = records.filter(({ record }) => record.changed.length > 0).slice(0, MOST_SAMPLES)
  const seen = yield* mapInSteps(
    products,
    (product) => [product.slug, { rows: product.rows, hash: hashOf(product) }] as const,
    rowCount,
  )
  return {
    added: added.length,
    changed: changed.length,
    unchanged: unchanged.length,
    samples: shown.map(({ key, record }) => asChange(key, record)),
    seen: Object.fromEntries(seen),
  }
}

function asChange(key: string, { row, before, after, changed }: Planned): ImportChange {
  const fields = changed.map((column) => ({
    column,
    before: beginningOf(before?.[column] ?? '', SHOWN_LENGTH),
    after: beginningOf(cellsOf(after)(column), SHOWN_LENGTH),
  }))
  return { row, key, isNew: !before, fields }
}

/** Covers the changed columns with their old and new values. Other changes of the product do not count. */
function hashOf(product: PlannedProduct): string {
  const changes = [product, ...product.variants, ...product.colors].map(({ before, after, changed }) => [
    before !== undefined,
    changed.map((column) => [column, before?.[column], after[column]]),
  ])
  return createHash('sha256').update(JSON.stringify(changes)).digest('hex').slice(0, HASH_LENGTH)
}
