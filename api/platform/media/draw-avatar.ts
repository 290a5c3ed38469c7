import { fileTypeFromBuffer } from 'file-type'
import { avatarTypes } from '#domain/accounts/avatar.ts'
import { AppError } from '../errors/app-error.ts'
import { encodeAvatar } from './encode-picture.ts'
import { drawInTurn } from './draw-in-turn.ts'
import { readPicture } from './read-picture.ts'
import { say } from '../language/sentence.ts'

/** An animated PNG has its own type; its first frame is kept. */
const taken = new Set<string | undefined>([...avatarTypes, 'image/apng'])

/**
 * Encodes the square middle of an avatar anew from its pixels. Nothing else of the file remains: no location, no name,
 * no script.
 *
 * @throws AppError unsupported_media_type, too_large or invalid_input
 */
export function drawAvatar(bytes: Uint8Array): Promise<Buffer> {
  return drawInTurn('shopper', async () => {
    const type = (await fileTypeFromBuffer(bytes))?.mime
    if (!taken.has(type)) throw new AppError('unsupported_media_type', say('profile.avatar.wrong-type'))
    return encodeAvatar(await readPicture(bytes, 'shopper'))
  })
}
