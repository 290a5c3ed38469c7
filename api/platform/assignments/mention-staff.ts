import { and, inArray, isNull } from 'drizzle-orm'
import { assignmentRules } from '#domain/assignments/assignments.ts'
import { mentionedIn } from '#domain/assignments/mentions.ts'
import { mayDo, staffRoles } from '#domain/staff/staff.ts'
import type { Db } from '../db/client.ts'
import { mentions, staff } from '../db/schema.ts'

/**
 * Records whom a new note about an order mentions: active colleagues who may read the order.
 *
 * @param byId  the author, who needs no reminder
 */
export async function mentionStaff(
  tx: Db,
  { noteId, words, at }: { noteId: string; words: string; at: Date },
  byId: string,
): Promise<void> {
  if (!words.includes('@')) return
  const readers = staffRoles.filter((role) => mayDo(role, assignmentRules.order.read))
  const people = await tx
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(and(isNull(staff.disabledAt), inArray(staff.role, readers)))
  const mentioned = mentionedIn(words, people).filter(({ id }) => id !== byId)
  if (mentioned.length === 0) return
  await tx.insert(mentions).values(mentioned.map(({ id }) => ({ noteId, staffId: id, at })))
}
