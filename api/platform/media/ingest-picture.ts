import { createHash } from 'node:crypto'
import { type Picture, pictureContentType, pictureKey, pictureKeys, pictureWidths } from '#domain/catalog/picture.ts'
import { drawInTurn, type PictureSource } from './draw-in-turn.ts'
import { encodePicture, encodePixels, encodePlaceholder, leftLuminance } from './encode-picture.ts'
import { type Pixels, readPicture } from './read-picture.ts'
import type { MediaStorage } from './storage.ts'

/** Part of every ID. Raise it when the encoding changes, because browsers cache an address for a year. */
const PIPELINE_VERSION = 1

/** `isWebpOnly`: its AVIF files are still to be made. */
export type StoredPicture = Picture & { isWebpOnly: boolean }

/**
 * Stores a picture from a person or from the demo data as WebP in every width. The same bytes give the same picture, and
 * files already stored are not encoded again. Unless it has all AVIF files, its pixels are stored too, from which a job
 * makes them (finish-picture.ts).
 *
 * @param options `source`: only staff may send an SVG; `note`: called with the picture before its files are stored, so
 *                that the caller can have them completed or removed later
 * @throws AppError unsupported_media_type, too_large or invalid_input; then nothing was stored
 */
export function ingestPicture(
  bytes: Uint8Array,
  storage: MediaStorage,
  { source = 'staff', note }: { source?: PictureSource; note?: (picture: StoredPicture) => Promise<void> } = {},
): Promise<Picture> {
  return drawInTurn(source, async () => {
    const pixels = await readPicture(bytes, source)
    const picture = {
      id: pictureId(bytes),
      ...pixels.original,
      placeholder: await encodePlaceholder(pixels),
      leftLuminance: await leftLuminance(pixels),
    }
    const lacksAvif = async () => !(await areStored(pictureKeys(picture, 'avif'), storage))
    let isWebpOnly = await lacksAvif()
    await note?.({ ...picture, isWebpOnly })
    // Until the note named them, the files of a deleted picture could be cleaned away.
    if (!isWebpOnly && (await lacksAvif())) {
      isWebpOnly = true
      await note?.({ ...picture, isWebpOnly })
    }
    // The pixels come first: after a crash the job makes all other files from them.
    if (isWebpOnly) await storage.put(pixelsKey(picture.id), await encodePixels(pixels), 'image/webp')
    await storeWebp(picture.id, pixels, storage)
    return picture
  })
}

/** Returns the ID that `ingestPicture` gives these bytes. */
export function pictureId(bytes: Uint8Array): string {
  return createHash('sha256').update(`kastha picture ${PIPELINE_VERSION}\n`).update(bytes).digest('hex').slice(0, 24)
}

/** Returns the key of a picture's pixels, which are stored until the AVIF files exist. No address leads to them. */
export function pixelsKey(id: string): string {
  return `${id}/pixels.webp`
}

async function areStored(keys: readonly string[], storage: MediaStorage): Promise<boolean> {
  for (const key of keys) if ((await storage.sizeOf(key)) === undefined) return false
  return true
}

async function storeWebp(id: string, pixels: Pixels, storage: MediaStorage) {
  for (const width of pictureWidths(pixels.original.width)) {
    const key = pictureKey(id, width, 'webp')
    if ((await storage.sizeOf(key)) !== undefined) continue
    await storage.put(key, await encodePicture(pixels, width, 'webp'), pictureContentType('webp'))
  }
}
