import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, instant } from './columns.ts'

/**
 * The data keys with which this database was opened (api/platform/secrets/bind-data-key.ts). The one with the latest
 * `newestSince` encrypts.
 */
export const dataKeys = pgTable('data_keys', {
  /** See `idOf` in data-key.ts. */
  id: text().primaryKey(),
  fingerprint: bytea().notNull(),
  /** Whether ciphertexts without an ID are of this key. */
  isFirst: boolean().notNull(),
  /** The keys of the hashes, encrypted with this key. Null until the first start of a version that knows of them. */
  hashKeys: bytea(),
  newestSince: instant().notNull(),
  /** Since when nothing in the database or the storage needs this key; null while something may. */
  unusedSince: instant(),
})

/** How far each store of ciphertexts has been encrypted with the newest data key (api/office/secrets). */
export const dataKeyPasses = pgTable('data_key_passes', {
  /** A column, such as `orders.private_details`, or `photos`. */
  store: text().primaryKey(),
  /** ID of the key to which this pass changes what it meets. */
  keyId: text().notNull(),
  /** The key columns of the last row that was looked at; null before the first one. */
  after: text().array(),
  /** Ciphertexts that this pass met under another key, whether it could encrypt them again or not. */
  found: integer().notNull().default(0),
  /** Ciphertexts that were encrypted with `keyId`, in all passes. */
  rewritten: integer().notNull().default(0),
  beganAt: instant().notNull(),
  endedAt: instant(),
  /** When the last complete pass began, if it met no other key. */
  cleanSince: instant(),
})

/**
 * Fingerprint of the only data key, as version 0.1 stored it: a single row. Nothing writes it any more; its value is in
 * `data_keys`.
 */
export const dataKeyFingerprint = pgTable(
  'data_key_fingerprint',
  { onlyRow: boolean().primaryKey().default(true), fingerprint: bytea().notNull() },
  (row) => [check('data_key_fingerprint_one_row', sql`${row.onlyRow}`)],
)
