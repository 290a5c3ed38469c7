import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'
import { instant } from './instant.ts'
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
    /** Phone, birth date and address (api/people/accounts/profile/private-details.ts), encrypted with a key outside the database. */
    privateDetails: bytea().notNull(),
    /** Of its phone number (api/platform/secrets/phone-index.ts); null until the next start for rows older than the column. */
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
    index('users_by_words').using('gin', sql`${user.name} gin_trgm_ops`, sql`${user.email} gin_trgm_ops`),
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
    /** Of its phone number (api/platform/secrets/phone-index.ts); null until the next start for rows older than the column. */
    phoneIndex: bytea(),
    createdAt: insertedAt(),
  },
  (registration) => [index('registrations_email').on(sql`lower(${registration.email})`)],
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
