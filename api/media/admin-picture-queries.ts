import { eq, sql } from 'drizzle-orm'
import type { StaffPicture } from '#contract/admin/media.ts'
import type { Picture } from '#domain/picture.ts'
import type { Db } from '../db/client.ts'
import { pictures } from '../db/schema.ts'
import { largestUrl } from './picture-rows.ts'

type PictureRow = typeof pictures.$inferSelect

/** Writes down a picture of the staff's. One that is known keeps its name and its focal point, and counts as new again. */
export async function noteStaffPicture(tx: Db, picture: Picture, fileName: string): Promise<void> {
  const { id, width, height, placeholder, leftLuminance } = picture
  const name = sql`coalesce(nullif(${pictures.fileName}, ''), excluded.file_name)`
  await tx
    .insert(pictures)
    .values({ id, width, height, placeholder, leftLuminance, fileName })
    .onConflictDoUpdate({ target: pictures.id, set: { createdAt: sql`clock_timestamp()`, fileName: name } })
}

export async function readStaffPicture(db: Db, id: string): Promise<StaffPicture | undefined> {
  const [row] = await db.select().from(pictures).where(eq(pictures.id, id))
  return row && presentPicture(row)
}

export function presentPicture(row: PictureRow): StaffPicture {
  const { id, fileName, width, height, placeholder, focusX, focusY, createdAt } = row
  const focus = { x: focusX, y: focusY }
  return { id, fileName, width, height, placeholder, focus, url: largestUrl(row), createdAt: createdAt.toISOString() }
}
