import { eq, sql } from 'drizzle-orm'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { banners, hoardings, orders, products } from '../../platform/db/schema.ts'
import { givenTools } from '../../platform/jobs/jobs.fixture.ts'
import { startJobs, type RunningJobs } from '../../start-jobs.ts'
import { givenOrder, stateOf } from '../../sales/orders/orders.fixture.ts'
import { expect, ownDatabaseTest } from '../../test/test.ts'
import { keepTime } from './keep-time.ts'

const PATIENCE = { timeout: 5_000, interval: 50 }
const soon = sql<Date>`clock_timestamp() + interval '500 milliseconds'`
const tomorrow = sql<Date>`now() + interval '1 day'`

/** Starts another worker process. */
const test = ownDatabaseTest.extend('work', ({ db, url }, { onCleanup }) => {
  const running: RunningJobs[] = []
  onCleanup(async () => {
    await Promise.all(running.map((jobs) => jobs.stop()))
  })
  return async () => {
    const jobs = await startJobs({ url, tools: givenTools(db) })
    running.push(jobs)
    return jobs
  }
})

test('products, banners and offers are shown and hidden at their time, with several processes', async ({
  db,
  work,
}) => {
  await Promise.all([work(), work()])
  const at = { publishAt: soon } as object
  const product = await givenProduct(db, { published: false, ...at })
  await db.insert(banners).values({ title: 'Dashain', isActive: false, startsAt: soon })
  await db.insert(hoardings).values({ description: 'Dashain', endsAt: soon })
  const { rows } = await db.execute<{ due: string }>(sql`select min(starts_at)::text as due from banners`)
  const due = sql`${rows[0]?.due}::timestamptz`
  let isAnyEarly = false
  const shown = async () => {
    const [[row], [banner], [offer]] = await Promise.all([
      db.select().from(products).where(eq(products.id, product.id)),
      db.select().from(banners),
      db.select().from(hoardings),
    ])
    const clock = await db.execute<{ isEarly: boolean }>(sql`select clock_timestamp() < ${due} as "isEarly"`)
    if (clock.rows[0]?.isEarly) isAnyEarly ||= banner?.isActive === true
    return [row?.published, banner?.isActive, offer?.isActive]
  }
  await expect.poll(shown, PATIENCE).toEqual([true, true, false])
  expect(isAnyEarly).toBe(false)
})

test('an earlier time takes effect, even when the process that received the notice has ended', async ({ db, work }) => {
  const first = await work()
  await work()
  const [offer] = await db
    .insert(hoardings)
    .values({ description: 'Dashain', isActive: false, startsAt: tomorrow })
    .returning()
  await db.update(hoardings).set({ startsAt: soon }).where(eq(hoardings.id, offer!.id))
  await first.stop()
  const isActive = async () => (await db.select().from(hoardings))[0]?.isActive
  await expect.poll(isActive, PATIENCE).toBe(true)
})

test('work that was due while no worker ran is done at startup', async ({ db, work }) => {
  const past = sql<Date>`now() - interval '1 hour'`
  await db.insert(hoardings).values({ description: 'Dashain', isActive: false, startsAt: past })
  await work()
  await expect.poll(async () => (await db.select().from(hoardings))[0]?.isActive, PATIENCE).toBe(true)
})

test('an unverified and an unpaid order end at their time', async ({ db, work }) => {
  const unverified = await givenOrder(db, { state: 'pending' })
  const unpaid = await givenOrder(db, { state: 'pending' })
  await db.update(orders).set({ verifyBy: soon }).where(eq(orders.id, unverified.id))
  await db.update(orders).set({ payBy: soon }).where(eq(orders.id, unpaid.id))
  await work()
  const states = () => Promise.all([unverified, unpaid].map(({ id }) => stateOf(db, id)))
  await expect.poll(states, PATIENCE).toEqual(['cancelled', 'cancelled'])
})

test('a failure is retried, and nothing is applied twice', async ({ db, url }) => {
  const applied: Date[] = []
  let tries = 0
  const [{ due } = { due: new Date() }] = (await db.execute<{ due: Date }>(sql`select ${soon} as due`)).rows
  const clock = keepTime({ url, db, log: { warn: () => {} } }, [
    {
      nextAfter: (since) => sql`(select at from (values (${due}::timestamptz)) as times(at) where at > ${since})`,
      apply: async (at) => {
        tries += 1
        if (tries === 1) throw new Error('the sky fell')
        applied.push(at)
      },
    },
  ])
  await expect.poll(() => applied.length, PATIENCE).toBe(1)
  expect(applied[0]!.getTime()).toBeGreaterThan(new Date(due).getTime())
  await clock.stop()
  expect(tries).toBe(2)
})
