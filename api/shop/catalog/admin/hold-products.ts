import { asc, inArray } from 'drizzle-orm'
import { databaseCause } from '../../../platform/db/is-out-of-reach.ts'
import type { Db } from '../../../platform/db/client.ts'
import { retryConflicts } from '../../../platform/db/retry-conflicts.ts'
import { products, variants } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'

const UNIQUE_VIOLATION = '23505'

/**
 * Runs a transaction that changes products and their variants. Retries it on conflicts with other transactions.
 *
 * @throws AppError conflict when another request takes a slug or SKU at the same moment
 */
export async function changeCatalog<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  try {
    return await retryConflicts(() => db.transaction(work))
  } catch (error) {
    if (!isTaken(databaseCause(error))) throw error
    throw new AppError(
      'conflict',
      'The address or an SKU belongs to another product at this moment. Nothing was saved.',
    )
  }
}

function isTaken(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION
}

/**
 * Locks these products and their variants, with prices and stock, until the end of the transaction. Lock order: products
 * before variants, lower ids first, as order placement does.
 *
 * @throws AppError not_found when a product no longer exists
 */
export async function holdProducts(tx: Db, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)]
  const held = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, wanted))
    .orderBy(asc(products.id))
    .for('no key update')
  if (held.length < wanted.length) throw new AppError('not_found', 'A product does not exist any more.')
  await tx
    .select({ id: variants.id })
    .from(variants)
    .where(inArray(variants.productId, wanted))
    .orderBy(asc(variants.productId), asc(variants.id))
    .for('no key update')
}
