import { actAs } from '../admin/act-as.ts'
import type { JobTools } from '../jobs/job-tools.ts'
import type { JobData } from '../jobs/kinds.ts'
import { checkAgain } from './check-import.ts'
import { ended, endAbandoned, findImport, updateImport } from './import-queries.ts'
import { StaleImport, takeImport } from './take-import.ts'

const FAILED = 'It could not be taken over. Nothing of it was taken; please try again.'

/**
 * Takes over a file that somebody said yes to, in their name. What changed meanwhile has it checked again, with what that
 * was; whatever else goes wrong ends it, and nothing of it was taken. It is not tried a second time by itself.
 */
export async function runImport(
  { importId, requestId }: JobData['run-import'],
  { db, log }: Pick<JobTools, 'db' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const found = await findImport(db, importId)
  if (found?.state !== 'running') return
  if (found.startedAt) return endAbandoned(db) // begun by a process that is gone
  const staff = { id: found.staffId, name: found.staffName }
  const acting = actAs(db, { staff, call: 'POST /api/admin/imports/:id/run', requestId })
  try {
    await takeImport({ acting, db }, found, signal)
  } catch (error) {
    if (error instanceof StaleImport) return lookAgain(db, importId, error)
    log.warn({ err: error, importId }, 'an import has failed')
    const problems = [{ row: 0, column: '', message: FAILED }]
    await updateImport(db, importId, ['running'], { ...ended('failed'), problems, doneRows: 0 })
  }
}

/** Whoever said yes sees the changes as they would be now, and may say it again. */
async function lookAgain(db: JobTools['db'], importId: string, { problems }: StaleImport): Promise<void> {
  const again = { state: 'checking', startedAt: null, doneRows: 0, problems } as const
  if (await updateImport(db, importId, ['running'], again)) await checkAgain({ importId }, { db })
}
