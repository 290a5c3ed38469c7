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
import { staffRoles } from '#domain/staff/staff.ts'
import { bytea, byteas, instant } from './columns.ts'

/** Users of the back office. A row is never deleted, because records refer to it. */
export const staff = pgTable(
  'staff',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** As typed; unique ignoring case. */
    email: text().notNull(),
    role: text({ enum: staffRoles }).notNull(),
    /** argon2id, in PHC form. */
    passwordHash: text().notNull(),
    /** Secret of the authenticator app, encrypted; null without a second factor and a setup. A setup encrypts it anew. */
    totpSecret: bytea(),
    /** Null until a first code has proved that the app has the secret. */
    totpSince: instant(),
    /** The 30-second step of the last accepted code, so that no code works twice. */
    totpLastStep: bigint({ mode: 'number' }),
    /** Keyed hashes of the single-use recovery codes for a lost app. */
    recoveryHashes: byteas().notNull().default([]),
    createdAt: instant().notNull().defaultNow(),
    lastSeenAt: instant(),
    /** When the account was disabled; null while it may log in. */
    disabledAt: instant(),
    /** When the account was last disabled, also after it was enabled again. Links mailed before that set no password. */
    lastDisabledAt: instant(),
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
    /** Hash of the cookie's token. */
    tokenHash: bytea().notNull().unique('staff_sessions_one_per_token'),
    device: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    lastSeenAt: instant().notNull().defaultNow(),
    /** Last proof of password or second factor: at login, or again before a sensitive action. */
    provedAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  (session) => [index('staff_sessions_by_staff').on(session.staffId)],
)

/** Invitations to join the staff. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    name: text().notNull(),
    role: text({ enum: staffRoles }).notNull(),
    /** Hash of the token in the mailed link. */
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
 * Audit log of rows changed by staff. Triggers (0003_audit_log.sql) write it in the transaction of the change; the
 * database refuses to edit or delete an entry.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
    /** No foreign key, and the name as it was then: records outlive accounts. */
    staffId: uuid().notNull(),
    staffName: text().notNull(),
    /** For example `PUT /api/admin/products/:id`. */
    call: text().notNull(),
    /** Groups the changes of one request. */
    requestId: text().notNull(),
    tableName: text().notNull(),
    /** Comma-separated values of the primary key. */
    rowKey: text().notNull(),
    action: text({ enum: ['insert', 'update', 'delete'] }).notNull(),
    /** For an update only the changed columns; null for an insert. Secret values are `(hidden)`. */
    before: jsonb().$type<Record<string, unknown>>(),
    /** The same after the change; null for a delete. */
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (entry) => [
    index('audit_log_by_time').on(entry.at.desc().nullsFirst(), entry.id),
    index('audit_log_by_row').on(entry.tableName, entry.rowKey, entry.id),
    index('audit_log_by_staff').on(entry.staffId, entry.id),
    index('audit_log_by_request').on(entry.requestId),
    index('audit_log_by_call').on(entry.call),
    index('audit_log_of_deletions')
      .on(entry.at, entry.id)
      .where(sql`action = 'delete'`),
    // Serves the substring search of api/office/audit/audit-queries.ts.
    index('audit_log_by_words').using(
      'gin',
      sql`${entry.staffName} gin_trgm_ops`,
      sql`${entry.rowKey} gin_trgm_ops`,
      sql`(${entry.before}::text) gin_trgm_ops`,
      sql`(${entry.after}::text) gin_trgm_ops`,
    ),
  ],
)

/** Saved filters and sort order of a list, under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id),
    /** Name of the list, such as `orders`. */
    resource: text().notNull(),
    name: text().notNull(),
    filters: jsonb().$type<Record<string, unknown>>().notNull(),
    /** For example `-placedAt`. */
    sort: text().notNull().default(''),
    /** Visible to all staff instead of only its creator. */
    isShared: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  (view) => [
    unique('saved_views_one_per_name').on(view.staffId, view.resource, view.name),
    check('saved_views_name_not_blank', sql`btrim(${view.name}) <> ''`),
  ],
)
