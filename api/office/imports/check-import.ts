import type { Db } from '../../platform/db/client.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { runUnhurried } from '../../platform/process/unhurried.ts'
import { ended, findImport, updateImport } from './import-queries.ts'
import { namedIn } from './named-in.ts'
import { planInSteps } from './plan-import.ts'
import { firstProblems } from './problems.ts'
import { readShopState } from './state-queries.ts'
import { summarizeInSteps } from './summarize.ts'

/** Looks what a file would change: `ready` to be taken over, or `refused` with every bad row named. */
export function checkImport({ importId }: JobData['check-import'], { db }: { db: Db }): Promise<void> {
  return check(db, importId, { isAgain: false })
}

/** The same for a row that changed meanwhile: the new values are listed beside it, for the person who confirms again. */
export function checkAgain({ importId }: JobData['check-import'], { db }: { db: Db }): Promise<void> {
  return check(db, importId, { isAgain: true })
}

async function check(db: Db, importId: string, { isAgain }: { isAgain: boolean }): Promise<void> {
  const found = await findImport(db, importId)
  if (found?.state !== 'checking') return
  const shopState = await readShopState(db, namedIn(found.rows))
  const plan = await runUnhurried(planInSteps(found.rows, shopState))
  const { seen, ...summary } = await runUnhurried(summarizeInSteps(plan))
  const problems = firstProblems(isAgain ? plan.problems : [...found.problems, ...plan.problems])
  const isBad = problems.length > 0
  await updateImport(db, importId, ['checking'], {
    ...summary,
    ...(isBad ? { ...ended('refused'), problems } : { state: 'ready', seen }),
  })
}
