import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { AppError } from '../errors/app-error.ts'
import { openDatabase, type Db } from '../db/client.ts'
import { ask, givenPrimaryAndStandby } from '../db/standby.fixture.ts'
import { allReadings } from '../metrics/figures.ts'
import { migrateDatabase } from '../migrations/migrate.ts'
import { newFolder, startProcess } from '../../test/processes.ts'
import { AnswerCache } from './answer-cache.ts'
import { openReplicas } from './replicas.ts'

const PATIENCE = { timeout: 30_000, interval: 50 }
/** A replica that is further behind is not read. */
const MOST_LAG_S = 10

/** Returns the figure of the first replica in the metrics. */
function shown(metric: string): number | undefined {
  const samples = allReadings()
    .find(({ name }) => name === metric)
    ?.samples()
  return samples?.find(({ labels }) => labels?.['replica'] === '1')?.value
}

test(
  'reads go to a replica that is up, close enough and has every change announced to this process',
  { timeout: 180_000 },
  async () => {
    const { primary, standby } = await givenPrimaryAndStandby()
    const { db, close } = openDatabase(primary.url, { max: 3 })
    const answers = new AnswerCache()
    answers.resume()
    const warnings: string[] = []
    const warn = (line: string) => warnings.push(line)
    const reads = openReplicas([standby.url], { primary: db, answers, max: 2, warn })
    const read = (tag: string) => reads.read((from) => look(from, [tag]))
    const isFromReplica = async () => (await read('product:2')).isReplica
    await expect.poll(isFromReplica, PATIENCE).toBe(true)
    expect(reads.states()).toEqual([{ isUsed: true, lagMs: expect.any(Number) }])
    await expect.poll(() => shown('kastha_replica_lag_seconds'), PATIENCE).toBeLessThan(MOST_LAG_S)
    expect(shown('kastha_replica_used')).toBe(1)

    // Only data that the replica does not have yet comes from the primary.
    await ask(standby.url, 'select pg_wal_replay_pause()')
    await db.execute(sql`insert into written values ('new')`)
    answers.drop(['product:1'])
    expect(await read('product:1')).toMatchObject({ isReplica: false, written: 'new' })
    expect(await read('product:2')).toMatchObject({ isReplica: true, written: null })
    // Nor is old data remembered (data-memory.ts): the first answer is the replica's, which is not used.
    const mayRemember: boolean[] = []
    await reads.read((from, isCurrent) => {
      mayRemember.push(isCurrent(['product:1']), isCurrent(['product:2']))
      return look(from, ['product:1'])
    })
    expect(mayRemember).toEqual([false, true, true, true])
    await ask(standby.url, 'select pg_wal_replay_resume()')
    await expect.poll(() => read('product:1'), PATIENCE).toMatchObject({ isReplica: true, written: 'new' })

    // Without notices, and for data missing on the replica, the primary answers.
    answers.pause()
    expect(await isFromReplica()).toBe(false)
    expect([shown('kastha_replica_used'), reads.states()[0]?.isUsed]).toEqual([0, false])
    answers.resume()
    await expect.poll(isFromReplica, PATIENCE).toBe(true)
    expect(await reads.read(findOnPrimary)).toMatchObject({ isReplica: false })
    expect(warnings).toEqual([])

    // The replica lags for too long.
    await ask(standby.url, 'select pg_wal_replay_pause()')
    await db.execute(sql`insert into written values ('newer')`)
    await expect.poll(isFromReplica, PATIENCE).toBe(false)
    expect(shown('kastha_replica_lag_seconds')).toBeGreaterThan(MOST_LAG_S)
    expect(shown('kastha_replica_used')).toBe(0)
    expect(reads.states()).toEqual([{ isUsed: false, lagMs: null }])
    await ask(standby.url, 'select pg_wal_replay_resume()')
    await expect.poll(isFromReplica, PATIENCE).toBe(true)
    await expect.poll(() => shown('kastha_replica_lag_seconds'), PATIENCE).toBeLessThan(MOST_LAG_S)

    // The replica stops.
    await standby.stop()
    expect(await isFromReplica()).toBe(false)
    await expect.poll(() => warnings.length, PATIENCE).toBe(1)
    expect(warnings[0]).toContain('Read replica 1 is not used: ')
    await reads.close()
    await close()
    await primary.stop()
  },
)

test('a database that is not our replica is not read', { timeout: 60_000 }, async () => {
  const { primary, standby } = await givenPrimaryAndStandby()
  const { db, close } = openDatabase(primary.url, { max: 3 })
  const answers = new AnswerCache()
  answers.resume()
  const told = Promise.withResolvers<string>()
  const other = primary.url.replace(/kastha$/, 'postgres')
  const reads = openReplicas([other], { primary: db, answers, max: 2, warn: told.resolve })
  expect(await told.promise).toBe('Read replica 1 is not used: it is no replica of DATABASE_URL')
  await reads.close()
  await close()
  await standby.stop()
  await primary.stop()
})

test('the app reads suggestions from a replica and carts from the primary', { timeout: 120_000 }, async () => {
  const { primary, standby } = await givenPrimaryAndStandby()
  const { pool, close } = openDatabase(primary.url, { max: 2 })
  await migrateDatabase(pool)
  await close()
  const urls = { DATABASE_URL: primary.url, DATABASE_READ_URLS: standby.url }
  const server = startProcess('bin/server.ts', { ...urls, DATA_DIR: await newFolder(), ADDRESS_LIMITS: '0' })
  const address = await server.opened
  const lastQueries = async () => {
    await fetch(`${address}/api/product/suggest?q=${crypto.randomUUID()}`)
    await fetch(`${address}/api/cart`)
    const rows = await ask(standby.url, `select query from pg_stat_activity where datname = current_database()`)
    return (rows as { query: string }[]).map(({ query }) => query).join('\n')
  }
  await expect.poll(lastQueries, PATIENCE).toContain('search_words')
  expect(await lastQueries()).not.toContain('cart')
  expect(await server.stop('SIGTERM')).toBe(0)
  await standby.stop()
  await primary.stop()
})

async function look(from: Db, tags: string[]) {
  const { rows } = await from.execute<{ isReplica: boolean; written: string | null }>(
    sql`select pg_is_in_recovery() as "isReplica", (select max(text) from written) as written`,
  )
  return { ...rows[0]!, tags }
}

async function findOnPrimary(from: Db) {
  const answer = await look(from, [])
  if (answer.isReplica) throw new AppError('not_found', 'There is no such page.')
  return answer
}
