import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { registrations } from './accounts.ts'
import { bytea, instant } from './columns.ts'
import { orders } from './orders.ts'

export const codePurposes = ['verify-email', 'reset-password', 'verify-order', 'verify-notice'] as const

/** One-time codes, also for email addresses without an account, so that both look alike. No input matches the latter. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    purpose: text({ enum: codePurposes }).notNull(),
    /** In lower case; '' for a code that goes to a phone. */
    email: text().notNull(),
    /** Blind index of the phone number of a code that goes by SMS (api/platform/secrets/secrets.ts). */
    phoneIndex: bytea(),
    /** Keyed hash; null for a code that was never sent. */
    codeHash: bytea(),
    /** The registration that a `verify-email` code turns into a user. */
    registrationId: uuid().references(() => registrations.id, { onDelete: 'cascade' }),
    /** The order that a `verify-order` code confirms. */
    orderId: uuid().references(() => orders.id, { onDelete: 'cascade' }),
    /** Keyed hash of the network or known device that requested the code; null for a code sent with a new order. */
    asker: bytea(),
    tries: smallint().notNull().default(0),
    /** Clock time instead of the transaction's start, because the newest row of an email address counts. */
    createdAt: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    /** When the permission of a used code was spent: the new password was set. */
    redeemedAt: instant(),
  },
  (code) => [
    index('one_time_codes_registration').on(code.registrationId),
    index('one_time_codes_order').on(code.orderId),
    index('one_time_codes_email').on(code.email, code.purpose, code.createdAt),
    check('one_time_codes_tries', sql`${code.tries} between 0 and 5`),
  ],
)
