import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

const LONG = { timeout: 60_000 }

const serverProcess = `
  const { startEmbeddedPostgres } = await import('#api/platform/embedded-postgres/embedded-postgres.ts')
  const postgres = await startEmbeddedPostgres({ dataDir: process.env.DATA_DIR })
  console.log(postgres.url)
  process.stdin.once('end', () => postgres.stop()).resume()
`

test('it starts, keeps its data, and stops with its only user', LONG, async () => {
  const dataDir = await newFolder()
  const first = await startEmbeddedPostgres({ dataDir })
  await ask(first.url, 'create table kept as select 42 as answer')
  await first.stop()
  await expect(ask(first.url, 'select 1')).rejects.toThrow('ECONNREFUSED')

  const second = await startEmbeddedPostgres({ dataDir })
  expect(second.url).toBe(first.url)
  expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  await second.stop()
})

test('it is durable, uses UTF-8 and has the extensions for search', LONG, async () => {
  const dataDir = await newFolder()
  const postgres = await startEmbeddedPostgres({ dataDir })
  expect(await ask(postgres.url, `select current_setting('fsync') as fsync, upper('é') as upper`)).toEqual([
    { fsync: 'on', upper: 'É' },
  ])
  await ask(postgres.url, 'create extension pg_trgm; create extension unaccent')
  expect(await ask(postgres.url, `select word_similarity('पलङ', 'काठको पलङ') as alike`)).toEqual([{ alike: 1 }])
  await postgres.stop()
})

test('it listens on loopback only and requires the password', LONG, async () => {
  const dataDir = await newFolder()
  const postgres = await startEmbeddedPostgres({ dataDir })
  expect((await stat(join(dataDir, 'db', 'password'))).mode & 0o777).toBe(0o600)
  const stranger = new URL(postgres.url)
  stranger.password = 'guess'
  await expect(ask(stranger.href, 'select 1')).rejects.toThrow('password authentication failed')
  expect(await ask(postgres.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  await postgres.stop()
})

test('it works below a home that only its owner may enter', LONG, async () => {
  const dataDir = await newFolder()
  const home = join(dataDir, 'home')
  await mkdir(home, { mode: 0o700 })
  const postgres = await startEmbeddedPostgres({ dataDir: join(home, 'data') })
  expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await postgres.stop()
})

test('it moves to another port when its own is taken', LONG, async () => {
  const dataDir = await newFolder()
  const first = await startEmbeddedPostgres({ dataDir })
  await first.stop()
  const squatter = createServer().listen(Number(new URL(first.url).port), '127.0.0.1')
  await once(squatter, 'listening')
  const second = await startEmbeddedPostgres({ dataDir })
  expect(second.url).not.toBe(first.url)
  await second.stop()
  squatter.close()
})

test('two servers that start concurrently on an empty folder share one PostgreSQL until both stop', LONG, async () => {
  const dataDir = await newFolder()
  const [one, other] = await Promise.all([startServer(dataDir), startServer(dataDir)])
  expect(one.url).toBe(other.url)
  await one.stop()
  expect(await ask(other.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await other.stop()
  await expect(ask(other.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

test('a server adopts the PostgreSQL of a killed server, and stops it when it stops itself', LONG, async () => {
  const dataDir = await newFolder()
  const killed = await startServer(dataDir)
  await killed.kill()
  const [before] = await ask(killed.url, 'select pg_postmaster_start_time()::text as started')
  const heir = await startServer(dataDir)
  expect(heir.url).toBe(killed.url)
  expect(await ask(heir.url, 'select pg_postmaster_start_time()::text as started')).toEqual([before])
  await heir.stop()
  await expect(ask(heir.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

test('the server restarts a PostgreSQL that dies', LONG, async () => {
  const dataDir = await newFolder()
  const noticed = Promise.withResolvers<string>()
  const postgres = await startEmbeddedPostgres({ dataDir, log: noticed.resolve })
  await ask(postgres.url, 'create table kept as select 42 as answer')
  const [pid] = (await readFile(join(dataDir, 'db', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
  expect(await noticed.promise).toBe('PostgreSQL has stopped; restarting it')
  await expect
    .poll(() => ask(postgres.url, 'select answer from kept').catch(() => 'not yet'), LONG)
    .toEqual([{ answer: 42 }])
  await postgres.stop()
  await expect(ask(postgres.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

test('a setup killed halfway starts over', LONG, async () => {
  const dataDir = await newFolder()
  await mkdir(join(dataDir, 'db', 'cluster.unfinished', 'base'), { recursive: true })
  const postgres = await startEmbeddedPostgres({ dataDir })
  expect(await readdir(join(dataDir, 'db'))).not.toContain('cluster.unfinished')
  await postgres.stop()
})

test('a process id that now belongs to another process does not prevent the start', LONG, async () => {
  const dataDir = await newFolder()
  const postgres = await startEmbeddedPostgres({ dataDir })
  const pidFile = join(dataDir, 'db', 'cluster', 'postmaster.pid')
  const lines = (await readFile(pidFile, 'utf8')).split('\n')
  await postgres.stop()
  await writeFile(pidFile, [process.ppid, ...lines.slice(1)].join('\n'), { mode: 0o600 })
  const again = await startEmbeddedPostgres({ dataDir })
  expect(await ask(again.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await again.stop()
})

test('a copied folder gets a PostgreSQL of its own while the first still runs', LONG, async () => {
  const dataDir = await newFolder()
  const first = await startEmbeddedPostgres({ dataDir })
  await ask(first.url, 'checkpoint')
  const copy = join(dataDir, 'copy')
  await cp(join(dataDir, 'db'), join(copy, 'db'), { recursive: true })
  const second = await startEmbeddedPostgres({ dataDir: copy })
  expect(second.url).not.toBe(first.url)
  await second.stop()
  expect(await ask(first.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await first.stop()
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kastha-embedded-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** Starts a process that uses a folder's PostgreSQL, as a server does. */
async function startServer(dataDir: string) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', serverProcess], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string]
  const exited = once(child, 'exit')
  return {
    url,
    stop: () => (child.stdin.end(), exited),
    kill: () => (child.kill('SIGKILL'), exited),
  }
}

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(query)).rows
  } finally {
    await client.end()
  }
}
