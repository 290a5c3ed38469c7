import { eq, sql } from 'drizzle-orm'
import { categories, promotions } from '../../../platform/db/schema.ts'
import { givenPromotion } from '../../../sales/orders/orders.fixture.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, ownDatabaseTest as test } from '../../../test/test.ts'
import { givenCategory } from '../catalog.fixture.ts'

test('a category cannot be deleted while a promotion for it is being created', async ({ app, db, pool }) => {
  const { call } = await givenStaff(app)
  const beds = await givenCategory(db, { slug: 'beds', name: 'Beds' })
  const making = await pool.connect()
  await making.query('begin')
  await making.query(
    `insert into promotions (name, kind, amount, category_id) values ('Dashain', 'amount', 100, ${beds.id})`,
  )
  const answer = call('DELETE', `/categories/${beds.id}`)
  const countWaiting = sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await db.execute(countWaiting)).rows[0]!.waiting, { timeout: 10_000 }).toBe(1)
  await making.query('commit')
  making.release()
  expect((await answer).json()).toMatchObject({
    code: 'conflict',
    message: 'Beds cannot be deleted: 1 promotion belong to it.',
  })
  expect(await db.$count(promotions)).toBe(1)
})

test('the database refuses to delete the category of a promotion', async ({ db }) => {
  const beds = await givenCategory(db, { slug: 'beds', name: 'Beds' })
  await givenPromotion(db, { categoryId: beds.id })
  await expect(db.delete(categories).where(eq(categories.id, beds.id))).rejects.toThrow()
  expect(await db.$count(promotions)).toBe(1)
})
