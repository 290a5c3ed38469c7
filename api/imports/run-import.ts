import type { ImportProblem } from '#domain/imports.ts'
import { actAs } from '../admin/act-as.ts'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/client.ts'
import { isOutOfReach } from '../db/is-out-of-reach.ts'
import type { JobLog } from '../jobs/job-tools.ts'
import type { JobData } from '../jobs/kinds.ts'
import { checkAgain } from './check-import.ts'
import { findImport, holdImport, updateImport } from './import-queries.ts'
import { stopImport } from './stop-import.ts'
import { StaleImport, takeImport } from './take-import.ts'
import { waitingProducts } from './waiting-products.ts'

const FAILED = { row: 0, column: '', message: 'A fault of the shop stopped it. Please bring the missing rows again.' }

/**
 * Takes over a file that somebody said yes to, in their name. Called again after a crash, it goes on where the shop is.
 * When others have changed what the rest changes, the rest is checked again and waits for another yes. Any other fault ends
 * it, with what was not taken.
 *
 * @throws Error when it is to be called again: the process stops, or the database is away
 */
export async function runImport(
  { importId, requestId }: JobData['run-import'],
  { db, log }: { db: Db; log: JobLog },
  signal: AbortSignal,
): Promise<void> {
  const found = await findImport(db, importId)
  if (found?.state === 'checking') return checkAgain({ importId }, { db }) // stopped before it was
  if (found?.state !== 'running') return
  const staff = { id: found.staffId, name: found.staffName }
  const acting = actAs(db, { staff, call: 'POST /api/admin/imports/:id/run', requestId })
  try {
    await takeImport({ acting, db }, found, signal)
  } catch (error) {
    if (signal.aborted || isPassing(error)) throw error
    const problems = changesMeanwhile(error)
    if (problems) return lookAgain(db, importId, problems)
    log.warn({ err: error, importId }, 'an import has failed')
    await stopImport(db, importId, ['running'], { state: 'failed', problems: [FAILED] })
  }
}

function isPassing(error: unknown): boolean {
  return isOutOfReach(error) || (error instanceof AppError && error.code === 'unavailable')
}

/** @returns what others did in its way; undefined when the error is a fault */
function changesMeanwhile(error: unknown): ImportProblem[] | undefined {
  if (error instanceof StaleImport) return error.problems
  return error instanceof AppError ? [{ row: 0, column: '', message: error.message }] : undefined
}

/** The person who said yes sees how the rest would change the shop now, and may say it again. */
async function lookAgain(db: Db, importId: string, problems: ImportProblem[]): Promise<void> {
  await db.transaction(async (tx) => {
    await holdImport(tx, importId)
    const found = await findImport(tx, importId)
    if (!found) return
    const rows = waitingProducts(found.rows, found.seen).flatMap((product) => product.rows)
    const rest = found.doneRows > 0 ? { rows } : {}
    await updateImport(tx, importId, ['running'], { ...rest, state: 'checking', startedAt: null, problems })
  })
  await checkAgain({ importId }, { db })
}
