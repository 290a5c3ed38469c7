import { sql } from 'drizzle-orm'
import { boolean, check, pgTable } from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'

/**
 * Fingerprint of the key for encrypted columns (api/platform/secrets/check-data-key.ts): a single row, created at the
 * first start.
 */
export const dataKeyFingerprint = pgTable(
  'data_key_fingerprint',
  { onlyRow: boolean().primaryKey().default(true), fingerprint: bytea().notNull() },
  (row) => [check('data_key_fingerprint_one_row', sql`${row.onlyRow}`)],
)
