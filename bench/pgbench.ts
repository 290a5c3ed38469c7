import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { SECONDS } from './settings.ts'

const run = promisify(execFile)

/** Scale of 100,000 accounts each: enough that clients rarely want the same row. */
const SCALE = 10
const DATABASE = 'bench_yardstick'

/** How long each of many took, and all of them together. */
export type Timed = { timesMs: number[]; tookMs: number }

/** Fills a database of its own; false where this machine has no pgbench. */
export async function preparePgbench(url: string): Promise<boolean> {
  if (!(await hasPgbench())) {
    console.log('pgbench is not installed here (Debian: postgresql-contrib): no yardstick, no ratio.')
    return false
  }
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`drop database if exists ${DATABASE}`)
  await client.query(`create database ${DATABASE}`)
  await client.end()
  await run('pgbench', ['-i', '-q', '-s', String(SCALE), inDatabase(url)])
  return true
}

/** Its simple-update: one row updated, one read, one written, in one transaction. */
export async function runPgbench(url: string, clients: number): Promise<Timed> {
  const folder = await mkdtemp(join(tmpdir(), 'kastha-pgbench-'))
  try {
    const load = ['-c', String(clients), '-j', '2', '-T', String(SECONDS)]
    const options = ['-N', '-n', ...load, '-l', '--log-prefix', join(folder, 'log')]
    const { stdout } = await run('pgbench', [...options, inDatabase(url)])
    const timesMs = await loggedTimes(folder)
    const tps = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1])
    if (!(tps > 0)) throw new Error(`pgbench says no figure: ${stdout}`)
    return { timesMs, tookMs: (1000 * timesMs.length) / tps }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** @source https://www.postgresql.org/docs/current/pgbench.html, 'Per-Transaction Logging': the third figure, in microseconds */
async function loggedTimes(folder: string): Promise<number[]> {
  const files = await readdir(folder)
  const logs = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return logs.flatMap((log) =>
    log
      .trim()
      .split('\n')
      .map((line) => Number(line.split(' ')[2]) / 1000),
  )
}

async function hasPgbench(): Promise<boolean> {
  return run('pgbench', ['--version']).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
}

function inDatabase(url: string): string {
  const address = new URL(url)
  address.pathname = DATABASE
  return address.href
}
