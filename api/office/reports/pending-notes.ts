import type { Db } from '../../platform/db/client.ts'
import { countPendingPapers } from './paper-queries.ts'

/** The warning of a report of invoices while some have no number yet; none otherwise. */
export async function pendingNotes(db: Db): Promise<string[]> {
  const count = await countPendingPapers(db)
  if (count === 0) return []
  const papers = count === 1 ? '1 invoice or credit note has' : `${count} invoices and credit notes have`
  return [`${papers} no number yet and no book contains them: the calendar has ended, or the shop is not set up.`]
}
