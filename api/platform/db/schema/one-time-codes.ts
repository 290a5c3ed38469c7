import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { registrations } from './accounts.ts'
import { bytea } from './bytea.ts'
import { instant } from './instant.ts'
import { orders } from './orders.ts'

export const codePurposes = ['verify-email', 'reset-password', 'verify-order'] as const

/** One-time codes; also for e-mail addresses without an account, so that both look alike. Such a code fits nothing. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    purpose: text({ enum: codePurposes }).notNull(),
    /** In lower case. */
    email: text().notNull(),
    /** Keyed hash; null for a code that nobody was sent. */
    codeHash: bytea(),
    /** What a code to verify an e-mail address makes a user. */
    registrationId: uuid().references(() => registrations.id, { onDelete: 'cascade' }),
    /** What a code to verify an order is for. */
    orderId: uuid().references(() => orders.id, { onDelete: 'cascade' }),
    /** Keyed hash of the network or known device that requested the code; null for a code sent with a new order. */
    asker: bytea(),
    tries: smallint().notNull().default(0),
    /** By the clock, not by the beginning of the transaction: among rows of one e-mail address the newest counts. */
    createdAt: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    /** When what a used code permits was done: the new password set. */
    redeemedAt: instant(),
  },
  (code) => [
    index('one_time_codes_registration').on(code.registrationId),
    index('one_time_codes_order').on(code.orderId),
    index('one_time_codes_email').on(code.email, code.purpose, code.createdAt),
    check('one_time_codes_tries', sql`${code.tries} between 0 and 5`),
  ],
)
