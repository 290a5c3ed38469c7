import type { Db } from '../db/client.ts'
import { deleteOldMails } from './mail-queries.ts'

const keep = { sentDays: 30, unsentDays: 90 }

/** Forgets who was written to, once nobody asks any more. */
export async function cleanMails(_: unknown, { db }: { db: Db }): Promise<void> {
  await deleteOldMails(db, keep)
}
