import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../errors/start-error.ts'

const RETRY_MS = 40
const SQLITE_BUSY = 5

export type Lock = { release: () => void }

/**
 * A lock on a file that the operating system takes back when its holder dies, however it dies: no stale locks, no
 * guessing about process ids. Node offers none by itself, so SQLite's is used; nothing is ever stored in the file.
 *
 * @param mode  `shared` with other sharers, `alone` with nobody
 * @returns     undefined when somebody holds the file in a way that does not fit
 */
export function tryLock(path: string, mode: 'shared' | 'alone'): Lock | undefined {
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    file.exec(mode === 'alone' ? 'begin exclusive' : 'begin; select 1 from sqlite_master')
    return { release: () => file.close() }
  } catch (error) {
    file.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined
    throw error
  }
}

/** The same, waiting for the others to finish. */
export async function lock(path: string, mode: 'shared' | 'alone', patienceMs: number): Promise<Lock> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const held = tryLock(path, mode)
    if (held) return held
    if (Date.now() > deadline) throw new StartError(`Another process has held ${path} for ${patienceMs / 1000} s.`)
    await wait(RETRY_MS)
  }
}
