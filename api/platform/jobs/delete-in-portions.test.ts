import { gte, sql } from 'drizzle-orm'
import { limitCounts } from '../db/schema.ts'
import { expect, ownDatabaseTest as test } from '../../test/test.ts'
import { deleteInPortions } from './delete-in-portions.ts'

test('more rows than a portion go, others stay, and a row that somebody holds waits for the next run', async ({
  db,
}) => {
  await db.execute(
    sql`insert into limit_counts (key, points, expire) select n::text, n, now() from generate_series(1, 2500) n`,
  )
  const isOld = gte(limitCounts.points, 101)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from limit_counts where key = '200' for update`)
    await deleteInPortions(db, limitCounts, isOld)
  })
  expect(await db.$count(limitCounts)).toBe(101)
  await deleteInPortions(db, limitCounts, isOld, AbortSignal.abort())
  expect(await db.$count(limitCounts)).toBe(101)
  await deleteInPortions(db, limitCounts, isOld)
  expect(await db.$count(limitCounts)).toBe(100)
})
