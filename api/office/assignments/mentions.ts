import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Mention } from '#contract/admin/assignments.ts'
import type { Db } from '../../platform/db/client.ts'
import { mentions, orderNotes, orders } from '../../platform/db/schema.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { presentNote } from '../../sales/orders/admin/order-notes.ts'

const MOST_LISTED = 50
/** Maximum number of characters of a note in the list. */
const SHOWN_WORDS_LENGTH = 160

export function isUnseenBy(staffId: string) {
  return and(eq(mentions.staffId, staffId), isNull(mentions.seenAt))
}

/** Lists the newest notes that mention a staff member, until they have seen them. */
export async function listMentions({ db, dataKey }: { db: Db; dataKey: DataKey }, staffId: string): Promise<Mention[]> {
  const rows = await db
    .select({ note: orderNotes, number: orders.number })
    .from(mentions)
    .innerJoin(orderNotes, eq(orderNotes.id, mentions.noteId))
    .innerJoin(orders, eq(orders.id, orderNotes.orderId))
    .where(isUnseenBy(staffId))
    .orderBy(desc(mentions.at))
    .limit(MOST_LISTED)
  return rows.map(({ note, number }) => {
    const { id: noteId, staffName: by, words, at } = presentNote(dataKey, note)
    return { noteId, orderId: note.orderId, number, by, words: words.slice(0, SHOWN_WORDS_LENGTH), at }
  })
}

/** Marks notes as seen by a staff member whom they mention. */
export async function seeMentions(db: Db, noteIds: readonly string[], staffId: string): Promise<void> {
  await db.transaction((tx) =>
    tx
      .update(mentions)
      .set({ seenAt: new Date() })
      .where(and(isUnseenBy(staffId), inArray(mentions.noteId, [...noteIds]))),
  )
}
