import { createSecretKey } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { dataKeys } from '../db/schema.ts'
import { StartError } from '../errors/app-error.ts'
import { DataKey, deriveHashKeys, fingerprintOf, hashUses, type HashKeys } from './data-key.ts'
import { decryptBytes, encryptBytes } from './encryption.ts'

const HASH_KEY_BYTES = 32

type Row = typeof dataKeys.$inferSelect

/**
 * Binds the data key to a database: its first key, the keys of its hashes, and the note that DATA_KEY encrypts from now on.
 * The first start with a database makes DATA_KEY its first key.
 *
 * @returns the data key that this database needs
 * @throws StartError with one line that names what is missing when these keys cannot decrypt everything in the database
 */
export function bindDataKey(db: Db, dataKey: DataKey): Promise<DataKey> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${dataKeys} in share row exclusive mode`)
    const rows = await tx.select().from(dataKeys)
    refuseMissing(rows, dataKey)
    const bound = boundBy(rows, dataKey)
    await note(tx, rows, bound)
    return bound
  })
}

function refuseMissing(rows: readonly Row[], dataKey: DataKey) {
  const needed = rows.filter(({ unusedSince }) => unusedSince === null)
  const missing = needed.filter((row) => !isAmong(row, dataKey))
  if (missing.length === 0) return
  if (missing.length === needed.length) {
    throw new StartError(
      'DATA_KEY: not the key this database was filled with; expected that one, in DATA_KEY or in DATA_DIR/secrets/data-key' +
        ` (its ID is ${missing.map(({ id }) => id).join(', ')})`,
    )
  }
  throw new StartError(
    `DATA_KEYS_OLD: the data key ${missing.map(({ id }) => id).join(', ')} is missing, and the database may still hold what` +
      ' only it decrypts; add it, until the log says that it is no longer needed',
  )
}

function isAmong({ id, fingerprint }: Row, dataKey: DataKey): boolean {
  return dataKey.ids.includes(id) && fingerprintOf(dataKey.keyOf(id)).equals(fingerprint)
}

function boundBy(rows: readonly Row[], dataKey: DataKey): DataKey {
  const firstId = rows.find(({ isFirst }) => isFirst)?.id ?? dataKey.id
  const known = rows.find((row) => row.hashKeys !== null && isAmong(row, dataKey))
  const hashKeys = known ? openHashKeys(dataKey.boundTo({ firstId }), known) : deriveHashKeys(dataKey.keyOf(firstId))
  return dataKey.boundTo({ firstId, hashKeys })
}

async function note(tx: Db, rows: readonly Row[], dataKey: DataKey) {
  const { id, firstId } = dataKey
  const newest = rows.toSorted((a, b) => b.newestSince.getTime() - a.newestSince.getTime())[0]
  const ours = rows.find((row) => row.id === id)
  if (!ours) {
    const fingerprint = fingerprintOf(dataKey.keyOf(id))
    const row = { id, fingerprint, isFirst: id === firstId, hashKeys: sealHashKeys(dataKey), newestSince: new Date() }
    await tx.insert(dataKeys).values(row)
  } else if (newest?.id !== id || ours.hashKeys === null || ours.unusedSince !== null) {
    const newestSince = newest?.id === id ? ours.newestSince : new Date()
    const changes = { hashKeys: sealHashKeys(dataKey), newestSince, unusedSince: null }
    await tx.update(dataKeys).set(changes).where(eq(dataKeys.id, id))
  }
}

/** The row of each key has its own copy: a process with that key alone reads them. */
function sealHashKeys(dataKey: DataKey): Buffer {
  const bytes = hashUses.map((use) => dataKey.hashKeyFor(use).export())
  return encryptBytes(dataKey, Buffer.concat(bytes), hashKeysAad(dataKey.id))
}

function openHashKeys(dataKey: DataKey, { id, hashKeys }: Row): HashKeys {
  const bytes = decryptBytes(dataKey, hashKeys!, hashKeysAad(id))
  const keyAt = (index: number) => createSecretKey(bytes.subarray(index * HASH_KEY_BYTES, (index + 1) * HASH_KEY_BYTES))
  return Object.fromEntries(hashUses.map((use, index) => [use, keyAt(index)])) as HashKeys
}

const hashKeysAad = (id: string) => `hash keys, for the data key ${id}`
