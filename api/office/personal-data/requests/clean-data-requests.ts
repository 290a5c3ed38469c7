import type { Db } from '../../../platform/db/client.ts'
import type { JobData } from '../../../platform/jobs/kinds.ts'
import { closeOldRequests, deleteOldRequests } from './request-queries.ts'

/** The daily job that forgets persons whose request nobody finished, and deletes requests after the time of the books. */
export async function cleanDataRequests(
  _data: JobData['clean-data-requests'],
  { db }: { db: Db },
  signal: AbortSignal,
): Promise<void> {
  await closeOldRequests(db)
  await deleteOldRequests(db, signal)
}
