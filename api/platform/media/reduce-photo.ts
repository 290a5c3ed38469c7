import { drawInTurn } from './draw-in-turn.ts'
import { encodeReduced } from './encode-picture.ts'
import { readPicture } from './read-picture.ts'

/**
 * Shrinks a customer's photo so that the pipeline takes seconds: a photo of twelve megapixels would keep it busy for a
 * quarter of a minute. Nothing else of the file remains.
 *
 * @returns a WebP of at most 960 px a side
 * @throws AppError unsupported_media_type, too_large or invalid_input
 */
export function reducePhoto(bytes: Uint8Array): Promise<Buffer> {
  return drawInTurn('shopper', async () => encodeReduced(await readPicture(bytes, 'shopper')))
}
