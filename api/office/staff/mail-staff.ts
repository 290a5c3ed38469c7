import { randomUUID } from 'node:crypto'
import type { Db } from '../../platform/db/client.ts'
import type { TemplateData } from '../../platform/mail/templates/template-data.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'

type News = TemplateData['staff-news']

/** Mails a staff member about a change of their login, in case somebody else made it. */
export async function mailStaff(
  tx: Db,
  secrets: Secrets,
  { name, email }: { name: string; email: string },
  news: Omit<News, 'name' | 'at'>,
): Promise<void> {
  await queueMail(tx, secrets, {
    event: `staff-news:${randomUUID()}`,
    to: email,
    template: 'staff-news',
    language: 'en',
    data: { ...news, name, at: new Date().toISOString() },
  })
}
