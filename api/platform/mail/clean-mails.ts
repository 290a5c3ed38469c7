import type { Db } from '../db/client.ts'
import { deleteOldMails } from './mail-queries.ts'

const keep = { sentDays: 30, unsentDays: 90 }

/** Deletes mails after their retention time. */
export async function cleanMails(_: unknown, { db }: { db: Db }): Promise<void> {
  await deleteOldMails(db, keep)
}
