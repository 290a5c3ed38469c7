import { randomUUID } from 'node:crypto'
import { CODE_VALID_MINUTES } from '#domain/accounts/one-time-code.ts'
import type { Language } from '#domain/language/languages.ts'
import { smsNumber } from '#domain/sms/sms-number.ts'
import type { Db } from '../db/client.ts'
import { smsMessages } from '../db/schema.ts'
import { enqueue } from '../jobs/queue.ts'
import type { DataKey } from '../secrets/data-key.ts'
import { encrypt } from '../secrets/encryption.ts'
import { phoneIndex } from '../secrets/secrets.ts'
import { isCodeTemplate, type SmsData, type SmsTemplate } from './sms-data.ts'

const MINUTE_MS = 60_000
/** News that came later than this would only confuse. */
const NEWS_VALID_MINUTES = 12 * 60

/**
 * `event` identifies what the SMS is about, such as `order-placed:<id of the order>`. `phone` is the recipient's, as
 * parseMobile returns it. `expiresAt`: when it is too late to send it, by default after 12 hours. `isUnproved`: a shopper
 * caused it, who may be anybody (sms-spending.ts).
 */
export type NewSms = {
  [Name in SmsTemplate]: {
    event: string
    phone: string
    template: Name
    data: SmsData[Name]
    language: Language
    isUnproved?: boolean
    expiresAt?: Date
  }
}[SmsTemplate]

/** Returns the priority of the job of an SMS: buyers wait for a code. */
export function smsPriority({ template }: Pick<SmsRow, 'template'>): number {
  return isCodeTemplate(template) ? 1 : 0
}

/** A row of the outbox; code that inserts one must also enqueue a job to send it. */
export type SmsRow = typeof smsMessages.$inferSelect

/** What is encrypted of a message. */
export type SmsContent = { to: string; data: unknown }

/**
 * Writes an SMS into the outbox. The worker sends it after the caller's transaction has committed. Each event gets one
 * SMS, even if the caller repeats the call. A number that gets no SMS gets none.
 *
 * @param dataKey  encrypts the content until the message is sent
 */
export async function queueSms(tx: Db, keys: { dataKey: DataKey }, sms: NewSms): Promise<void> {
  const row = newSms(sms, keys)
  if (!row) return
  const [queued] = await tx
    .insert(smsMessages)
    .values(row)
    .onConflictDoNothing({ target: smsMessages.event })
    .returning()
  if (queued) await enqueue(tx, 'send-sms', { smsId: row.id }, { priority: smsPriority(row) })
}

/** Returns the row of an SMS; undefined for a number that gets no SMS. */
export function newSms(
  { event, phone, template, language, data, isUnproved = false, expiresAt }: NewSms,
  { dataKey }: { dataKey: DataKey },
): SmsRow | undefined {
  const to = smsNumber(phone)
  if (to === null) return undefined
  const id = randomUUID()
  const content: SmsContent = { to, data }
  const createdAt = new Date()
  const minutes = isCodeTemplate(template) ? CODE_VALID_MINUTES : NEWS_VALID_MINUTES
  const unsent = { kept: null, tries: 0, parts: null, outcome: null, endedAt: null, gateway: null, gatewayId: null }
  return {
    id,
    event,
    template,
    language,
    phoneIndex: phoneIndex(dataKey, phone),
    isUnproved,
    content: encrypt(dataKey, JSON.stringify(content), smsAad({ id, template })),
    createdAt,
    expiresAt: expiresAt ?? new Date(createdAt.getTime() + minutes * MINUTE_MS),
    ...unsent,
    lastError: null,
    leasedUntil: null,
  }
}

/** Returns the context that a message's content is bound to. With another id or template, decryption fails. */
export function smsAad({ id, template }: { id: string; template: string }): string {
  return JSON.stringify(['sms', id, template])
}
