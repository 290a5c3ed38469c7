import type { Db } from '#api/db/client.ts'
import { pictures } from '#api/db/schema/pictures.ts'
import { demoPicture, demoPictures } from './pictures.ts'

/** Every picture of the demo; one that the shop's staff uploaded too is the same row. */
export async function insertPictures(db: Db): Promise<void> {
  const rows = new Map(
    Object.keys(demoPictures).map((file) => {
      const { id, width, height, placeholder, leftLuminance } = demoPicture(file)
      return [id, { id, width, height, placeholder, leftLuminance }]
    }),
  )
  await db
    .insert(pictures)
    .values([...rows.values()])
    .onConflictDoNothing()
}

/** Rows of a table that lists pictures in order. */
export function pictureRows<Owner extends object>(owner: Owner, images: readonly { file: string; alt: string }[]) {
  return images.map(({ file, alt }, position) => ({ ...owner, position, pictureId: demoPicture(file).id, alt }))
}
