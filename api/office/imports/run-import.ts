import type { ImportProblem } from '#domain/imports/imports.ts'
import { actAs } from '../../platform/records/act-as.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import type { JobLog, JobData } from '../../platform/jobs/kinds.ts'
import { checkAgain } from './check-import.ts'
import { findImport, holdImport, updateImport } from './import-queries.ts'
import { isPassing, stopImport } from './stop-import.ts'
import { StaleImport, takeImport } from './take-import.ts'
import { waitingProducts } from './waiting-products.ts'

const FAILED = {
  row: 0,
  column: '',
  message: 'The import stopped because of an error. Please upload the missing rows again.',
}

/**
 * Imports a confirmed file in the name of the person who confirmed it. Called again after a crash, it continues where
 * it stopped. If others changed the remaining products, the rest is checked again and needs another confirmation. Any
 * other fault ends the import, and the missing products are named.
 *
 * @throws Error when a retry is needed: the process stops, or the database is unreachable
 */
export async function runImport(
  { importId, requestId }: JobData['run-import'],
  { db, log }: { db: Db; log: JobLog },
  signal: AbortSignal,
): Promise<void> {
  const found = await findImport(db, importId)
  if (found?.state === 'checking') return checkAgain({ importId }, { db, log }) // stopped before the second check
  if (found?.state !== 'running') return
  const staff = { id: found.staffId, name: found.staffName }
  const acting = actAs(db, { staff, call: 'POST /api/admin/imports/:id/run', requestId })
  try {
    await takeImport({ acting, db }, found, signal)
  } catch (error) {
    if (signal.aborted || isPassing(error)) throw error
    const problems = changesMeanwhile(error)
    if (problems) return lookAgain({ db, log }, importId, problems)
    log.warn({ err: error, importId }, 'an import failed')
    await stopImport(db, importId, ['running'], { state: 'failed', problems: [FAILED] })
  }
}

/** @returns the problems that others' changes cause; undefined when the error is a fault */
function changesMeanwhile(error: unknown): ImportProblem[] | undefined {
  if (error instanceof StaleImport) return error.problems
  return error instanceof AppError ? [{ row: 0, column: '', message: error.message }] : undefined
}

/** Has the rest checked again, so that the person can see its changes and confirm them. */
async function lookAgain(
  { db, log }: { db: Db; log: JobLog },
  importId: string,
  problems: ImportProblem[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await holdImport(tx, importId)
    const found = await findImport(tx, importId)
    if (!found) return
    const rows = waitingProducts(found.rows, found.seen).flatMap((product) => product.rows)
    const rest = found.doneRows > 0 ? { rows } : {}
    await updateImport(tx, importId, ['running'], { ...rest, state: 'checking', startedAt: null, problems })
  })
  await checkAgain({ importId }, { db, log })
}
