import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Picture, pictureContentType, pictureFormats, pictureKey, pictureWidths } from '#domain/catalog/picture.ts'
import type { MediaStorage } from '#api/platform/media/storage.ts'
import index from './pictures/index.json' with { type: 'json' }

/** `bytes`: total size of the picture's files. */
export type DemoPicture = Picture & { bytes: number }

const PICTURES_AT_ONCE = 8

export const demoPictures: Record<string, DemoPicture> = index

/**
 * Returns the picture encoded from a file of seed/art, named as in its manifest:
 * `products/bagmati-three-seater-sofa/1.webp`.
 *
 * @throws RangeError when it is missing: `npm run seed:pictures` was not run after the art changed
 */
export function demoPicture(file: string): DemoPicture {
  const picture = demoPictures[file]
  if (!picture) throw new RangeError(`seed/pictures has no picture of ${file}; run: npm run seed:pictures`)
  return picture
}

/** Copies every file of the demo's pictures to the storage, except existing ones. */
export async function copyDemoPictures(storage: MediaStorage): Promise<void> {
  const waiting = Object.values(demoPictures).values()
  // All workers share one iterator, so each picture is copied once.
  const copyRest = async () => {
    for (const picture of waiting) await copyPicture(picture, storage)
  }
  await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, copyRest))
}

async function copyPicture(picture: Picture, storage: MediaStorage) {
  for (const width of pictureWidths(picture.width)) {
    for (const format of pictureFormats) {
      const key = pictureKey(picture.id, width, format)
      if ((await storage.sizeOf(key)) !== undefined) continue
      await storage.put(key, await readFile(join(import.meta.dirname, 'pictures', key)), pictureContentType(format))
    }
  }
}
