import type { Db } from '#api/platform/db/client.ts'
import { pictures } from '#api/platform/db/schema/pictures.ts'
import { demoPicture, demoPictures } from './pictures.ts'

/** Inserts every picture of the demo. A picture that staff also uploaded is the same row. */
export async function insertPictures(db: Db): Promise<void> {
  const rows = new Map(
    Object.keys(demoPictures).map((file) => {
      const { id, width, height, placeholder, leftLuminance } = demoPicture(file)
      return [id, { id, width, height, placeholder, leftLuminance, fileName: fileNameOf(file) }]
    }),
  )
  await db
    .insert(pictures)
    .values([...rows.values()])
    .onConflictDoNothing()
}

/** Returns a name as an uploaded file would have: `asan-bed-1.webp` for `products/asan-bed/1.webp`. */
function fileNameOf(file: string): string {
  const [folder, name] = file.split('/').slice(-2)
  return /^\d/.test(name!) ? `${folder}-${name}` : name!
}

/** A picture with its alt texts in English and Nepali. */
export type DemoImage = { file: string; alt: string; nepali: string }

/** Returns rows for a table that lists pictures in order. */
export function pictureRows<Owner extends object>(owner: Owner, images: readonly DemoImage[]) {
  return images.map(({ file, alt, nepali }, position) => {
    return { ...owner, position, pictureId: demoPicture(file).id, alt, translations: { ne: { alt: nepali } } }
  })
}
