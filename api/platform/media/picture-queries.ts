import { and, eq, lt, sql } from 'drizzle-orm'
import type { Picture } from '#domain/catalog/picture.ts'
import type { Db } from '../db/client.ts'
import { databaseCause } from '../db/is-out-of-reach.ts'
import { pictures } from '../db/schema.ts'

const FOREIGN_KEY_VIOLATION = '23503'

/** Inserts a picture. A known one counts as new again, because somebody is about to use it. */
export async function notePicture(db: Db, { id, width, height, placeholder, leftLuminance }: Picture): Promise<void> {
  await db
    .insert(pictures)
    .values({ id, width, height, placeholder, leftLuminance })
    .onConflictDoUpdate({ target: pictures.id, set: { createdAt: sql`clock_timestamp()` } })
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
