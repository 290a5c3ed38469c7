import { createSecretKey } from 'node:crypto'
import { join, resolve } from 'node:path'
import { fingerprintOf } from '../../platform/secrets/check-data-key.ts'
import { readIfPresent } from '../../platform/process/files.ts'
import type { Env } from '../../platform/env/env.ts'
import { StartError } from '../../platform/errors/app-error.ts'

/** Returns the path of the data key, for when DATA_KEY is not set. */
export function fileOf(dataDir: string): string {
  return join(resolve(dataDir), 'secrets', 'data-key')
}

/**
 * Checks that the data key is here: with another key, nobody could read the restored orders, addresses and photos.
 * Creates no key.
 *
 * @param fingerprint  fingerprint of the required key, base64
 * @throws StartError when it is not the one in DATA_KEY or DATA_DIR
 */
export async function checkKeyAtHand({ DATA_KEY, DATA_DIR }: Env, fingerprint: string): Promise<void> {
  const key = DATA_KEY ?? (await readIfPresent(fileOf(DATA_DIR)))
  const wanted = `set DATA_KEY to the key of the shop that was backed up, or put its file at ${fileOf(DATA_DIR)}.`
  if (!key) throw new StartError(`DATA_KEY: there is no data key here: ${wanted}`)
  if (fingerprintOf(createSecretKey(key, 'base64')).toString('base64') !== fingerprint) {
    throw new StartError(`DATA_KEY: not the key of this backup: ${wanted}`)
  }
}
