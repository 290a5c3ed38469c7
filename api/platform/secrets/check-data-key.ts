import type { KeyObject } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { dataKeyFingerprint } from '../db/schema.ts'
import { deriveBytes } from './secrets.ts'
import { StartError } from '../errors/app-error.ts'

/**
 * Binds a database to the first data key with which it was opened.
 *
 * @throws StartError with one line when it was first opened with another key, so that this one cannot decrypt its texts
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

/** Returns an identifier of the key that reveals nothing about it. */
export function fingerprintOf(dataKey: KeyObject): Buffer {
  return deriveBytes(dataKey, 'fingerprint of the data key')
}
