import type { Import } from '#contract/admin/imports.ts'
import type { Db } from '../db/client.ts'
import { AppError } from '../app-error.ts'
import { enqueue } from '../jobs/queue.ts'
import { askedImport } from './asked-import.ts'
import { ended, holdStart, isAnyRunning, updateImport } from './import-queries.ts'

/**
 * Says yes to a file that was checked: it is taken over in the name of whoever says so.
 *
 * @throws AppError not_found; conflict when it is not ready, or another one is being taken over
 */
export function startImport(
  staffDb: Db,
  id: string,
  { staffId, requestId }: { staffId: string; requestId: string },
): Promise<Import> {
  return staffDb.transaction(async (tx) => {
    await holdStart(tx)
    const { state } = await askedImport(tx, id)
    if (state !== 'ready') throw new AppError('conflict', 'This file does not wait to be taken over.')
    if (await isAnyRunning(tx)) throw new AppError('conflict', 'Another file is being taken over. Please wait for it.')
    await updateImport(tx, id, ['ready'], { state: 'running', staffId, problems: [], startedAt: null, doneRows: 0 })
    await enqueue(tx, 'run-import', { importId: id, requestId })
    return askedImport(tx, id)
  })
}

/**
 * Gives up a file that was not taken over.
 *
 * @throws AppError not_found; conflict when it has ended, or is being taken over
 */
export function dropImport(staffDb: Db, id: string): Promise<Import> {
  return staffDb.transaction(async (tx) => {
    const isDropped = await updateImport(tx, id, ['checking', 'ready'], ended('dropped'))
    const found = await askedImport(tx, id)
    if (!isDropped) throw new AppError('conflict', `This file cannot be given up any more: it is ${found.state}.`)
    return found
  })
}
