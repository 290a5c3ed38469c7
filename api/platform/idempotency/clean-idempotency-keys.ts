import type { Db } from '../db/client.ts'
import type { JobData } from '../jobs/kinds.ts'
import { deleteOldKeys } from './key-queries.ts'

/** The hourly job that forgets answers which nobody asks for any more. */
export async function cleanIdempotencyKeys(
  _data: JobData['clean-idempotency-keys'],
  { db }: { db: Db },
): Promise<void> {
  await deleteOldKeys(db)
}
