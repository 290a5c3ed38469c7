import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts'

const WRITERS = 4
const ACKNOWLEDGED_BEFORE_THE_KILL = 400

/** A server started like server.ts, which also writes without end and prints what was acknowledged. */
const writingServer = `
  const { parseEnv } = await import('#api/platform/env/env.ts')
  const { start } = await import('#api/start.ts')
  const { startEmbeddedPostgres } = await import('#api/platform/embedded-postgres/embedded-postgres.ts')
  const { openDatabase } = await import('#api/platform/db/client.ts')
  await start(parseEnv(process.env))
  const { url } = await startEmbeddedPostgres({ dataDir: process.env.DATA_DIR })
  const { pool } = openDatabase(url, { max: ${WRITERS} })
  await pool.query('create table written (number int primary key)')
  let next = 0
  async function writeOn() {
    for (;;) {
      const number = next++
      await pool.query('insert into written values ($1)', [number])
      process.stdout.write('acknowledged ' + number + '\\n')
    }
  }
  await Promise.all(Array.from({ length: ${WRITERS} }, writeOn))
`

test('kill -9 of server and PostgreSQL during writes loses nothing acknowledged', { timeout: 60_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kastha-durable-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const acknowledged = await writeUntilKilled(dataDir)
  expect(acknowledged.length).toBeGreaterThanOrEqual(ACKNOWLEDGED_BEFORE_THE_KILL)

  const postgres = await startEmbeddedPostgres({ dataDir })
  const found = new Set(await writtenNumbers(postgres.url))
  await postgres.stop()
  expect(acknowledged.filter((number) => !found.has(number))).toEqual([])
})

async function writeUntilKilled(dataDir: string): Promise<number[]> {
  const server = spawn(process.execPath, ['--input-type=module', '--eval', writingServer], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', DEMO: '0', LOG_LEVEL: 'silent', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  const exited = once(server, 'exit')
  const acknowledged: number[] = []
  for await (const line of createInterface(server.stdout)) {
    acknowledged.push(Number(line.replace('acknowledged ', '')))
    if (acknowledged.length === ACKNOWLEDGED_BEFORE_THE_KILL) {
      process.kill(await postmasterPid(dataDir), 'SIGKILL')
      server.kill('SIGKILL')
    }
  }
  await exited
  return acknowledged
}

async function postmasterPid(dataDir: string): Promise<number> {
  const [pid] = (await readFile(join(dataDir, 'db', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')
  return Number(pid)
}

async function writtenNumbers(url: string): Promise<number[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ number: number }>('select number from written')
  await client.end()
  return rows.map(({ number }) => number)
}
