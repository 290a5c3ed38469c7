import type { KeyObject } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FastifyReply } from 'fastify'
import { decryptBytes } from '../../platform/secrets/encryption.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import { PHOTO_CONTENT_TYPE, photoAad, photoKey } from '../../platform/media/photo-file.ts'

/**
 * Answers with a photo, which nothing between shop and browser keeps. Whether it is for who asks, the caller has found
 * out.
 *
 * @throws AppError not_found when its file is gone
 */
export async function sendPhoto(
  reply: FastifyReply,
  { storage, dataKey }: { storage: MediaStorage; dataKey: KeyObject },
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
  throw new AppError('not_found', 'Photo not found.')
}
