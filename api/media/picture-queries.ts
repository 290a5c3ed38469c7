import { and, eq, lt, sql } from 'drizzle-orm'
import type { Picture } from '#domain/picture.ts'
import type { Db } from '../db/client.ts'
import { databaseCause } from '../db/is-out-of-reach.ts'
import { pictures } from '../db/schema.ts'

const FOREIGN_KEY_VIOLATION = '23503'

/** Writes a picture down; one that is known counts as new again, since somebody is about to use it. */
export async function notePicture(db: Db, { id, width, height, placeholder, leftLuminance }: Picture): Promise<void> {
  await db
    .insert(pictures)
    .values({ id, width, height, placeholder, leftLuminance })
    .onConflictDoUpdate({ target: pictures.id, set: { createdAt: sql`clock_timestamp()` } })
}

/**
 * Deletes a picture unless something shows it, or it was sent lately (`sentBefore`, where given). Until the end of the transaction nobody can note
 * it again.
 *
 * @returns how wide it was, px; undefined when it stays, or was gone
 */
export async function deleteUnused(tx: Db, id: string, sentBefore?: Date): Promise<number | undefined> {
  try {
    // Of its own, so that the transaction goes on when a foreign key holds the picture.
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
