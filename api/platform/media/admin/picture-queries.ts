import { and, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type { ListedPicture, PictureBody, PictureDetails, PicturesQuery, StaffPicture } from '#contract/admin/media.ts'
import { containing } from '../../records/conditions.ts'
import { orderOf, pageOf } from '../../records/page-of.ts'
import { versionOf } from '../../records/version.ts'
import type { Db } from '../../db/client.ts'
import { pictures } from '../../db/schema.ts'
import { countUses, isUnused, readReferences, readUses } from './picture-uses.ts'
import { largestUrl } from '../picture-rows.ts'

/** Returns a page of the library. */
export async function listPictures(db: Db, query: PicturesQuery): Promise<{ items: ListedPicture[]; total: number }> {
  const { q, ids, unused } = query
  const references = await readReferences(db)
  const nothingShows = isUnused(references)
  const wanted = and(
    ids && inArray(pictures.id, ids),
    q === '' ? undefined : or(ilike(pictures.fileName, containing(q)), eq(pictures.id, q.trim())),
    unused === undefined ? undefined : unused ? nothingShows : sql`not (${nothingShows})`,
  )
  const { createdAt, fileName, width } = pictures
  const { limit, offset } = pageOf(query)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(pictures)
      .where(wanted)
      .orderBy(...orderOf(query.sort, { createdAt, fileName, width }, pictures.id))
      .limit(limit)
      .offset(offset),
    db.$count(pictures, wanted),
  ])
  const uses = await countUses(
    db,
    references,
    rows.map(({ id }) => id),
  )
  return { items: rows.map((row) => ({ ...presentPicture(row), uses: uses.get(row.id) ?? 0 })), total }
}

/** Reads one picture with its uses. */
export async function readPictureDetails(db: Db, id: string): Promise<PictureDetails | undefined> {
  const picture = await readStaffPicture(db, id)
  if (!picture) return undefined
  const references = await readReferences(db)
  const [uses, usedBy] = await Promise.all([countUses(db, references, [id]), readUses(db, references, id)])
  return { ...picture, uses: uses.get(id) ?? 0, usedBy, version: pictureVersion(picture) }
}

export async function readStaffPicture(db: Db, id: string): Promise<StaffPicture | undefined> {
  const [row] = await db.select().from(pictures).where(eq(pictures.id, id))
  return row && presentPicture(row)
}

/** Locks a picture until the end of the transaction. */
export async function lockPicture(tx: Db, id: string): Promise<void> {
  await tx.select({ id: pictures.id }).from(pictures).where(eq(pictures.id, id)).for('update')
}

/** Updates a picture, and clears the cache of all pages. */
export async function updatePicture(tx: Db, id: string, { fileName, focus }: PictureBody): Promise<void> {
  await tx.update(pictures).set({ fileName, focusX: focus.x, focusY: focus.y }).where(eq(pictures.id, id))
  await tx.execute(sql`select pg_notify('cache', 'all')`)
}

function presentPicture(row: typeof pictures.$inferSelect): StaffPicture {
  const { id, fileName, width, height, placeholder, focusX, focusY, createdAt } = row
  const focus = { x: focusX, y: focusY }
  return { id, fileName, width, height, placeholder, focus, url: largestUrl(row), createdAt: createdAt.toISOString() }
}

function pictureVersion({ fileName, focus }: StaffPicture): string {
  return versionOf({ fileName, focus })
}
