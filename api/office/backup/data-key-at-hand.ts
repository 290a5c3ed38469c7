import { createSecretKey } from 'node:crypto'
import { join, resolve } from 'node:path'
import { fingerprintOf } from '../../platform/secrets/data-key.ts'
import { readIfPresent } from '../../platform/process/files.ts'
import type { Env } from '../../platform/env/env.ts'
import { StartError } from '../../platform/errors/app-error.ts'

/** Returns the path of the data key, for when DATA_KEY is not set. */
export function fileOf(dataDir: string): string {
  return join(resolve(dataDir), 'secrets', 'data-key')
}

/**
 * Checks that every data key is here that a backup needs: without one, nobody could read all of the restored orders,
 * addresses and photos. Creates no key.
 *
 * @param fingerprints  fingerprints of the required keys, base64: several when the backup was written amid a rotation
 * @throws StartError when one is neither DATA_KEY, the file in DATA_DIR nor in DATA_KEYS_OLD
 */
export async function checkKeysAtHand(
  { DATA_KEY, DATA_KEYS_OLD, DATA_DIR }: Env,
  fingerprints: readonly string[],
): Promise<void> {
  const key = DATA_KEY ?? (await readIfPresent(fileOf(DATA_DIR)))
  const wanted = `set DATA_KEY to the key of the shop that was backed up, or put its file at ${fileOf(DATA_DIR)}.`
  if (!key) throw new StartError(`DATA_KEY: there is no data key here: ${wanted}`)
  const keys = [key, ...DATA_KEYS_OLD].map((text) => createSecretKey(text, 'base64'))
  const atHand = new Set(keys.map((one) => fingerprintOf(one).toString('base64')))
  const missing = fingerprints.filter((one) => !atHand.has(one))
  if (missing.length === 0) return
  if (missing.length === fingerprints.length) throw new StartError(`DATA_KEY: not the key of this backup: ${wanted}`)
  const more = 'the backup was written while its data key was being replaced, and needs the older one too.'
  throw new StartError(`DATA_KEYS_OLD: ${more}`)
}
