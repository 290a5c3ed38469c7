import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { MOST_NOTES } from '#domain/bounds.ts'
import type { OrderNote } from '#contract/admin/orders.ts'
import { mentionStaff } from '../../../platform/assignments/mention-staff.ts'
import { isFirstTime, type StaffOnce } from '../../../platform/records/staff-once.ts'
import type { Db } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say } from '../../../platform/language/sentence.ts'
import { orderNotes } from '../../../platform/db/schema.ts'
import type { DataKey } from '../../../platform/secrets/data-key.ts'
import { decrypt, encrypt } from '../../../platform/secrets/encryption.ts'
import type { OrderShop } from '../change-order.ts'
import { withLockedOrder } from '../lock-order.ts'

/**
 * Adds a note about an order for the staff, and reminds colleagues whom it mentions. Its buyer never sees it, and
 * nobody edits it.
 *
 * @throws AppError key_reused; conflict when the order has the most notes
 */
export async function addNote(
  { db, secrets: { dataKey } }: OrderShop,
  orderId: string,
  words: string,
  by: { id: string; name: string },
  once: StaffOnce | undefined,
): Promise<void> {
  const id = randomUUID()
  const staff = { staffId: by.id, staffName: by.name }
  const note = { id, orderId, ...staff, words: encrypt(dataKey, words, orderNoteAad(id)), at: new Date() }
  await withLockedOrder(db, orderId, async (tx) => {
    if (!(await isFirstTime(tx, once))) return
    await refuseTooManyNotes(tx, orderId)
    await tx.insert(orderNotes).values(note)
    await mentionStaff(tx, { noteId: id, words, at: note.at }, by.id)
  })
}

/** @throws AppError conflict */
async function refuseTooManyNotes(tx: Db, orderId: string): Promise<void> {
  if ((await tx.$count(orderNotes, eq(orderNotes.orderId, orderId))) < MOST_NOTES) return
  throw new AppError('conflict', say('orders.too-many-notes', { most: MOST_NOTES }))
}

export function presentNote(
  dataKey: DataKey,
  { id, staffId, staffName, words, at }: typeof orderNotes.$inferSelect,
): OrderNote {
  return { id, staffId, staffName, words: decrypt(dataKey, words, orderNoteAad(id)), at: at.toISOString() }
}

export function orderNoteAad(noteId: string): string {
  return `note ${noteId}`
}
