import type { Db } from '../db/client.ts'
import type { JobData } from '../jobs/kinds.ts'
import { deleteOldKeys } from './key-queries.ts'

/** Hourly job that deletes expired idempotency keys with their answers. */
export async function cleanIdempotencyKeys(
  _data: JobData['clean-idempotency-keys'],
  { db }: { db: Db },
): Promise<void> {
  await deleteOldKeys(db)
}
