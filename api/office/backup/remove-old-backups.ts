import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { removeOldDrafts } from '../../platform/process/files.ts'

const DAY_MS = 24 * 60 * 60_000
const OF_A_BACKUP = /^kastha-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\dZ)\.tar\.zst(\.age)?$/

/** Returns the name of a backup of this moment, in UTC. */
export function backupName(now: Date): string {
  return `kastha-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.zst`
}

/**
 * Removes from a folder the backups whose names say that they are older, and drafts of backups that were killed. Other
 * files stay.
 *
 * @param days  the age from which a backup goes
 * @returns     the names of the files that it removed
 */
export async function removeOldBackups(folder: string, { days, now }: { days: number; now: Date }): Promise<string[]> {
  await removeOldDrafts(folder)
  const names = await readdir(folder)
  const old = names.filter((name) => {
    const writtenAt = writtenWhen(name)
    return writtenAt !== undefined && now.getTime() - writtenAt > days * DAY_MS
  })
  for (const name of old) await rm(join(folder, name), { force: true })
  return old.toSorted()
}

function writtenWhen(name: string): number | undefined {
  const parts = OF_A_BACKUP.exec(name)
  if (!parts) return undefined
  const [, day, hour, minute, second] = parts
  return Date.parse(`${day}${hour}:${minute}:${second}`)
}
