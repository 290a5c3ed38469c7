import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../errors/app-error.ts'

const RETRY_MS = 40
const SQLITE_BUSY = 5

export type Lock = { release: () => void }

/**
 * Locks a file without waiting. The operating system releases the lock when its holder dies, however it dies: no stale
 * locks, no guessing about process ids. Node has no such lock, so this uses SQLite's; the file itself stays empty.
 *
 * @param mode  `shared` tolerates other shared locks, `alone` is exclusive
 * @returns     undefined when another process holds a conflicting lock
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

/** Locks a file like tryLock, but waits up to `patienceMs` for other processes. */
export async function lock(path: string, mode: 'shared' | 'alone', patienceMs: number): Promise<Lock> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const held = tryLock(path, mode)
    if (held) return held
    if (Date.now() > deadline) throw new StartError(`Another process has held ${path} for ${patienceMs / 1000} s.`)
    await wait(RETRY_MS)
  }
}
