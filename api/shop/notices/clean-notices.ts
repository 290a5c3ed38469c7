import { CONFIRM_WITHIN_DAYS } from '#domain/notices/notices.ts'
import type { Db } from '../../platform/db/client.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { deleteUnconfirmed } from './subscription-queries.ts'

const DAY_MS = 86_400_000

/** Daily job that deletes requests which nobody has confirmed. */
export async function cleanNotices(_data: JobData['clean-notices'], { db }: { db: Db }): Promise<void> {
  await deleteUnconfirmed(db, new Date(Date.now() - CONFIRM_WITHIN_DAYS * DAY_MS))
}
