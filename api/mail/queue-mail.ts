import { randomUUID, type KeyObject } from 'node:crypto'
import type { Language } from '#domain/languages.ts'
import { CODE_VALID_MINUTES } from '#domain/one-time-code.ts'
import { INVITATION_VALID_DAYS, RESET_VALID_MINUTES } from '#domain/staff.ts'
import type { Db } from '../db/client.ts'
import { mails } from '../db/schema.ts'
import { encrypt } from '../encryption.ts'
import { enqueue } from '../jobs/queue.ts'
import { mailAad } from './mail-aad.ts'
import type { TemplateData, TemplateName } from './templates/template-data.ts'
import type { ShopTemplate } from './templates/to-the-shop.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** Mails that say something for a short time only do not leave after it. */
const validMinutes: Partial<Record<TemplateName, number>> = {
  'verify-email': CODE_VALID_MINUTES,
  'reset-password': CODE_VALID_MINUTES,
  'verify-order': CODE_VALID_MINUTES,
  'staff-reset': RESET_VALID_MINUTES,
  'staff-invited': INVITATION_VALID_DAYS * DAY_MINUTES,
}

/**
 * `event` is what the mail tells of, such as `verify-email:<id of the code>`; `language` that of whoever gets it, in
 * which the names in `data` stand too. Mails to the shop are English.
 */
export type NewMail = {
  [Name in TemplateName]: {
    event: string
    to: string
    template: Name
    data: TemplateData[Name]
    language: Name extends ShopTemplate ? 'en' : Language
  }
}[TemplateName]

/**
 * Writes a mail into the outbox, from where it leaves as soon as the caller's transaction has committed. Each event is
 * told once, however often this is called.
 *
 * @param dataKey  encrypts what the mail says, until it has left
 */
export async function queueMail(tx: Db, keys: { dataKey: KeyObject }, mail: NewMail): Promise<void> {
  const row = newMail(mail, keys)
  const [queued] = await tx.insert(mails).values(row).onConflictDoNothing({ target: mails.event }).returning()
  if (queued) await enqueue(tx, 'send-mail', { mailId: row.id })
}

/** A mail as it stands in the outbox; somebody who writes it there must leave a job to send it too. */
export type MailRow = typeof mails.$inferSelect

export function newMail(
  { event, to, template, language, data }: NewMail,
  { dataKey }: { dataKey: KeyObject },
): MailRow {
  const id = randomUUID()
  const content = encrypt(dataKey, JSON.stringify(data), mailAad({ id, to, template }))
  const minutes = validMinutes[template]
  const createdAt = new Date()
  const expiresAt = minutes ? new Date(createdAt.getTime() + minutes * MINUTE_MS) : null
  const unsent = { sentAt: null, tries: 0, lastError: null, leasedUntil: null }
  return { id, event, to, template, language, content, createdAt, expiresAt, ...unsent }
}
