import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'
import { instant } from './instant.ts'
import { orders } from './orders.ts'
import { language } from './translations.ts'

/** By the clock, not by the beginning of the transaction: among rows of one e-mail address the newest counts. */
const insertedAt = () =>
  instant()
    .notNull()
    .default(sql`clock_timestamp()`)

/** Whoever has verified an e-mail address and so has an account. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** As typed at registration; unique without case. */
    email: text().notNull(),
    language: language(),
    /** argon2id, in PHC form. */
    passwordHash: text().notNull(),
    /** Phone, birth date and address (api/accounts/private-details.ts), encrypted with a key outside the database. */
    privateDetails: bytea().notNull(),
    /** Of its phone number (api/phone-index.ts); null until the next start for rows older than the column. */
    phoneIndex: bytea(),
    /** Id of the picture in the media storage. */
    avatarId: text(),
    createdAt: insertedAt(),
    updatedAt: instant().notNull().defaultNow(),
    /** Since when the shop lets them neither log in nor order; null while it does. */
    blockedAt: instant(),
    /** Among the staff; '' while it does. */
    blockReason: text().notNull().default(''),
  },
  (user) => [
    uniqueIndex('users_email_key').on(sql`lower(${user.email})`),
    index('users_by_phone').on(user.phoneIndex),
    index('users_by_time').on(user.createdAt.desc().nullsFirst(), user.id),
    check('users_block', sql`(${user.blockedAt} is null) = (${user.blockReason} = '')`),
  ],
)

/** A registration until its e-mail address is verified, which makes it a user. */
export const registrations = pgTable(
  'registrations',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    language: language(),
    passwordHash: text().notNull(),
    privateDetails: bytea().notNull(),
    /** Of its phone number (api/phone-index.ts); null until the next start for rows older than the column. */
    phoneIndex: bytea(),
    createdAt: insertedAt(),
  },
  (registration) => [index('registrations_email').on(sql`lower(${registration.email})`)],
)

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
    orderId: uuid().references((): AnyPgColumn => orders.id, { onDelete: 'cascade' }),
    tries: smallint().notNull().default(0),
    createdAt: insertedAt(),
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

/** A login on one device: a family of refresh tokens, of which only that of the present generation is good. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    generation: integer().notNull().default(1),
    /** The try that made the present generation (contract/accounts.ts, RefreshBody). */
    lastAttempt: uuid(),
    isRemembered: boolean().notNull(),
    device: text().notNull(),
    place: text(),
    createdAt: insertedAt(),
    lastSeenAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (session) => [index('sessions_user').on(session.userId)],
)
