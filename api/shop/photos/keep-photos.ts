import { randomUUID } from 'node:crypto'
import type { Db } from '../../platform/db/client.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { encryptBytes } from '../../platform/secrets/encryption.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import { say } from '../../platform/language/sentence.ts'
import { drawInTurn } from '../../platform/media/draw-in-turn.ts'
import { encodePhoto } from '../../platform/media/encode-picture.ts'
import { readPicture } from '../../platform/media/read-picture.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import { photoAad, photoKey } from '#domain/photos/photos.ts'

const MAX_SIDE_PX = 2_000
const HOUR_MS = 3_600_000

export type PhotoShop = { db: Db; storage: MediaStorage; secrets: { dataKey: DataKey } }

/** A photo whose file is stored; `insertPhotos` assigns it to an owner. */
export type KeptPhoto = { id: string; width: number; height: number }

/**
 * Re-encodes a shopper's photos, which removes metadata such as place and name, and stores them encrypted. Call it before
 * the transaction that assigns the owner (`insertPhotos`). A job removes the files after an hour if that never happens.
 *
 * @returns the photos in the order of `files`
 * @throws AppError unsupported_media_type, too_large or invalid_input; nothing is stored then
 */
export async function keepPhotos(
  { db, storage, secrets }: PhotoShop,
  files: readonly Uint8Array[],
): Promise<KeptPhoto[]> {
  if (files.length === 0) return []
  const drawn = []
  for (const [index, bytes] of files.entries()) {
    const photo = await drawPhoto(bytes).catch((error: unknown) => {
      throw naming(index, files.length, error)
    })
    drawn.push({ ...photo, id: randomUUID() })
  }
  const photoIds = drawn.map(({ id }) => id)
  await enqueue(db, 'remove-photos', { photoIds }, { startAfter: new Date(Date.now() + HOUR_MS) })
  for (const { id, bytes } of drawn) {
    await storage.put(photoKey(id), encryptBytes(secrets.dataKey, bytes, photoAad(id)), 'application/octet-stream')
  }
  return drawn.map(({ id, width, height }) => ({ id, width, height }))
}

function drawPhoto(bytes: Uint8Array) {
  return drawInTurn('shopper', async () => encodePhoto(await readPicture(bytes, 'shopper'), MAX_SIDE_PX))
}

function naming(index: number, count: number, error: unknown): unknown {
  if (!(error instanceof AppError)) return error
  const sentence = count === 1 ? error.sentence : say('photos.problem-of', { at: index + 1, problem: [error.sentence] })
  return new AppError(error.code, sentence, { photos: sentence })
}
