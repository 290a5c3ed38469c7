import { randomUUID } from 'node:crypto'
import type { OrderNote } from '#contract/admin/orders.ts'
import { isFirstTime, type StaffOnce } from '../../../platform/records/staff-once.ts'
import { retryConflicts } from '../../../platform/db/retry-conflicts.ts'
import { orderNotes } from '../../../platform/db/schema.ts'
import type { DataKey } from '../../../platform/secrets/data-key.ts'
import { decrypt, encrypt } from '../../../platform/secrets/encryption.ts'
import type { OrderShop } from '../change-order.ts'

/**
 * Adds a note about an order for the staff. Its buyer never sees it, and nobody edits it.
 *
 * @throws AppError key_reused
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
  await retryConflicts(() => {
    return db.transaction(async (tx) => {
      if (await isFirstTime(tx, once)) await tx.insert(orderNotes).values(note)
    })
  })
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
