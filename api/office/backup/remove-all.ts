import { reasonOf } from '../../platform/db/is-out-of-reach.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import { counted } from './progress.ts'

/** After so many the storage is out of reach. */
const MOST_FAILURES = 20

/**
 * Removes uploads. One that cannot be removed keeps no other; after twenty of them it gives up.
 *
 * @throws Error that names each upload which could not be removed, with the reason
 */
export async function removeAll(storage: Pick<MediaStorage, 'remove'>, keys: readonly string[]): Promise<void> {
  const failed: string[] = []
  for (const key of keys) {
    await storage.remove(key).catch((error: unknown) => failed.push(`${key} (${reasonOf(error)})`))
    if (failed.length === MOST_FAILURES) break
  }
  if (failed.length === 0) return
  throw new Error(`${counted(failed.length, 'upload')} could not be removed: ${failed.join(', ')}.`)
}
