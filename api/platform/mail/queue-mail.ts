import { randomUUID } from 'node:crypto'
import { CODE_VALID_MINUTES } from '#domain/accounts/one-time-code.ts'
import type { Language } from '#domain/language/languages.ts'
import { INVITATION_VALID_DAYS, RESET_VALID_MINUTES } from '#domain/staff/staff.ts'
import type { Db } from '../db/client.ts'
import { mails } from '../db/schema.ts'
import { enqueue } from '../jobs/queue.ts'
import type { DataKey } from '../secrets/data-key.ts'
import { encrypt } from '../secrets/encryption.ts'
import type { TemplateData, TemplateName } from './templates/template-data.ts'
import { type ShopTemplate, toTheShop } from './templates/to-the-shop.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** Minutes after which a mail with a short-lived code or link is no longer sent. */
const validMinutes: Partial<Record<TemplateName, number>> = {
  'verify-email': CODE_VALID_MINUTES,
  'reset-password': CODE_VALID_MINUTES,
  'verify-order': CODE_VALID_MINUTES,
  'staff-reset': RESET_VALID_MINUTES,
  'staff-invited': INVITATION_VALID_DAYS * DAY_MINUTES,
}

/**
 * `event` identifies what the mail is about, such as `verify-email:<id of the code>`. `language` is the recipient's,
 * also for the names in `data`. Mails to the shop are in English.
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
 * Writes a mail into the outbox. The worker sends it after the caller's transaction has committed. Each event gets one
 * mail, even if the caller repeats the call.
 *
 * @param dataKey        encrypts the content until the mail is sent
 * @param isBeyondShare  see mailPriority
 */
export async function queueMail(
  tx: Db,
  keys: { dataKey: DataKey },
  mail: NewMail,
  { isBeyondShare = false }: { isBeyondShare?: boolean } = {},
): Promise<void> {
  const row = newMail(mail, keys)
  const [queued] = await tx.insert(mails).values(row).onConflictDoNothing({ target: mails.event }).returning()
  if (queued) await enqueue(tx, 'send-mail', { mailId: row.id }, { priority: mailPriority(row, { isBeyondShare }) })
}

/**
 * Mails for which somebody waits, with a page open. Both answers to a registration are among them, so that their time
 * does not tell which it was.
 */
const awaited: ReadonlySet<string> = new Set<TemplateName>([
  'verify-email',
  'account-exists',
  'reset-password',
  'staff-reset',
  'verify-order',
  'order-link',
])

/**
 * Returns the priority of a mail's job. One visitor can cause hundreds of mails to the shop, so these go last.
 *
 * @param hasCode        whether somebody has to enter what it says, for a template that is not always awaited
 * @param isBeyondShare  whether its network requested so many that this one goes behind those of others (`awaitedMails`
 *                       in address-limits.ts)
 */
export function mailPriority(
  { template }: Pick<MailRow, 'template'>,
  { hasCode = false, isBeyondShare = false }: { hasCode?: boolean; isBeyondShare?: boolean } = {},
): number {
  if (!isBeyondShare && (hasCode || awaited.has(template))) return 2
  return toTheShop.some((name) => name === template) ? 0 : 1
}

/** A row of the outbox; code that inserts one must also enqueue a job to send it. */
export type MailRow = typeof mails.$inferSelect

export function newMail({ event, to, template, language, data }: NewMail, { dataKey }: { dataKey: DataKey }): MailRow {
  const id = randomUUID()
  const content = encrypt(dataKey, JSON.stringify(data), mailAad({ id, to, template }))
  const minutes = validMinutes[template]
  const createdAt = new Date()
  const expiresAt = minutes ? new Date(createdAt.getTime() + minutes * MINUTE_MS) : null
  const unsent = { kept: null, sentAt: null, tries: 0, lastError: null, leasedUntil: null }
  return { id, event, to, template, language, content, createdAt, expiresAt, ...unsent }
}

/** Returns the context that a mail's content is bound to. With another ID, address or template, decryption fails. */
export function mailAad({ id, to, template }: { id: string; to: string; template: string }): string {
  return JSON.stringify(['mail', id, to, template])
}
