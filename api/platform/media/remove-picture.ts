import type { Db } from '../db/client.ts'
import { pictureFormats, pictureKeys } from '#domain/catalog/picture.ts'
import type { JobData } from '../jobs/kinds.ts'
import { pixelsKey } from './ingest-picture.ts'
import { deleteUnused } from './picture-queries.ts'
import type { MediaStorage } from './storage.ts'

/** Time in which a new picture must be put to use. */
const TO_BE_USED_WITHIN_MS = 60 * 60_000
/** Delay of the job: a little longer, so that it finds the unused picture. */
export const UNUSED_AFTER_MS = TO_BE_USED_WITHIN_MS + 60_000

/**
 * Removes an unused picture with its files; the same photo can belong to several reviews or to a product. Removes the
 * files while its row is locked: a concurrent upload of the same picture waits, and stores them again.
 */
export async function removePicture(
  { pictureId }: JobData['remove-picture'],
  { db, storage }: { db: Db; storage: MediaStorage },
): Promise<void> {
  await db.transaction(async (tx) => {
    const originalWidth = await deleteUnused(tx, pictureId, new Date(Date.now() - TO_BE_USED_WITHIN_MS))
    if (originalWidth === undefined) return
    await removePictureFiles(storage, pictureId, originalWidth)
  })
}

/** @param width  of the original, px */
export async function removePictureFiles(storage: MediaStorage, id: string, width: number): Promise<void> {
  const keys = pictureFormats.flatMap((format) => pictureKeys({ id, width }, format))
  for (const key of [...keys, pixelsKey(id)]) await storage.remove(key)
}
