import { asc, inArray } from 'drizzle-orm'
import { databaseCause } from '../../../platform/db/is-out-of-reach.ts'
import type { Db } from '../../../platform/db/client.ts'
import { retryConflicts } from '../../../platform/db/retry-conflicts.ts'
import { products, variants } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'

const UNIQUE_VIOLATION = '23505'

/**
 * A transaction that changes products and their variants. It may run again when others were in the way.
 *
 * @throws AppError conflict where somebody has taken an address or an SKU in this very moment
 */
export async function changeCatalogue<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
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
 * Until the end of the transaction nobody else changes these products, their variants, prices or stock. Products before
 * variants and lower ids before higher ones, as placing takes them.
 *
 * @throws AppError not_found where one does not exist any more
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
