import { readdir, readlink, realpath, rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { readIfPresent, type EmbeddedFiles } from './embedded-files.ts'
import { errorCode } from './embedded-process.ts'

const POLL_MS = 20
const CONNECT_TIMEOUT_MS = 10_000
const ORPHANS_LEAVE_WITHIN_MS = 10_000
const FAST_SHUTDOWN_MS = 7_000

/** Nobody listens yet; or PostgreSQL is starting, recovering or stopping. */
const NOT_YET = new Set(['ECONNREFUSED', '57P03'])

/** What postmaster.pid says: the main process of a running PostgreSQL and where it listens. */
export type Postmaster = { pid: number; port: number }

export async function readPostmaster(files: EmbeddedFiles): Promise<Postmaster | undefined> {
  const lines = (await readIfPresent(files.postmaster))?.split('\n')
  if (!lines) return undefined
  const pid = Number(lines[0])
  const port = Number(lines[3])
  return pid > 0 && port > 0 ? { pid, port } : undefined
}

/**
 * Removes what a killed PostgreSQL left behind. PostgreSQL does so by itself, except when its old process id now
 * belongs to somebody else, as is usual after a container restarts. Its children notice the death of their parent
 * and leave, and nobody may start over the same files before that.
 */
export async function clearRemains(files: EmbeddedFiles) {
  const deadline = Date.now() + ORPHANS_LEAVE_WITHIN_MS
  while ((await processesIn(files.cluster)).length > 0) {
    if (Date.now() > deadline) return
    await wait(POLL_MS)
  }
  if (process.platform === 'linux') await rm(files.postmaster, { force: true })
}

/** Whether the process in postmaster.pid lives and is the PostgreSQL of this folder (each works inside its folder). */
export async function isAlive({ pid }: Postmaster, files: EmbeddedFiles): Promise<boolean> {
  if (process.platform === 'linux') return (await processesIn(files.cluster)).includes(pid)
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

async function processesIn(folder: string): Promise<number[]> {
  if (process.platform !== 'linux') return []
  const path = await realpath(folder)
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const inside = await Promise.all(
    // Other users' processes and those that just ended cannot be asked; ours can.
    pids.map((pid) =>
      readlink(`/proc/${pid}/cwd`).then(
        (cwd) => cwd === path,
        () => false,
      ),
    ),
  )
  return pids.filter((_, index) => inside[index]).map(Number)
}

export function addressAt(port: number, password: string): string {
  return `postgresql://kastha:${password}@127.0.0.1:${port}/postgres`
}

/**
 * Whether the PostgreSQL of this folder answers at this address with our password. Waits while it is starting or
 * recovering, for as long as `lives` says that there is something to wait for.
 */
export async function answers(url: string, files: EmbeddedFiles, lives: () => Promise<boolean>): Promise<boolean> {
  const folder = await realpath(files.cluster)
  for (;;) {
    const answer = await ask(url, `select current_setting('data_directory') as folder`)
    if (answer !== 'not yet') return answer === folder
    if (!(await lives())) return false
    await wait(POLL_MS)
  }
}

async function ask(url: string, query: string): Promise<string | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  client.on('error', () => {}) // a connection lost on the way rejects the query below
  try {
    await client.connect()
    const { rows } = await client.query<{ folder: string }>(query)
    await client.end()
    return rows[0]?.folder
  } catch (error) {
    return NOT_YET.has(errorCode(error) ?? '') ? 'not yet' : undefined
  }
}

/** Ends PostgreSQL: open transactions are undone and everything is written; or at once when that takes too long. */
export async function stopPostmaster(files: EmbeddedFiles) {
  const postmaster = await readPostmaster(files)
  if (!postmaster || !(await isAlive(postmaster, files))) return
  process.kill(postmaster.pid, 'SIGINT')
  const immediateAt = Date.now() + FAST_SHUTDOWN_MS
  let asked = false
  while (await isAlive(postmaster, files)) {
    if (!asked && Date.now() > immediateAt) {
      process.kill(postmaster.pid, 'SIGQUIT')
      asked = true
    }
    await wait(POLL_MS)
  }
}
