import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Extension of a file that is still being written. */
export const DRAFT = '.draft'

/** Age from which a draft counts as left by a killed process: writing a file never takes this long. */
const DRAFT_IS_OLD_MS = 60 * 60_000

/**
 * Creates a folder and its missing parents. Node's own `recursive` never ends where the system reports an existing parent
 * as missing, as /proc does.
 *
 * @param mode  permissions of the created folders
 * @throws NodeJS.ErrnoException when a folder cannot be created
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  if (await isMade(path, mode)) return
  await makeFolder(dirname(path), mode)
  if (!(await isMade(path, mode))) await mkdir(path, mode)
}

/** Returns whether the folder exists now; false when its parent is missing. */
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
 * Writes a file under its name only once its bytes are on the disk, so a crash leaves no partial file. Replaces an existing
 * file.
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

/** Removes the drafts of killed processes in a folder, and none that a running process may still be writing. */
export async function removeOldDrafts(folder: string): Promise<void> {
  for (const name of (await readdir(folder).catch(unlessAbsent)) ?? []) {
    if (!name.endsWith(DRAFT)) continue
    const path = join(folder, name)
    const draft = await stat(path).catch(unlessAbsent)
    if (draft && Date.now() - draft.mtimeMs > DRAFT_IS_OLD_MS) await rm(path, { force: true })
  }
}

/** Ignores a missing file: another process may have removed it. */
function unlessAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** Returns the text of a file, or undefined when it does not exist. */
export async function readIfPresent(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Returns the error code of the system (`ENOENT`) or of PostgreSQL (`57P03`). */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
