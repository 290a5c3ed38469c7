import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { apiScopeNames } from '#domain/api-keys/api-keys.ts'
import { bytea, instant } from './columns.ts'
import { staff } from './staff.ts'

/** Keys of programs that call /api/v1. A row is never deleted, because the audit log names it. */
export const apiKeys = pgTable(
  'api_keys',
  {
    /** Part of the key, and its name in the audit log and in other records that say who did something. */
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** The person who made it. The key opens only what this person may do at the time of the call. */
    staffId: uuid()
      .notNull()
      .references(() => staff.id),
    /** SHA-256 of the whole key, which is shown once. */
    tokenHash: bytea().notNull(),
    scopes: text({ enum: apiScopeNames }).array().notNull(),
    callsPerMinute: integer().notNull(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    /** To ten minutes; null before the first use. */
    lastUsedAt: instant(),
    revokedAt: instant(),
  },
  (key) => [
    check('api_keys_name_not_blank', sql`btrim(${key.name}) <> ''`),
    check('api_keys_some_scope', sql`cardinality(${key.scopes}) > 0`),
    check('api_keys_expiry', sql`${key.expiresAt} between ${key.createdAt} and ${key.createdAt} + interval '731 days'`),
    check('api_keys_pace', sql`${key.callsPerMinute} > 0`),
    index('api_keys_by_staff').on(key.staffId),
    index('api_keys_by_time').on(key.createdAt, key.id),
  ],
)
