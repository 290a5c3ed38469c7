import type { Db } from '#api/platform/db/client.ts'
import { pictures } from '#api/platform/db/schema/pictures.ts'
import { demoPicture, demoPictures } from './pictures.ts'

/** Every picture of the demo; one that the shop's staff uploaded too is the same row. */
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

/** `products/asan-bed/1.webp` is `asan-bed-1.webp`, as somebody would have called the file who uploads it. */
function fileNameOf(file: string): string {
  const [folder, name] = file.split('/').slice(-2)
  return /^\d/.test(name!) ? `${folder}-${name}` : name!
}

/** A picture with what it shows, in English and in Nepali. */
export type DemoImage = { file: string; alt: string; nepali: string }

/** Rows of a table that lists pictures in order. */
export function pictureRows<Owner extends object>(owner: Owner, images: readonly DemoImage[]) {
  return images.map(({ file, alt, nepali }, position) => {
    return { ...owner, position, pictureId: demoPicture(file).id, alt, translations: { ne: { alt: nepali } } }
  })
}
