import type { Db } from '../db/client.ts'
import type { JobData } from '../jobs/kinds.ts'
import { deleteOldTickets } from './ticket-queries.ts'

/** The daily job that forgets what people wrote, once it was kept as long as the privacy policy says. */
export async function cleanTickets(_data: JobData['clean-tickets'], { db }: { db: Db }): Promise<void> {
  await deleteOldTickets(db)
}
