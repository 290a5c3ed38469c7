import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** How the name of a file ends while it is being written. */
export const DRAFT = '.draft'

/** Nobody writes one file for so long: a draft of this age was left by a process that was killed. */
const DRAFT_IS_OLD_MS = 60 * 60_000

/**
 * Makes a folder and those above it that are missing. Node's own `recursive` never ends where the system says that a
 * folder's parent is missing although it is there, as /proc does.
 *
 * @param mode  of the folders that are made
 * @throws NodeJS.ErrnoException when a folder cannot be made
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  if (await isMade(path, mode)) return
  await makeFolder(dirname(path), mode)
  if (!(await isMade(path, mode))) await mkdir(path, mode)
}

/** False when its parent is missing. */
async function isMade(path: string, mode?: number): Promise<boolean> {
  try {
    await mkdir(path, mode)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return true
    if (code === 'ENOENT' && dirname(path) !== path) return false
    throw error
  }
}

/**
 * Writes a file whose name appears only once its bytes are on the disk, so a crash leaves no half file. One that was
 * there is replaced.
 */
export async function writeWhole(path: string, bytes: Uint8Array, mode = 0o666): Promise<void> {
  const draft = `${path}.${randomUUID()}${DRAFT}`
  try {
    await writeFile(draft, bytes, { flag: 'wx', mode, flush: true })
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Removes what killed processes left in a folder, and nothing that a living one may still be writing. */
export async function removeOldDrafts(folder: string): Promise<void> {
  for (const name of (await readdir(folder).catch(unlessAbsent)) ?? []) {
    if (!name.endsWith(DRAFT)) continue
    const path = join(folder, name)
    const draft = await stat(path).catch(unlessAbsent)
    if (draft && Date.now() - draft.mtimeMs > DRAFT_IS_OLD_MS) await rm(path, { force: true })
  }
}

/** Another process may remove the same. */
function unlessAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
