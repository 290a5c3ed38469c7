import { sql } from 'drizzle-orm'
import { openDatabase } from '../../platform/db/client.ts'
import { readingOf } from '../../platform/metrics/readings.fixture.ts'
import { backupRuns } from '../../platform/db/schema.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { expect, ownDatabaseTest as test } from '../../test/test.ts'
import { watchShopFigures } from './shop-figures.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

test('orders, mails and jobs are figures, and nobody waits for them', async ({ db }) => {
  await givenOrder(db, { payment: 'khalti' })
  await givenOrder(db, { placedAt: new Date(Date.now() - 2 * DAY_MS) })
  await givenOrder(db, { state: 'cancelled' })
  await db.execute(
    sql`update pgboss.queue set queued_count = 3, monitor_on = now() - interval '7 s' where name = 'send-mail'`,
  )
  await db.execute(sql`update pgboss.queue set queued_count = 2 where name in ('resend-mail', 'parked')`)
  const errors: unknown[] = []
  watchShopFigures(db, (error) => errors.push(error))
  expect(readingOf('kastha_mails_pending')).toBeUndefined()
  await expect.poll(() => readingOf('kastha_mails_pending')).toBe(5)
  expect(readingOf('kastha_jobs_parked')).toBe(2)
  expect(readingOf('kastha_jobs_waiting', { kind: 'send-mail' })).toBe(3)
  expect(readingOf('kastha_jobs_waiting', { kind: 'parked' })).toBeUndefined()
  expect(Math.round(readingOf('kastha_jobs_counted_age_seconds')! / 10)).toBe(1)
  expect(readingOf('kastha_orders_open', { state: 'pending', payment: 'khalti' })).toBe(1)
  expect(readingOf('kastha_orders_open', { state: 'pending', payment: 'cod' })).toBe(1)
  expect(readingOf('kastha_orders_of_day', { state: 'pending', payment: 'cod' })).toBe(0)
  expect(readingOf('kastha_orders_of_day', { state: 'cancelled', payment: 'cod' })).toBe(1)
  expect([readingOf('kastha_database_up'), errors]).toEqual([1, []])
})

test('the age of the newest backup is a figure, and a shop without one shows none', async ({ db }) => {
  watchShopFigures(db, () => {})
  readingOf('kastha_backup_age_seconds')
  await expect.poll(() => readingOf('kastha_jobs_parked')).toBe(0)
  expect(readingOf('kastha_backup_age_seconds')).toBeUndefined()

  const backup = { fileName: 'kastha.tar.zst', bytes: 9, isEncrypted: false, missingFiles: 0 }
  const at = (hours: number) => ({ ...backup, at: new Date(Date.now() - hours * HOUR_MS) })
  await db.insert(backupRuns).values([at(3), at(27)])
  watchShopFigures(db, () => {})
  readingOf('kastha_backup_age_seconds')
  await expect.poll(() => Math.round((readingOf('kastha_backup_age_seconds') ?? 0) / 60)).toBe(180)
})

test('while the database is away its figures are left out', async () => {
  const { db, close } = openDatabase('postgresql://nobody@localhost:1/none')
  const errors: unknown[] = []
  watchShopFigures(db, (error) => errors.push(error))
  readingOf('kastha_orders_open')
  await expect.poll(() => errors.length).toBeGreaterThan(0)
  expect([readingOf('kastha_database_up'), readingOf('kastha_orders_open')]).toEqual([0, undefined])
  await close()
})
