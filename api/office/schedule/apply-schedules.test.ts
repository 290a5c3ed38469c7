import { eq, sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { banners, hoardings, priceChanges, products } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest, test } from '../../test/test.ts'
import { waitingSessions } from '../../test/waiting-sessions.ts'
import { applySchedules } from './apply-schedules.ts'

const soon = sql<Date>`now() + interval '1 minute'`
const later = sql<Date>`now() + interval '1 day'`
const just = sql<Date>`now() - interval '1 second'`
const before = sql<Date>`now() - interval '1 hour'`

test('products are shown and hidden at their time, and not before', async ({ db }) => {
  const given = [
    { name: 'A', published: false, publishAt: soon, unpublishAt: later },
    { name: 'B', published: false, publishAt: just, unpublishAt: later },
    { name: 'C', published: true, unpublishAt: just },
    { name: 'D', published: false, publishAt: before, unpublishAt: just },
    { name: 'E', published: true },
  ]
  for (const values of given) await givenProduct(db, values as Parameters<typeof givenProduct>[1])
  await applySchedules({}, { db })
  const rows = await db.select().from(products).orderBy(products.name)
  const told = rows.map((row) => [row.name, row.published, row.publishAt !== null, row.unpublishAt !== null])
  expect(told).toEqual([
    ['A', false, true, true],
    ['B', true, false, true],
    ['C', false, false, false],
    ['D', false, false, false],
    ['E', true, false, false],
  ])
  const offered = await db.select({ isOffered: priceChanges.isOffered }).from(priceChanges)
  expect(offered.filter(({ isOffered }) => isOffered)).toHaveLength(3) // C and E from the first, B from now on
})

test('banners and strip offers are shown and hidden at their time', async ({ db }) => {
  await db.insert(banners).values([
    { title: 'Now', isActive: false, startsAt: just, endsAt: later },
    { title: 'Soon', isActive: false, startsAt: soon },
    { title: 'Over', endsAt: just },
  ])
  await db.insert(hoardings).values({ description: 'Dashain', isActive: false, startsAt: just })
  await applySchedules({}, { db })
  const shown = (await db.select().from(banners)).filter(({ isActive }) => isActive)
  expect(shown).toMatchObject([{ title: 'Now', startsAt: null }])
  expect(await db.select().from(hoardings)).toMatchObject([{ isActive: true, startsAt: null }])
})

ownDatabaseTest('ten products are changed at once, so that orders of them wait shortly', async ({ db }) => {
  const { categoryId } = await givenProduct(db)
  const due: number[] = []
  for (let made = 0; made < 12; made += 1) {
    due.push((await givenProduct(db, { categoryId, published: false, publishAt: new Date() })).id)
  }
  const isPublished = eq(products.published, true)
  let applied: Promise<void> | undefined
  await db.transaction(async (order) => {
    await order.select().from(products).where(eq(products.id, due[11]!)).for('no key update')
    applied = applySchedules({}, { db })
    await vi.waitUntil(async () => (await waitingSessions(db)) > 0, { timeout: 20_000 })
    expect(await db.$count(products, isPublished)).toBe(11)
  })
  await applied
  expect(await db.$count(products, isPublished)).toBe(13)
})
