import { type Picture, pictureContentType, pictureFormats } from '#domain/catalog/picture.ts'
import type { MediaStorage } from '#api/platform/media/storage.ts'
import { readPictureArchive } from './picture-archive.ts'
import index from './pictures.json' with { type: 'json' }

/** `bytes`: total size of the picture's files. */
export type DemoPicture = Picture & { bytes: number }

const FILES_AT_ONCE = 8

export const demoPictures: Record<string, DemoPicture> = index

/**
 * Returns the picture encoded from a file of seed/art, named as in its manifest:
 * `products/bagmati-three-seater-sofa/1.webp`.
 *
 * @throws RangeError when it is missing: `npm run seed:pictures` was not run after the art changed
 */
export function demoPicture(file: string): DemoPicture {
  const picture = demoPictures[file]
  if (!picture) throw new RangeError(`seed/pictures.json has no picture of ${file}; run: npm run seed:pictures`)
  return picture
}

/** Copies every file of the demo's pictures to the storage, except existing ones. */
export async function copyDemoPictures(storage: MediaStorage): Promise<void> {
  const files = readPictureArchive()
  // All loops share one generator, so each file is copied once.
  const copyRest = async () => {
    for await (const { key, bytes } of files) {
      if ((await storage.sizeOf(key)) === undefined) await storage.put(key, bytes, contentTypeOf(key))
    }
  }
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, copyRest))
}

function contentTypeOf(key: string): string {
  const format = pictureFormats.find((known) => key.endsWith(`.${known}`))
  if (!format) throw new RangeError(`seed/pictures.tar holds ${key}, which is no picture`)
  return pictureContentType(format)
}
