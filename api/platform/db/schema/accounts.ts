import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant, language } from './columns.ts'

/** Clock time instead of the transaction's start, because the newest row of an email address counts. */
const insertedAt = () =>
  instant()
    .notNull()
    .default(sql`clock_timestamp()`)

/** Customers with an account. An account exists once its email address is verified. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** As typed at registration; unique ignoring case. */
    email: text().notNull(),
    language: language(),
    /** argon2id, in PHC form. */
    passwordHash: text().notNull(),
    /**
     * Phone, birth date and address, encrypted with a key outside the database
     * (api/people/accounts/profile/private-details.ts).
     */
    privateDetails: bytea().notNull(),
    /**
     * Blind index of the phone number (api/platform/secrets/secrets.ts). Rows older than the column are null until
     * the next start.
     */
    phoneIndex: bytea(),
    /** Id of the picture in the media storage. */
    avatarId: text(),
    /** English name of the district for which pages show costs and days; '' for none. */
    deliveryDistrict: text().notNull().default(''),
    createdAt: insertedAt(),
    updatedAt: instant().notNull().defaultNow(),
    /** Start of the block; a blocked customer can neither log in nor order. Null when not blocked. */
    blockedAt: instant(),
    /** Visible to staff only; '' when not blocked. */
    blockReason: text().notNull().default(''),
  },
  (user) => [
    uniqueIndex('users_email_key').on(sql`lower(${user.email})`),
    index('users_by_phone').on(user.phoneIndex),
    index('users_by_words').using('gin', sql`${user.name} gin_trgm_ops`, sql`${user.email} gin_trgm_ops`),
    index('users_by_time').on(user.createdAt.desc().nullsFirst(), user.id),
    index('users_by_change').on(user.updatedAt, user.id),
    index('users_by_name').on(user.name, user.id),
    index('users_blocked')
      .on(user.createdAt, user.id)
      .where(sql`blocked_at is not null`),
    check('users_block', sql`(${user.blockedAt} is null) = (${user.blockReason} = '')`),
  ],
)

/**
 * What an account has bought, without cancelled and returned orders, so that lists can sort by it. Triggers on users and orders
 * keep it (0024_summaries.sql).
 */
export const customerFigures = pgTable(
  'customer_figures',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    orderCount: integer().notNull().default(0),
    /** Whole rupees. */
    spent: bigint({ mode: 'number' }).notNull().default(0),
    /** Null without orders. */
    lastOrderAt: instant(),
  },
  (figures) => [
    index('customer_figures_by_orders').on(figures.orderCount, figures.userId),
    index('customer_figures_by_spent').on(figures.spent, figures.userId),
    index('customer_figures_by_last_order').on(figures.lastOrderAt.asc().nullsFirst(), figures.userId),
  ],
)

/** Registrations whose email address is not verified yet; verification turns one into a user. */
export const registrations = pgTable(
  'registrations',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    language: language(),
    passwordHash: text().notNull(),
    privateDetails: bytea().notNull(),
    /**
     * Blind index of the phone number (api/platform/secrets/secrets.ts). Rows older than the column are null until
     * the next start.
     */
    phoneIndex: bytea(),
    createdAt: insertedAt(),
  },
  (registration) => [index('registrations_email').on(sql`lower(${registration.email})`)],
)

/** A login on one device: a family of refresh tokens. Only the token of the current generation is valid. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    generation: integer().notNull().default(1),
    /** The attempt that created the current generation (contract/accounts.ts, RefreshBody). */
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
