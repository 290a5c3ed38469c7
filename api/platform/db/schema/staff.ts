import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { staffRoles } from '#domain/staff.ts'
import { bytea, byteas } from './bytea.ts'
import { instant } from './instant.ts'

/** Who may use the back office. Nobody is ever deleted: records name them. */
export const staff = pgTable(
  'staff',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** As typed; unique without case. */
    email: text().notNull(),
    role: text({ enum: staffRoles }).notNull(),
    /** argon2id, in PHC form. */
    passwordHash: text().notNull(),
    /** Encrypted: the secret of the app that shows codes; null without a second factor. */
    totpSecret: bytea(),
    /** Null until a first code has shown that the app knows the secret. */
    totpSince: instant(),
    /** The 30 seconds of the last code: none is taken twice. */
    totpLastStep: bigint({ mode: 'number' }),
    /** Keyed hashes of codes for who has lost the app, each for one use. */
    recoveryHashes: byteas().notNull().default([]),
    createdAt: instant().notNull().defaultNow(),
    lastSeenAt: instant(),
    /** When they left; null while they may log in. */
    disabledAt: instant(),
  },
  (person) => [
    uniqueIndex('staff_email_key').on(sql`lower(${person.email})`),
    check('staff_name_not_blank', sql`btrim(${person.name}) <> ''`),
  ],
)

/** Logins to the back office. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id),
    /** Hash of what the cookie holds. */
    tokenHash: bytea().notNull().unique('staff_sessions_one_per_token'),
    device: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    lastSeenAt: instant().notNull().defaultNow(),
    /** When password or second factor were last given: at login, or again before an act that asks for it. */
    provedAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  (session) => [index('staff_sessions_by_staff').on(session.staffId)],
)

/** Who was asked to join, until they do. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    name: text().notNull(),
    role: text({ enum: staffRoles }).notNull(),
    /** Hash of what the link in the mail holds. */
    tokenHash: bytea().notNull().unique('staff_invitations_one_per_token'),
    invitedBy: uuid()
      .notNull()
      .references(() => staff.id),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    withdrawnAt: instant(),
  },
  (invitation) => [index('staff_invitations_by_time').on(invitation.createdAt.desc().nullsFirst())],
)

/**
 * Every row that staff changed, written by triggers (0025_back_office.sql) in the transaction of the change; the database
 * refuses to edit or delete one.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
    /** No reference, and the name as it was then: records outlive people. */
    staffId: uuid().notNull(),
    staffName: text().notNull(),
    /** Such as `PUT /api/admin/products/:id`. */
    call: text().notNull(),
    /** What was changed together. */
    requestId: text().notNull(),
    tableName: text().notNull(),
    /** Values of the primary key, with commas between. */
    rowKey: text().notNull(),
    action: text({ enum: ['insert', 'update', 'delete'] }).notNull(),
    /** Of an update only the columns that changed; null for an insert. What is secret is `(hidden)`. */
    before: jsonb().$type<Record<string, unknown>>(),
    /** Likewise; null for a delete. */
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (entry) => [
    index('audit_log_by_time').on(entry.at.desc().nullsFirst(), entry.id),
    index('audit_log_by_row').on(entry.tableName, entry.rowKey, entry.id),
    index('audit_log_by_staff').on(entry.staffId, entry.id),
    // For words anywhere in it, as api/office/audit/audit-queries.ts looks for them.
    index('audit_log_by_words').using(
      'gin',
      sql`${entry.staffName} gin_trgm_ops`,
      sql`${entry.rowKey} gin_trgm_ops`,
      sql`(${entry.before}::text) gin_trgm_ops`,
      sql`(${entry.after}::text) gin_trgm_ops`,
    ),
  ],
)

/** Lists as somebody wants to see them again: filters and order under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id),
    /** Of the list, such as `orders`. */
    resource: text().notNull(),
    name: text().notNull(),
    filters: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Such as `-placedAt`. */
    sort: text().notNull().default(''),
    /** Everybody sees it, not only who made it. */
    isShared: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  (view) => [
    unique('saved_views_one_per_name').on(view.staffId, view.resource, view.name),
    check('saved_views_name_not_blank', sql`btrim(${view.name}) <> ''`),
  ],
)
