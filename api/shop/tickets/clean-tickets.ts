import type { Db } from '../../platform/db/client.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { deleteOldTickets } from './ticket-queries.ts'

/** The daily job that deletes tickets after the time that the privacy policy states. */
export async function cleanTickets(_data: JobData['clean-tickets'], { db }: { db: Db }): Promise<void> {
  await deleteOldTickets(db)
}
