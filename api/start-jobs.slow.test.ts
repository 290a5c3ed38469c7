import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { sum } from '#domain/sum.ts'
import { openDatabase, type Db } from './platform/db/client.ts'
import { expect, ownDatabaseTest } from './test/test.ts'
import { givenHaste, givenTools, jobsOf } from './platform/jobs/jobs.fixture.ts'
import { handlers as ourHandlers, type JobHandlers } from './job-handlers.ts'
import { jobKinds } from './platform/jobs/kinds.ts'
import { enqueue } from './platform/jobs/queue.ts'
import { openMeter } from './platform/metrics/meter.ts'
import { readingOf } from './platform/metrics/readings.fixture.ts'
import { startJobs, type RunningJobs } from './start-jobs.ts'

const PATIENCE = { timeout: 15_000, interval: 50 }
const OFTEN_S = 1
const NEVER_S = 86_400

type Handle = (data: { mailId: string }, signal: AbortSignal) => Promise<void>

/** Starts a process that runs the jobs of one kind with `handle`. */
const test = ownDatabaseTest.extend('work', ({ db, url }, { onCleanup }) => {
  const running: RunningJobs[] = []
  onCleanup(async () => {
    await Promise.all(running.map((jobs) => jobs.stop()))
  })
  return async (handle: Handle, askEveryS = OFTEN_S) => {
    const sendMail: JobHandlers['send-mail'] = (data, _, signal) => handle(data, signal)
    const handlers = { ...ourHandlers, 'send-mail': sendMail }
    const jobs = await startJobs({ url, tools: givenTools(db), handlers, askEveryS })
    running.push(jobs)
    return jobs
  }
})

const enqueueNamed = (db: Db, mailId: string, startAfter?: Date) =>
  enqueue(db, 'send-mail', { mailId }, startAfter && { startAfter })

test('a job runs after its commit, in any process that runs jobs', async ({ db, work }) => {
  const done: string[] = []
  await work(async ({ mailId }) => void done.push(mailId), NEVER_S)
  await db.transaction(async (tx) => {
    await enqueueNamed(tx, 'one')
    expect(done).toEqual([])
  })
  await expect.poll(() => done, PATIENCE).toEqual(['one'])
})

test('of waiting jobs those of a higher priority start first', async ({ db, work }) => {
  const started: string[] = []
  for (let at = 0; at < 20; at++) await enqueueNamed(db, 'to the shop')
  await enqueue(db, 'send-mail', { mailId: 'a code' }, { priority: 2 })
  await work(async ({ mailId }) => void started.push(mailId))
  await expect.poll(() => started.length, PATIENCE).toBe(21)
  expect(started.slice(0, 5)).toContain('a code')
})

test('a job waits for its start time', async ({ db, work }) => {
  const done: string[] = []
  await work(async ({ mailId }) => void done.push(mailId))
  await enqueueNamed(db, 'later', new Date(Date.now() + 2_000))
  await enqueueNamed(db, 'now')
  await expect.poll(() => done, PATIENCE).toEqual(['now', 'later'])
})

test('jobs are timed by their kind, and failed tries are counted', async ({ db, url }) => {
  const meter = await openMeter({ service: 'kastha-test' })
  const before = readingOf('kastha_job_failures_total', { kind: 'send-mail' }) ?? 0
  let tries = 0
  const sendMail = async () => {
    tries += 1
    if (tries === 1) throw new Error('the sky fell')
  }
  await givenHaste(db, 2)
  const handlers = { ...ourHandlers, 'send-mail': sendMail }
  const jobs = await startJobs({ url, tools: givenTools(db), meter, handlers, askEveryS: OFTEN_S })
  await enqueueNamed(db, 'one')
  await expect.poll(() => tries, PATIENCE).toBe(2)
  await jobs.stop()
  expect(readingOf('kastha_job_failures_total', { kind: 'send-mail' })).toBe(before + 1)
  expect(await meter.text()).toMatch(/^kastha_job_duration_seconds_count\{kind="send-mail"\} 2$/m)
  await meter.close()
})

test('a failed job is retried, then parked with its error, and can be run again', async ({ db, url, work }) => {
  await givenHaste(db, 2)
  let tries = 0
  await work(async () => {
    tries += 1
    if (tries <= 3) throw new Error('the sky fell')
  })
  await enqueueNamed(db, 'one')
  const failed = { name: 'send-mail', state: 'failed', retries: 2, data: { mailId: 'one' }, error: 'the sky fell' }
  await expect
    .poll(() => jobsOf(db), PATIENCE)
    .toEqual([failed, { ...failed, name: 'parked', state: 'created', retries: 0 }])
  expect(tries).toBe(3)
  const { rows } = await db.execute(sql`select source_name from pgboss.job where name = 'parked'`)
  expect(rows).toEqual([{ source_name: 'send-mail' }])

  const boss = await new PgBoss(url).start() // as described in docs/operations.md
  expect(await boss.redrive('parked')).toBe(1)
  await boss.stop()
  await expect.poll(() => tries, PATIENCE).toBe(4)
  await expect.poll(async () => (await jobsOf(db)).map(({ state }) => state), PATIENCE).toEqual(['failed', 'completed'])
})

test('each retry waits about twice as long as the one before', async ({ db, work }) => {
  await db.execute(sql`update pgboss.queue set retry_delay = 100`)
  await work(async () => {
    throw new Error('the sky fell')
  })
  await enqueueNamed(db, 'one')
  for (const [retries, leastS, mostS] of [
    [0, 95, 200],
    [1, 195, 400],
    [2, 395, 800],
  ] as const) {
    const waiting = expect.objectContaining({ state: 'retry', retries })
    await expect.poll(() => jobsOf(db), PATIENCE).toEqual([waiting])
    const { rows } = await db.execute<{ waits: number }>(
      sql`update pgboss.job j set start_after = now() from pgboss.job before where before.id = j.id and j.state = 'retry'
          returning extract(epoch from before.start_after - now())::float as waits`,
    )
    expect(rows[0]?.waits).toBeGreaterThanOrEqual(leastS)
    expect(rows[0]?.waits).toBeLessThanOrEqual(mostS)
  }
})

test('a mail is retried for about a day', () => {
  const { retryLimit, retryDelay, retryDelayMax } = jobKinds['resend-mail']
  const longestS = Array.from({ length: retryLimit! }, (_, tries) => Math.min(retryDelayMax!, retryDelay! * 2 ** tries))
  const hours = sum(longestS) / 3_600
  expect(hours).toBeGreaterThan(20)
  expect(hours).toBeLessThan(30)
})

test('a process finishes one picture at a time', async ({ db, url, onTestFinished }) => {
  let [running, busiest, done] = [0, 0, 0]
  const finishPicture: JobHandlers['finish-picture'] = async () => {
    running += 1
    busiest = Math.max(busiest, running)
    await db.execute(sql`select pg_sleep(0.1)`)
    running -= 1
    done += 1
  }
  const handlers = { ...ourHandlers, 'finish-picture': finishPicture }
  const jobs = await startJobs({ url, tools: givenTools(db), handlers, askEveryS: NEVER_S })
  onTestFinished(jobs.stop)
  for (let picture = 0; picture < 5; picture++) await enqueue(db, 'finish-picture', { pictureId: String(picture) })
  await expect.poll(() => done, PATIENCE).toBe(5)
  expect(busiest).toBe(1)
})

test('stopping lets a running job finish and starts no other', async ({ db, work }) => {
  const { promise: mayFinish, resolve: finish } = Promise.withResolvers<void>()
  const begun: string[] = []
  const jobs = await work(async ({ mailId }) => {
    begun.push(mailId)
    await mayFinish
  })
  for (let at = 0; at < 10; at++) await enqueueNamed(db, `mail ${at}`)
  await expect.poll(() => begun, PATIENCE).toHaveLength(8)
  const stopped = jobs.stop()
  finish()
  await stopped
  expect(begun).toHaveLength(8)
  const states = (await jobsOf(db)).map(({ state }) => state)
  expect(states.toSorted()).toEqual([...Array(8).fill('completed'), 'created', 'created'])
})

test('a job that does not finish is aborted and retried in another process', async ({ db, work }) => {
  await givenHaste(db)
  const begun = Promise.withResolvers<void>()
  const tidied: string[] = []
  const first = await work(async ({ mailId }, signal) => {
    begun.resolve()
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    tidied.push(mailId)
    throw new Error('broken off')
  })
  await enqueueNamed(db, 'one')
  await begun.promise
  await first.stop()
  expect(tidied).toEqual(['one'])

  const done: string[] = []
  await work(async ({ mailId }) => void done.push(mailId))
  await expect.poll(() => done, PATIENCE).toEqual(['one'])
})

test('an unreachable database breaks nothing, and afterwards the jobs continue', async ({ db, url, server, work }) => {
  const done: string[] = []
  await work(async ({ mailId }) => void done.push(mailId))
  const elsewhere = openDatabase(server, { max: 1 })
  const name = new URL(url).pathname.slice(1)
  const ours = `from pg_stat_activity where application_name = 'kastha jobs' and datname = '${name}'`
  await enqueueNamed(db, 'later', new Date(Date.now() + 3_000))
  await elsewhere.pool.query(`alter database ${name} allow_connections false`)
  await elsewhere.pool.query(`select pg_terminate_backend(pid) ${ours}`)
  await expect.poll(async () => (await elsewhere.pool.query(`select pid ${ours}`)).rows, PATIENCE).toEqual([])
  await elsewhere.pool.query(`alter database ${name} allow_connections true`)
  await elsewhere.close()

  await enqueueNamed(db, 'now')
  await expect.poll(() => done.toSorted(), PATIENCE).toEqual(['later', 'now'])
})

test('stopping ends in time even if the database is unreachable', async ({ url, server, work }) => {
  const jobs = await work(async () => {})
  const elsewhere = openDatabase(server, { max: 1 })
  const name = new URL(url).pathname.slice(1)
  await elsewhere.pool.query(`alter database ${name} allow_connections false`)
  await elsewhere.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  const began = performance.now()
  await jobs.stop()
  expect(performance.now() - began).toBeLessThan(8_000)
  await elsewhere.close()
})

test('a queue uses few connections', async ({ db, work }) => {
  await work(async () => {})
  for (let number = 0; number < 20; number++) await enqueueNamed(db, String(number))
  await expect.poll(async () => (await jobsOf(db)).every(({ state }) => state === 'completed'), PATIENCE).toBe(true)
  const ours = sql`from pg_stat_activity where application_name = 'kastha jobs' and datname = current_database()`
  const { rows } = await db.execute(sql`select count(*)::int as open ${ours}`)
  expect(rows[0]?.['open']).toBeLessThanOrEqual(3)
})
