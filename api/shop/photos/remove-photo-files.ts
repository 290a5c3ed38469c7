import type { Db } from '../../platform/db/client.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { photoKey } from '#domain/photos/photos.ts'
import { readNeededOf } from './photo-queries.ts'

/** Job that removes the files of photos without an owner, and of those whose order's personal data is deleted. */
export async function removePhotoFiles(
  { photoIds }: JobData['remove-photos'],
  { db, storage }: { db: Db; storage: MediaStorage },
): Promise<void> {
  const needed = new Set(await readNeededOf(db, photoIds))
  for (const id of photoIds) {
    if (!needed.has(id)) await storage.remove(photoKey(id))
  }
}
