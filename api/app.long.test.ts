import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { expect, ownDatabaseTest, test, testOptions } from './test/test.ts'
import { buildApp, type App } from './app.ts'
import { openDatabase } from './platform/db/client.ts'
import { localStorage } from './platform/media/local-storage.ts'
import { nameCallersId } from './platform/http/request-id.ts'

test('/healthz answers while the process runs', async ({ app }) => {
  const answer = await app.inject('/healthz')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ success: true })
})

test('the server is ready when the database answers', async ({ app }) => {
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

ownDatabaseTest('the server is not ready, but healthy, when the database is unreachable', async ({ url }) => {
  const gone = openDatabase(url.replace(/:\d+\//, ':1/'))
  const app = buildApp({ ...testOptions, db: gone.db })
  const answer = await app.inject('/readyz')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ success: false, error: true, code: 'unavailable' })
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await app.close()
  await gone.close()
})

ownDatabaseTest('the server is not ready while the database cannot write to its disk', async ({ url, db }) => {
  // Simulates a full disk: PostgreSQL may write no temporary files. Applies to connections opened from now on.
  await db.execute(sql.raw(`alter database ${new URL(url).pathname.slice(1)} set temp_file_limit = 0`))
  const full = openDatabase(url, { max: 1 })
  const app = buildApp({ ...testOptions, db: full.db })
  expectBusy(await app.inject('/readyz'))
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await app.close()
  await full.close()
})

ownDatabaseTest(
  'the server is not ready while the picture folder is not writable, and checks every ten seconds',
  async ({ db }) => {
    const folder = await mkdtemp(join(tmpdir(), 'kastha-ready-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const media = join(folder, 'media')
    const open = () => buildApp({ ...testOptions, db, storage: localStorage(media) })
    const app = open()
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    expect(await readdir(media)).toEqual([])

    await rm(media, { recursive: true })
    await writeFile(media, 'a file where the folder was')
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    await app.close()
    const later = open()
    expectBusy(await later.inject('/readyz'))
    await later.close()
  },
)

ownDatabaseTest('an unreachable database is a 503 with retry-after', async ({ url }) => {
  const gone = openDatabase(url.replace(/:\d+\//, ':1/'))
  const app = buildApp({ ...testOptions, db: gone.db })
  expectBusy(await app.inject('/api/category'))
  await app.close()
  await gone.close()
})

ownDatabaseTest('a query that takes too long is canceled and is a 503', async ({ url }) => {
  const hasty = openDatabase(url, { queryMs: 50 })
  const app = buildApp({ ...testOptions, db: hasty.db })
  app.get('/api/slow', () => hasty.db.execute(sql`select pg_sleep(10)`))
  expectBusy(await app.inject('/api/slow'))
  await app.close()
  await hasty.close()
})

ownDatabaseTest('a connection that the database closes during a query is a 503', async ({ db, app }) => {
  app.get('/api/last', () => db.execute(sql`select pg_terminate_backend(pg_backend_pid())`))
  expectBusy(await app.inject('/api/last'))
})

ownDatabaseTest('a timeout while waiting for a free connection is a 503', async ({ url }) => {
  const { db, pool, close } = openDatabase(url, { max: 1 })
  const app = buildApp({ ...testOptions, db })
  const taken = await pool.connect()
  pool.options.connectionTimeoutMillis = 50
  expectBusy(await app.inject('/api/category'))
  taken.release()
  await app.close()
  await close()
})

function expectBusy(answer: Awaited<ReturnType<App['inject']>>) {
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json()).toEqual({
    success: false,
    error: true,
    code: 'unavailable',
    message: 'The shop is busy. Please try again in a moment.',
  })
}

test('each answer carries a request id', async ({ app }) => {
  const [one, other] = await Promise.all([app.inject('/healthz'), app.inject('/healthz')])
  expect(one.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id'])
})

test('a caller cannot choose the ID of a request', async ({ app }) => {
  const answer = await app.inject({ url: '/healthz', headers: { 'x-request-id': 'edge-0a1b2c3d' } })
  expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
})

test.for([
  ['edge-0a1b2c3d', { requestId: 'ours', callerRequestId: 'edge-0a1b2c3d' }],
  ['{"level":60}', { requestId: 'ours' }],
  [undefined, { requestId: 'ours' }],
] as const)('log lines of a request with the caller’s ID %s contain %j', ([given, carried]) => {
  const stream = new PassThrough()
  nameCallersId(pino(stream), { requestId: 'ours' }, {}, { headers: { 'x-request-id': given } }).info('answered')
  const { level: _, time: __, pid: ___, hostname: ____, msg: _____, ...line } = JSON.parse(String(stream.read()))
  expect(line).toEqual(carried)
})

test('every answer forbids type sniffing, also from memory and for errors', async ({ app }) => {
  for (const url of ['/api/category', '/api/category', '/api/nothing', '/healthz']) {
    expect((await app.inject(url)).headers['x-content-type-options'], url).toBe('nosniff')
  }
})

test('the API is described as OpenAPI 3.1', async ({ app }) => {
  const answer = await app.inject('/api/docs/openapi.json')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Kastha API' } })
})

test('the OpenAPI document names the language of every API answer', async ({ app }) => {
  const { paths } = (await app.inject('/api/docs/openapi.json')).json()
  const calls = Object.entries<Record<string, { parameters?: { name: string }[] }>>(paths)
    .filter(([path]) => path.startsWith('/api/'))
    .flatMap(([path, byMethod]) => Object.entries(byMethod).map(([method, call]) => ({ path, method, call })))
  const without = calls.filter(({ call }) => !call.parameters?.some(({ name }) => name === 'lang'))
  expect(calls.length).toBeGreaterThan(80)
  expect(without.map(({ path, method }) => `${method} ${path}`)).toEqual([])
})
