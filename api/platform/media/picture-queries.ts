import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { databaseCause } from '../db/is-out-of-reach.ts'
import { pictures } from '../db/schema.ts'
import { enqueue } from '../jobs/queue.ts'
import type { StoredPicture } from './ingest-picture.ts'

const FOREIGN_KEY_VIOLATION = '23503'

/** Delay of the AVIF files, so that the WebP files of an upload, which somebody is waiting for, come first. */
const AVIF_AFTER_MS = 5_000

/**
 * Inserts a picture, and enqueues the job that makes its AVIF files. A known picture keeps its name, and counts as new
 * again, because somebody is about to use it.
 */
export async function notePicture(tx: Db, picture: StoredPicture, fileName = ''): Promise<void> {
  const { id, width, height, placeholder, leftLuminance, isWebpOnly } = picture
  const name = sql`coalesce(nullif(${pictures.fileName}, ''), excluded.file_name)`
  await tx
    .insert(pictures)
    .values({ id, width, height, placeholder, leftLuminance, fileName, isWebpOnly })
    .onConflictDoUpdate({
      target: pictures.id,
      set: { createdAt: sql`clock_timestamp()`, fileName: name, isWebpOnly },
    })
  const startAfter = new Date(Date.now() + AVIF_AFTER_MS)
  if (isWebpOnly) await enqueue(tx, 'finish-picture', { pictureId: id }, { startAfter })
}

/** Returns the width of a picture whose AVIF files are still to be made, px. */
export async function readWebpOnlyWidth(db: Db, id: string): Promise<number | undefined> {
  const isPending = and(eq(pictures.id, id), pictures.isWebpOnly)
  const [picture] = await db.select({ width: pictures.width }).from(pictures).where(isPending)
  return picture?.width
}

/**
 * Records that a picture has its AVIF files. Until the end of the transaction no other transaction can delete it.
 *
 * @returns false when somebody has deleted it
 */
export async function noteAvif(tx: Db, id: string): Promise<boolean> {
  const { rowCount } = await tx.update(pictures).set({ isWebpOnly: false }).where(eq(pictures.id, id))
  return rowCount === 1
}

/**
 * Deletes a picture unless it is in use, or was sent after `sentBefore`. Until the end of the transaction no other
 * transaction can insert it again.
 *
 * @returns its width in px; undefined when it stays, or was already deleted
 */
export async function deleteUnused(tx: Db, id: string, sentBefore?: Date): Promise<number | undefined> {
  try {
    // A savepoint: the outer transaction continues when a foreign key refers to the picture.
    const [gone] = await tx.transaction((step) =>
      step
        .delete(pictures)
        .where(and(eq(pictures.id, id), sentBefore && lt(pictures.createdAt, sentBefore)))
        .returning({ width: pictures.width }),
    )
    return gone?.width
  } catch (error) {
    const cause = databaseCause(error)
    if (cause instanceof Error && 'code' in cause && cause.code === FOREIGN_KEY_VIOLATION) return undefined
    throw error
  }
}
