import type { MediaStorage } from '../../platform/media/storage.ts'
import type { ArchiveWriter } from './archive.ts'
import { counted, everySoOften, megabytes, seconds, type Say } from './progress.ts'
import { Tally } from './tally.ts'

/** Path of the uploads in a backup; their keys follow. */
export const FILES = 'files/'

/**
 * Adds every file of the storage, also those that no row names yet: staff may have uploaded them for later.
 *
 * @param named  keys that the database names
 * @returns      `missing`: the named keys that the storage does not have
 */
export async function addFiles(archive: ArchiveWriter, storage: MediaStorage, named: Set<string>, say: Say) {
  const began = performance.now()
  const sayNow = everySoOften(say)
  const tally = new Tally()
  let count = 0
  const add = async (key: string) => {
    const stored = await storage.get(key)
    if (!stored) return false
    await archive.add(FILES + key, stored.size, tally.over(stored.body))
    count += 1
    sayNow(() => `… ${counted(count, 'file')} (${megabytes(tally.bytes)})`)
    return true
  }
  const awaited = new Set(named)
  for await (const key of storage.keys()) {
    if (await add(key)) awaited.delete(key)
  }
  const missing: string[] = []
  // A file that was uploaded during the copy may not have been listed.
  for (const key of awaited) if (!(await add(key))) missing.push(key)
  say(`Uploads: ${counted(count, 'file')}, ${megabytes(tally.bytes)} in ${seconds(began)}`)
  return { count, ...tally.result(), missing }
}
