import type { RemovedPictures } from '#contract/admin/media.ts'
import type { Db } from '../../db/client.ts'
import { AppError } from '../../errors/app-error.ts'
import { say } from '../../language/sentence.ts'
import { askedPicture } from './change-picture.ts'
import { deleteUnused } from '../picture-queries.ts'
import { removePictureFiles } from '../remove-picture.ts'
import type { MediaStorage } from '../storage.ts'

type Tools = { staffDb: Db; storage: MediaStorage }

/**
 * Removes an unused picture with its files.
 *
 * @throws AppError not_found; conflict when the picture is in use
 */
export async function removeStaffPicture(tools: Tools, id: string): Promise<void> {
  if (await isRemoved(tools, id)) return
  const { usedBy } = await askedPicture(tools.staffDb, id)
  const names = usedBy.slice(0, 3).map(({ name }) => name)
  throw new AppError(
    'conflict',
    say('pictures.in-use', { names: names.join(', '), more: usedBy.length > names.length ? 'yes' : 'no' }),
  )
}

/** Removes several pictures; keeps those in use. */
export async function removeStaffPictures(tools: Tools, ids: readonly string[]): Promise<RemovedPictures> {
  const done: RemovedPictures = { removed: [], kept: [] }
  for (const id of new Set(ids)) ((await isRemoved(tools, id)) ? done.removed : done.kept).push(id)
  return done
}

/** Removes the files while the row is locked: a concurrent upload of the same picture waits, and stores them again. */
function isRemoved({ staffDb, storage }: Tools, id: string): Promise<boolean> {
  return staffDb.transaction(async (tx) => {
    const originalWidth = await deleteUnused(tx, id)
    if (originalWidth === undefined) return false
    await removePictureFiles(storage, id, originalWidth)
    return true
  })
}
