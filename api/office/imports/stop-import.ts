import type { ImportProblem, ImportState } from '#domain/imports/imports.ts'
import type { Db } from '../../platform/db/client.ts'
import { isOutOfReach } from '../../platform/db/is-out-of-reach.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { ended, findImport, holdImport, updateImport } from './import-queries.ts'
import { waitingProducts } from './waiting-products.ts'

/**
 * Ends an import before all of it is written. If some of it is, the missing products are named, each with its first
 * row.
 *
 * @param from  the states in which it can be ended
 * @returns     whether it was in one of them
 */
export function stopImport(
  db: Db,
  id: string,
  from: readonly ImportState[],
  { state, problems = [] }: { state: ImportState; problems?: ImportProblem[] },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await holdImport(tx, id)
    const found = await findImport(tx, id)
    if (!found || !from.includes(found.state)) return false
    const left = found.doneRows > 0 ? waitingProducts(found.rows, found.seen) : []
    const named = left.map(({ slug, rows: [first] }): ImportProblem => {
      return { row: Number(first?.['row'] ?? 0), column: 'slug', message: `${slug}: was not taken over` }
    })
    return updateImport(tx, id, from, { ...ended(state), problems: [...problems, ...named] })
  })
}

/** Returns whether the work on an import failed because the database is out of reach or busy, so that a retry can succeed. */
export function isPassing(error: unknown): boolean {
  return isOutOfReach(error) || (error instanceof AppError && error.code === 'unavailable')
}
