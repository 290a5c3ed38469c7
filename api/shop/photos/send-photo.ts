import { buffer } from 'node:stream/consumers'
import type { FastifyReply } from 'fastify'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { decryptBytes } from '../../platform/secrets/encryption.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import { say } from '../../platform/language/sentence.ts'
import { PHOTO_CONTENT_TYPE, photoAad, photoKey } from '#domain/photos/photos.ts'

/**
 * Sends a photo, which neither caches nor the browser store. The caller must have checked that the requester may see it.
 *
 * @throws AppError not_found when its file is missing
 */
export async function sendPhoto(
  reply: FastifyReply,
  { storage, dataKey }: { storage: MediaStorage; dataKey: DataKey },
  id: string,
): Promise<FastifyReply> {
  const stored = (await storage.get(photoKey(id))) ?? noSuchPhoto()
  const bytes = decryptBytes(dataKey, await buffer(stored.body), photoAad(id))
  return reply
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
    })
    .type(PHOTO_CONTENT_TYPE)
    .send(bytes)
}

export function noSuchPhoto(): never {
  throw new AppError('not_found', say('photos.not-found'))
}
