import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant, language } from './columns.ts'

/** `sent` and `away` cost money, or may have: at `away` the gateway did not answer twice. `capped`: SMS_DAILY_PARTS. */
export const smsOutcomes = ['sent', 'no-number', 'halted', 'refused', 'away', 'expired', 'capped'] as const

/** SMS to send, kept for some time after they are sent. */
export const smsMessages = pgTable(
  'sms_messages',
  {
    id: uuid().primaryKey(),
    /** The event that the SMS reports, such as `order-placed:<id of the order>`; each is sent once. */
    event: text().notNull().unique(),
    template: text().notNull(),
    language: language(),
    /** Blind index of the phone number (api/platform/secrets/secrets.ts). */
    phoneIndex: bytea().notNull(),
    /** Whether a shopper caused it, who may be anybody, such as a guest who asks for a code. */
    isUnproved: boolean().notNull(),
    /** Phone number and template data, encrypted; null once the message has an outcome. */
    content: bytea(),
    /** The content of a message that has ended, while staff may send it again (api/platform/sms/sms-queries.ts). */
    kept: bytea(),
    createdAt: instant().notNull().defaultNow(),
    /** The message is not sent after this time, since nobody needs it any more. */
    expiresAt: instant().notNull(),
    /** Calls of the gateway: two at most. */
    tries: smallint().notNull().default(0),
    /** Parts that the gateway charges, once the message was written. */
    parts: smallint(),
    outcome: text({ enum: smsOutcomes }),
    endedAt: instant(),
    gateway: text(),
    /** Id of the message at the gateway. */
    gatewayId: text(),
    lastError: text(),
    /** End of the sending process's lease. */
    leasedUntil: instant(),
  },
  (message) => [
    index('sms_messages_by_thing').on(sql`split_part(${message.event}, ':', 2)`),
    index('sms_messages_by_time').on(message.createdAt),
    index('sms_messages_ended').on(message.endedAt.desc()),
    index('sms_messages_by_phone').on(message.phoneIndex, message.createdAt),
    index('sms_messages_unsent')
      .on(message.createdAt)
      .where(sql`${message.outcome} is distinct from 'sent'`),
  ],
)

/** Phone numbers that a gateway called invalid. Sending to one again costs a fine. */
export const smsDeadNumbers = pgTable('sms_dead_numbers', {
  /** As in `sms_messages`. */
  phoneIndex: bytea().primaryKey(),
  gateway: text().notNull(),
  why: text().notNull(),
  at: instant().notNull().defaultNow(),
})
