import type { Db } from '../db/client.ts'
import type { DataKey } from '../secrets/data-key.ts'
import { readOwners } from './mail-queries.ts'
import { queueMail } from './queue-mail.ts'
import type { StaffNews } from './templates/staff-data.ts'

/**
 * Mails each owner: about a change that somebody else may have made in their place, or about a missing backup.
 *
 * @param event  tells one event of this kind from another: an id, or a day. Each is mailed once, even if the caller
 *               repeats the call
 */
export async function mailOwners(
  tx: Db,
  keys: { dataKey: DataKey },
  news: Omit<StaffNews, 'name' | 'at'>,
  { event }: { event: string },
): Promise<void> {
  const at = new Date().toISOString()
  for (const { id, name, email } of await readOwners(tx)) {
    await queueMail(tx, keys, {
      event: `staff-news:${news.news}:${event}:${id}`,
      to: email,
      template: 'staff-news',
      language: 'en',
      data: { ...news, name, at },
    })
  }
}
