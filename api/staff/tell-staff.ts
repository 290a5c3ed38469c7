import { randomUUID } from 'node:crypto'
import type { Db } from '../db/client.ts'
import type { TemplateData } from '../mail/templates/template-data.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Secrets } from '../secrets.ts'

type News = TemplateData['staff-news']

/** Mails a staff member about a change of their login, in case somebody else made it. */
export async function tellStaff(
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
