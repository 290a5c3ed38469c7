import { eq } from 'drizzle-orm'
import { assignments, deliveries, orders, productCounts } from '../../platform/db/schema.ts'
import { givenDelivered, givenZone, nepal } from '../../sales/fulfilment/fulfilment.fixture.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { expect, test } from '../../test/test.ts'
import { showDashboard } from './show-dashboard.ts'

const now = nepal('2026-11-22T15:00')

test('a week is compared with the one before it, from midnight to midnight in Nepal', async ({ db }) => {
  const at = ['2026-11-16T00:00', '2026-11-15T23:59', '2026-11-09T00:00', '2026-11-08T23:59'].map(nepal)
  const lines = [{ productId: (await givenProduct(db)).id, variantId: null }]
  const [first, last] = await Promise.all(at.map((placedAt) => givenOrder(db, { placedAt, lines })))
  const shown = await showDashboard(db, { days: 7, seesMoney: true, now })
  expect(shown.sales!.filter((day) => day.orders > 0)).toEqual([{ day: '2026-11-16', orders: 1, total: first!.total }])
  expect(shown.salesBefore!.map((day) => day.orders)).toEqual([1, 0, 0, 0, 0, 0, 1])
  expect(shown.salesBefore!.at(0)!.day).toBe('2026-11-09')
  expect(shown.districts).toEqual([{ name: 'Kaski', total: first!.total, before: 2 * last!.total }])
  expect(shown.categories).toMatchObject([{ total: 10_000, before: 20_000 }])
  expect([shown.otherDistricts, shown.otherCategories]).toEqual([null, null])
})

test('the largest five districts have a row, and the others one together', async ({ db }) => {
  const districts = ['Kaski', 'Lalitpur', 'Chitwan', 'Morang', 'Banke', 'Ilam', 'Dang']
  for (const [place, district] of districts.entries()) {
    await givenOrder(db, { placedAt: now, district, lines: [{ price: 1_000 * (9 - place) }] })
  }
  await givenOrder(db, { placedAt: nepal('2026-11-15T12:00'), district: 'Mustang', lines: [{ price: 500 }] })
  const shown = await showDashboard(db, { days: 7, seesMoney: true, now })
  expect(shown.districts!.map(({ name }) => name)).toEqual(districts.slice(0, 5))
  // Each order pays 1,000 for its delivery.
  expect(shown.otherDistricts).toEqual({ count: 3, total: 9_000, before: 1_500 })
})

test('of the deliveries of a period some kept their promise, and today’s are counted by zone', async ({ db }) => {
  const zone = await givenZone(db)
  const promised = { estimateFirst: '2026-11-17', estimateLast: '2026-11-18' }
  await givenDelivered(db, nepal('2026-11-18T18:00'), promised)
  await givenDelivered(db, nepal('2026-11-19T09:00'), promised)
  await givenDelivered(db, nepal('2026-11-20T09:00'), promised)
  await givenDelivered(db, nepal('2026-11-15T09:00'), promised)
  const today = { day: '2026-11-22', slot: 'morning', zoneId: zone.id, isLarge: false, code: '123456' } as const
  for (const state of ['planned', 'out', 'cancelled'] as const) {
    const order = await givenOrder(db)
    await db.insert(deliveries).values({ ...today, orderId: order.id, number: 1, state })
  }
  const done = await givenDelivered(db, now, promised)
  await db.update(deliveries).set({ day: today.day, slot: 'evening' }).where(eq(deliveries.orderId, done.id))
  const shown = await showDashboard(db, { days: 7, seesMoney: false, now })
  const late = { one: 1, few: 1, more: 1 }
  expect(shown.promise).toEqual({ of: 4, kept: 1, late, ofBefore: 1, keptBefore: 1 })
  expect(shown.today).toEqual([{ zone: { id: zone.id, name: zone.name }, of: 3, delivered: 1, late: 2 }])
  expect(shown.categories).toBe(null)
})

test('views count since the first counted day, and orders from then on', async ({ db }) => {
  const { id: productId } = await givenProduct(db)
  await givenOrder(db, { placedAt: nepal('2026-11-18T12:00') })
  for (const day of ['2026-11-19', '2026-11-20']) await db.insert(productCounts).values({ day, productId, views: 20 })
  for (const changes of [{}, { takenBy: crypto.randomUUID() }, { state: 'cancelled' as const }]) {
    const order = await givenOrder(db, { placedAt: nepal('2026-11-20T12:00') })
    if (Object.keys(changes).length > 0) await db.update(orders).set(changes).where(eq(orders.id, order.id))
  }
  const { conversion } = await showDashboard(db, { days: 7, seesMoney: false, now })
  expect(conversion).toEqual({ views: 40, orders: 1, viewsBefore: 0, ordersBefore: 0 })
})

test('open tasks are overdue once their due time has passed', async ({ db }) => {
  const [late, soon, done] = [await givenOrder(db), await givenOrder(db), await givenOrder(db, { state: 'confirm' })]
  const due = (recordId: string, time: string) =>
    db
      .insert(assignments)
      .values({ kind: 'order', recordId, dueAt: nepal(time) })
      .onConflictDoUpdate({ target: [assignments.kind, assignments.recordId], set: { dueAt: nepal(time) } })
  await due(late.id, '2026-11-22T14:59')
  await due(soon.id, '2026-11-22T15:01')
  await due(done.id, '2026-11-22T14:59')
  const { overdue } = await showDashboard(db, { days: 7, seesMoney: false, now })
  expect(overdue).toEqual({ orders: 1, customRequests: 0, tickets: 0, complaints: 0 })
})
