import type { Db } from '../../platform/db/client.ts'
import { isTooSlow } from '../../platform/db/is-out-of-reach.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { JobData, JobLog } from '../../platform/jobs/kinds.ts'
import { runUnhurried } from '../../platform/process/unhurried.ts'
import { ended, findImport, updateImport } from './import-queries.ts'
import { planInSteps } from './plan-import.ts'
import { firstProblems } from './problems.ts'
import { readShopState } from './state-queries.ts'
import { isPassing, stopImport } from './stop-import.ts'
import { summarizeInSteps } from './summarize.ts'

type Tools = { db: Db; log: JobLog }

const FAILED = { row: 0, column: '', message: 'The check stopped because of an error. Please upload the file again.' }

/**
 * Looks what a file would change: `ready` to be taken over, or `refused` with every bad row named. A fault ends the import,
 * and so does a statement that takes too long: each retry would do all the work again.
 *
 * @throws Error when a retry is needed: the database is unreachable
 */
export function checkImport({ importId }: JobData['check-import'], tools: Tools): Promise<void> {
  return checkOnce(importId, tools, { isAgain: false })
}

/** The same for a row that changed meanwhile: the new values are listed beside it, for the person who confirms again. */
export function checkAgain({ importId }: JobData['check-import'], tools: Tools): Promise<void> {
  return checkOnce(importId, tools, { isAgain: true })
}

async function checkOnce(importId: string, { db, log }: Tools, how: { isAgain: boolean }): Promise<void> {
  try {
    await check(db, importId, how)
  } catch (error) {
    if (isPassing(error) && !isTooSlow(error)) throw error
    if (error instanceof AppError) {
      const problems = [{ row: 0, column: '', message: error.message }]
      await stopImport(db, importId, ['checking'], { state: 'refused', problems })
      return
    }
    log.warn({ err: error, importId }, 'the check of an import failed')
    await stopImport(db, importId, ['checking'], { state: 'failed', problems: [FAILED] })
  }
}

async function check(db: Db, importId: string, { isAgain }: { isAgain: boolean }): Promise<void> {
  const found = await findImport(db, importId)
  if (found?.state !== 'checking') return
  const shopState = await readShopState(db, found.rows)
  const plan = await runUnhurried(planInSteps(found.rows, shopState))
  const { seen, ...summary } = await runUnhurried(summarizeInSteps(plan))
  const problems = firstProblems(isAgain ? plan.problems : [...found.problems, ...plan.problems])
  const isBad = problems.length > 0
  await updateImport(db, importId, ['checking'], {
    ...summary,
    ...(isBad ? { ...ended('refused'), problems } : { state: 'ready', seen }),
  })
}
