import type { Import } from '#contract/admin/imports.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import { askedImport, holdStart, isAnyRunning, updateImport } from './import-queries.ts'
import { stopImport } from './stop-import.ts'

/**
 * Confirms a checked file: its import runs in the name of the person who confirms.
 *
 * @throws AppError not_found; conflict when it is not ready, or another import is running
 */
export function startImport(
  staffDb: Db,
  id: string,
  { staffId, requestId }: { staffId: string; requestId: string },
): Promise<Import> {
  return staffDb.transaction(async (tx) => {
    await holdStart(tx)
    const { state } = await askedImport(tx, id)
    if (state !== 'ready') throw new AppError('conflict', 'This file cannot be imported now.')
    if (await isAnyRunning(tx))
      throw new AppError('conflict', 'Another import is running. Please wait until it has finished.')
    await updateImport(tx, id, ['ready'], { state: 'running', staffId, problems: [], startedAt: null })
    await enqueue(tx, 'run-import', { importId: id, requestId })
    return askedImport(tx, id)
  })
}

/**
 * Discards an import. Products that are already imported stay.
 *
 * @throws AppError not_found; conflict when the import has ended
 */
export function dropImport(staffDb: Db, id: string): Promise<Import> {
  return staffDb.transaction(async (tx) => {
    const isDropped = await stopImport(tx, id, ['checking', 'ready', 'running'], { state: 'dropped' })
    const found = await askedImport(tx, id)
    if (!isDropped) throw new AppError('conflict', say('imports.over', { state: found.state }))
    return found
  })
}
