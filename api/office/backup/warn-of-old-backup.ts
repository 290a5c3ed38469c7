import { desc, eq, min } from 'drizzle-orm'
import { nepalDay } from '#domain/nepal-time.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { backupRuns, setUpDismissals, staff } from '../../platform/db/schema.ts'
import { mailOwners } from '../../platform/mail/mail-owners.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { isBackupOld } from './backup-age.ts'

/**
 * The daily job that mails each owner once a day while the shop has no fresh backup. A failed backup cannot say so
 * itself: the disk may be full, or the machine that should write it off. A new shop has the time of one backup. A demo
 * outside production needs none, nor does a shop whose owner has dismissed the point "backup" of the set-up.
 *
 * @param now  replaces the clock
 */
export async function warnOfOldBackup(
  _: unknown,
  { db, secrets, isReal }: { db: Db; secrets: { dataKey: DataKey }; isReal: boolean },
  _signal?: AbortSignal,
  now: Date = new Date(),
): Promise<void> {
  if (!isReal || (await wantsNoBackup(db))) return
  const [last] = await db.select({ at: backupRuns.at }).from(backupRuns).orderBy(desc(backupRuns.at)).limit(1)
  const { opened } = onlyRow(await db.select({ opened: min(staff.createdAt) }).from(staff))
  const since = last?.at ?? opened
  if (since === null || !isBackupOld(since, now)) return
  const news = { news: 'backup-old', backup: last?.at.toISOString() ?? null } as const
  await db.transaction((tx) => mailOwners(tx, secrets, news, { event: nepalDay(now) }))
}

async function wantsNoBackup(db: Db): Promise<boolean> {
  return (await db.$count(setUpDismissals, eq(setUpDismissals.point, 'backup'))) > 0
}
