import type { Db } from '../../platform/db/client.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { deleteOldDevices } from './login/known-devices.ts'
import { deleteOldReads } from '../../platform/personal-reads/read-queries.ts'
import { deleteOldCodes, deleteOldRegistrations, deleteOldSessions } from './cleaning-queries.ts'

/** The daily job that deletes account records that are no longer needed. */
export async function cleanAccounts(_data: JobData['clean-accounts'], { db }: { db: Db }): Promise<void> {
  await deleteOldRegistrations(db)
  await deleteOldCodes(db)
  await deleteOldSessions(db)
  await deleteOldDevices(db)
  await deleteOldReads(db)
}
