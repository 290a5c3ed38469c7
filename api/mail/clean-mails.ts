import type { JobTools } from '../jobs/job-tools.ts'
import { deleteOldMails } from './mail-queries.ts'

const keep = { sentDays: 30, unsentDays: 90 }

/** Forgets who was written to, once nobody asks any more. */
export async function cleanMails(_: unknown, { db }: JobTools): Promise<void> {
  await deleteOldMails(db, keep)
}
