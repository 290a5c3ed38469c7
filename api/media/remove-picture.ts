import type { Db } from '../db/client.ts'
import { pictureFormats, pictureKey, pictureWidths } from '#domain/picture.ts'
import type { JobData } from '../jobs/kinds.ts'
import { deleteUnused } from './picture-queries.ts'
import type { MediaStorage } from './storage.ts'

/** Whoever sends a picture has so long to give it to something. */
const TO_BE_USED_WITHIN_MS = 60 * 60_000
/** A little later, so that the job finds what was left unused. */
export const UNUSED_AFTER_MS = TO_BE_USED_WITHIN_MS + 60_000

/**
 * Removes a picture that nothing shows, with its files: the same photo can be on several reviews, or be a product's. The
 * files go while its row is held, so that whoever sends the same picture meanwhile waits, and then stores them anew.
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

/** @param originalWidth  px */
export async function removePictureFiles(storage: MediaStorage, id: string, originalWidth: number): Promise<void> {
  for (const width of pictureWidths(originalWidth)) {
    for (const format of pictureFormats) await storage.remove(pictureKey(id, width, format))
  }
}
