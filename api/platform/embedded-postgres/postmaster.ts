import { readdir, readlink, realpath, rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { errorCode, readIfPresent } from '../process/files.ts'
import type { EmbeddedFiles } from './files.ts'

const POLL_MS = 20
const CONNECT_TIMEOUT_MS = 10_000
const ORPHANS_LEAVE_WITHIN_MS = 10_000
const FAST_SHUTDOWN_MS = 7_000

/** Error codes: nothing listens yet, or PostgreSQL is starting, recovering or stopping. */
const NOT_YET = new Set(['ECONNREFUSED', '57P03'])

/** Contents of postmaster.pid: the main process of a running PostgreSQL, and its port. */
export type Postmaster = { pid: number; port: number }

export async function readPostmaster(files: EmbeddedFiles): Promise<Postmaster | undefined> {
  const lines = (await readIfPresent(files.postmaster))?.split('\n')
  if (!lines) return undefined
  const pid = Number(lines[0])
  const port = Number(lines[3])
  return pid > 0 && port > 0 ? { pid, port } : undefined
}

/**
 * Removes the pid file of a killed PostgreSQL. PostgreSQL does so itself, except when its old process id now belongs to
 * another process, as is usual after a container restart. First waits for orphaned child processes to exit: no new
 * PostgreSQL may start on the same files before that.
 */
export async function clearRemains(files: EmbeddedFiles) {
  const deadline = Date.now() + ORPHANS_LEAVE_WITHIN_MS
  while ((await processesIn(files.cluster)).length > 0) {
    if (Date.now() > deadline) return
    await wait(POLL_MS)
  }
  if (process.platform === 'linux') await rm(files.postmaster, { force: true })
}

/**
 * Returns whether the process in postmaster.pid is alive and is this folder's PostgreSQL, judged by its working
 * directory.
 */
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
    // Other users' processes and those that just ended cannot be read; ours can.
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
 * Returns whether this folder's PostgreSQL answers at this address with our password. Waits while it is starting or
 * recovering, for as long as `lives` returns true.
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
  client.on('error', () => {}) // a lost connection rejects the query below
  try {
    await client.connect()
    const { rows } = await client.query<{ folder: string }>(query)
    await client.end()
    return rows[0]?.folder
  } catch (error) {
    return NOT_YET.has(errorCode(error) ?? '') ? 'not yet' : undefined
  }
}

/**
 * Stops PostgreSQL: it rolls back open transactions and writes everything. After 7 s without an exit, stops it
 * immediately.
 */
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
