import type { KeyObject } from 'node:crypto'
import type { Db } from './db/client.ts'
import { dataKeyFingerprint } from './db/schema.ts'
import { deriveBytes } from './secrets.ts'
import { StartError } from './start-error.ts'

/**
 * Ties a database to the first data key it was opened with.
 *
 * @throws StartError with one line when it was opened with another one before, whose texts this one cannot decrypt
 */
export async function checkDataKey(db: Db, dataKey: KeyObject): Promise<void> {
  const ours = fingerprintOf(dataKey)
  await db.insert(dataKeyFingerprint).values({ fingerprint: ours }).onConflictDoNothing()
  const [first] = await db.select().from(dataKeyFingerprint)
  if (first?.fingerprint.equals(ours)) return
  throw new StartError(
    'DATA_KEY: not the key this database was filled with; expected that one, in DATA_KEY or in DATA_DIR/secrets/data-key',
  )
}

/** Says which key it is, and nothing about it. */
export function fingerprintOf(dataKey: KeyObject): Buffer {
  return deriveBytes(dataKey, 'fingerprint of the data key')
}
