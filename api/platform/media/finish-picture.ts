import { buffer } from 'node:stream/consumers'
import { pictureContentType, pictureFormats, pictureKey, pictureWidths } from '#domain/catalog/picture.ts'
import type { Db } from '../db/client.ts'
import type { JobData } from '../jobs/kinds.ts'
import { encodeApart, type WantedFile } from './encode-apart.ts'
import { pixelsKey } from './ingest-picture.ts'
import { noteAvif, readWebpOnlyWidth } from './picture-queries.ts'
import type { MediaStorage } from './storage.ts'

/**
 * Makes the missing files of a picture from its stored pixels: the AVIF files, and after a crash also WebP files. Pages
 * offer the AVIF files from then on. Does nothing for a picture that is complete or deleted.
 *
 * @throws Error when the pixels are missing, because the upload has not come so far or was cut off
 */
export async function finishPicture(
  { pictureId }: JobData['finish-picture'],
  { db, storage }: { db: Db; storage: MediaStorage },
  signal: AbortSignal,
): Promise<void> {
  const width = await readWebpOnlyWidth(db, pictureId)
  if (width === undefined) return
  const missing = await missingFiles(storage, pictureId, width)
  const encoded = missing.length > 0 ? await encodeApart(await readPixels(storage, pictureId), missing, signal) : []
  await db.transaction(async (tx) => {
    // Locks the row: a deletion waits, and removes these files too.
    if (!(await noteAvif(tx, pictureId))) return
    for (const { key, format, bytes } of encoded) await storage.put(key, bytes, pictureContentType(format))
    await storage.remove(pixelsKey(pictureId))
  })
}

async function missingFiles(storage: MediaStorage, id: string, originalWidth: number): Promise<WantedFile[]> {
  const missing: WantedFile[] = []
  for (const width of pictureWidths(originalWidth)) {
    for (const format of pictureFormats) {
      const key = pictureKey(id, width, format)
      if ((await storage.sizeOf(key)) === undefined) missing.push({ key, width, format })
    }
  }
  return missing
}

async function readPixels(storage: MediaStorage, id: string): Promise<Buffer> {
  const stored = await storage.get(pixelsKey(id))
  if (!stored) throw new Error(`The pixels of picture ${id} are missing`)
  return buffer(stored.body)
}
