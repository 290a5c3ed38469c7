import type { Db } from '../../platform/db/client.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { photoKey } from '../../platform/media/photo-file.ts'
import { readNeededOf } from './photo-queries.ts'

/** Removes the files of photos that nobody needs: those that became nobody's, and those whose sender was forgotten. */
export async function removePhotoFiles(
  { photoIds }: JobData['remove-photos'],
  { db, storage }: { db: Db; storage: MediaStorage },
): Promise<void> {
  const needed = new Set(await readNeededOf(db, photoIds))
  for (const id of photoIds) {
    if (!needed.has(id)) await storage.remove(photoKey(id))
  }
}
