import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Pool, PoolClient } from 'pg'
import { vi } from 'vitest'
import type { App } from '../../app.ts'
import type { Db } from '../../platform/db/client.ts'
import { limitCounts } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest } from '../../test/test.ts'
import { givenBrowser, letPass, registration } from './accounts.fixture.ts'
import { givenUser } from './user.fixture.ts'
import { hashPassword } from './password/password-hash.ts'

// Both have the same length, so that everything else must be the same too.
const KNOWN = 'known@post.example'
const OTHER = 'other@post.example'

const { hashes } = vi.hoisted(() => ({ hashes: [] as string[] }))

/** Runs the library's own functions and records each call with its cost. */
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>()
  return {
    ...argon2,
    hash: (...given: Parameters<typeof argon2.hash>) => (hashes.push('hash'), argon2.hash(...given)),
    verify: (...given: Parameters<typeof argon2.verify>) => {
      hashes.push(`verify ${String(given[0]).split('$').slice(1, 4).join(' ')}`)
      return argon2.verify(...given)
    },
  }
})

/** Records every statement from now on. */
function record(pool: Pool): string[] {
  const statements: string[] = []
  pool.on('acquire', (client: PoolClient & { isRecorded?: true }) => {
    if (client.isRecorded) return
    client.isRecorded = true
    const ask = client.query.bind(client) as (...question: unknown[]) => unknown
    client.query = ((...question: unknown[]) => {
      const [first] = question as [string | { text: string }]
      statements.push(typeof first === 'string' ? first : first.text)
      return ask(...question)
    }) as typeof client.query
  })
  return statements
}

async function countRows(db: Db) {
  const { rows } = await db.execute<Record<string, number>>(sql`select
    (select count(*) from users)::int as users, (select count(*) from registrations)::int as registrations,
    (select count(*) from one_time_codes)::int as codes, (select count(*) from sessions)::int as sessions,
    (select count(*) from mails)::int as mails, (select count(*) from limit_counts)::int as counts,
    (select count(*) from pgboss.job)::int as jobs`)
  return rows[0]!
}

type Observed = { app: App; db: Db; pool: Pool; statements: string[] }

/** Observes what the account calls do for an address: everything that a client sees, and the work behind it. */
async function observe({ app, db, pool, statements }: Observed, email: string) {
  await db.delete(limitCounts) // limits per client address would carry over from one email address to the other
  const browser = givenBrowser(app)
  const seen: object[] = []
  const observeCall = async (call: string, payload: object, more?: Record<string, string>) => {
    const before = await countRows(db)
    statements.length = 0
    hashes.length = 0
    const answer = await browser.post(call, payload, more)
    // A refused login does not wait for the queries that it started in parallel.
    await expect.poll(() => pool.idleCount === pool.totalCount).toBe(true)
    const work = { hashes: [...hashes], statements: statements.toSorted() }
    const after = await countRows(db)
    const { 'x-request-id': _, date: __, 'set-cookie': cookies, 'retry-after': wait, ...headers } = answer.headers
    const rows = Object.entries(after).map(([table, count]) => [table, count - before[table]!])
    // The remaining wait depends on how long the previous calls took.
    const body = answer.body.replaceAll(email, 'EMAIL').replace(/\d+ (?=seconds|minutes)/, 'some ')
    const mustWait = wait !== undefined
    const cookieForms = [cookies].flat().map((one) => one?.replace(/=[^;]+/, ''))
    seen.push({ call, status: answer.statusCode, headers, mustWait, body, cookieForms, rows, ...work })
  }
  const otp = '000000'
  await observeCall('login', { email, password: 'guessed' })
  await observeCall('forgot-password', { email })
  await observeCall('forgot-password', { email })
  await observeCall('verify-forgot-password-otp', { email, otp })
  await letPass(db, 60)
  await observeCall('resendOtp', { email })
  const key = { 'idempotency-key': randomUUID() }
  await observeCall('register', { ...registration, email }, key)
  delete browser.cookies['kastha-registration'] // its answer was lost
  await observeCall('register', { ...registration, email }, key)
  await observeCall('login', { email, password: registration.password })
  await observeCall('login', { email, password: 'guessed' })
  for (let turn = 1; turn <= 6; turn += 1) await observeCall('verifyEmail', { email, otp })
  await letPass(db, 60)
  await observeCall('resendOtp', { email })
  for (let turn = 1; turn <= 4; turn += 1) await observeCall('login', { email, password: 'guessed' })
  await observeCall('forgot-password', { email })
  await observeCall('resendOtp', { email })
  await letPass(db, 60)
  await observeCall('forgot-password', { email })
  return seen
}

ownDatabaseTest(
  'addresses with and without an account are indistinguishable to a client',
  async ({ app, db, pool }) => {
    await givenUser(db, { email: KNOWN, passwordHash: await hashPassword('secret', { owner: 'staff' }) })
    const statements = record(pool)
    const known = await observe({ app, db, pool, statements }, KNOWN)
    const other = await observe({ app, db, pool, statements }, OTHER)
    expect(known.map((one) => ('status' in one ? one.status : 0))).toEqual([
      401, 200, 200, 400, 200, 200, 200, 403, 401, 400, 400, 400, 400, 400, 400, 200, 401, 401, 429, 429, 200, 429, 429,
    ])
    expect(known).toEqual(other)
  },
)

ownDatabaseTest('a login costs one hash and few queries', async ({ app, db, pool }) => {
  await givenUser(db, { email: KNOWN, passwordHash: await hashPassword('secret', { owner: 'staff' }) })
  const statements = record(pool)
  hashes.length = 0
  const right = await givenBrowser(app).post('login', { email: KNOWN, password: 'secret' })
  expect(right.statusCode).toBe(200)
  expect(hashes).toEqual(['verify argon2id v=19 m=32768,t=3,p=1'])
  expect(statements.length).toBeLessThan(15)
  await givenBrowser(app).post('login', { email: OTHER, password: 'secret' })
  expect(hashes).toEqual(Array.from({ length: 2 }, () => 'verify argon2id v=19 m=32768,t=3,p=1'))
})
