import type { Db } from '../db/client.ts'
import { enqueue } from '../jobs/queue.ts'
import { drawInTurn } from './draw-in-turn.ts'
import { encodeReduced } from './encode-picture.ts'
import { ingestPicture } from './ingest-picture.ts'
import { notePicture } from './picture-queries.ts'
import { readPicture } from './read-picture.ts'
import { UNUSED_AFTER_MS } from './remove-picture.ts'
import type { MediaStorage } from './storage.ts'

/**
 * Stores a photo that a customer publishes. If nothing uses it within the hour, a job removes it.
 *
 * @returns the ID of the picture
 * @throws AppError unsupported_media_type, too_large or invalid_input
 */
export async function storePhoto({ db, storage }: { db: Db; storage: MediaStorage }, bytes: Uint8Array) {
  const { id } = await ingestPicture(await reducePhoto(bytes), storage, {
    source: 'shopper',
    note: (picture) =>
      db.transaction(async (tx) => {
        const startAfter = new Date(Date.now() + UNUSED_AFTER_MS)
        await enqueue(tx, 'remove-picture', { pictureId: picture.id }, { startAfter })
        await notePicture(tx, picture)
      }),
  })
  return id
}

/**
 * Shrinks a customer's photo, so that the pipeline and its job have less to encode. Nothing else of the file remains.
 *
 * @returns a WebP of at most 960 px a side
 * @throws AppError unsupported_media_type, too_large or invalid_input
 */
export function reducePhoto(bytes: Uint8Array): Promise<Buffer> {
  return drawInTurn('shopper', async () => encodeReduced(await readPicture(bytes, 'shopper')))
}
