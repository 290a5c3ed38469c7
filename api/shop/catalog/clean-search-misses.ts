import type { Db } from '../../platform/db/client.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { deleteOldMisses } from './miss-queries.ts'

/** Daily job that deletes old search misses. */
export async function cleanSearchMisses(_data: JobData['clean-search-misses'], { db }: { db: Db }): Promise<void> {
  await deleteOldMisses(db)
}
