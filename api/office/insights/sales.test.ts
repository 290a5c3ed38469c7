import { eq } from 'drizzle-orm'
import { products } from '../../platform/db/schema.ts'
import { nepal } from '../../sales/fulfilment/fulfilment.fixture.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { expect, test } from '../../test/test.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { cellsOf, figuresOf, insightOfWeek } from './insights.fixture.ts'

const first = nepal('2026-05-10T00:00')
const last = nepal('2026-05-16T23:59')
const before = nepal('2026-05-09T23:59')
const after = nepal('2026-05-17T00:00')
const tooEarly = nepal('2026-05-02T23:59')

const made = (id: number, price: number, quantity = 1) => [{ productId: id, variantId: null, price, quantity }]

test('a period ends at midnight in Nepal, and cancelled and returned orders are no sales', async ({ app, db }) => {
  const [bed, desk] = [await givenProduct(db), await givenProduct(db)]
  await givenOrder(db, { placedAt: first, lines: made(bed.id, 10_000, 2) })
  await givenOrder(db, { placedAt: last, lines: made(desk.id, 5_000), district: 'Lalitpur' })
  await givenOrder(db, { placedAt: before, lines: made(desk.id, 7_000) })
  for (const placedAt of [after, tooEarly]) await givenOrder(db, { placedAt, lines: made(bed.id, 99_000) })
  for (const state of ['cancelled', 'returned'] as const) {
    await givenOrder(db, { placedAt: first, state, lines: made(bed.id, 99_000) })
  }
  await givenOrder(db, { placedAt: first, lines: [{ productId: null, variantId: null, price: 3_000 }] })
  const manager = await givenStaff(app, 'manager')

  const categoryOf = async (id: number) => {
    const [row] = await db.select({ id: products.categoryId }).from(products).where(eq(products.id, id))
    return String(row!.id)
  }
  const byCategory = await insightOfWeek(manager, 'categories')
  const cellsIn = (id: string | undefined) =>
    byCategory.rows.find(({ records }) => records?.filter['categoryId'] === id)!.cells.slice(1)
  expect(cellsIn(await categoryOf(bed.id))).toEqual([20_000, 0, 2, 0])
  expect(cellsIn(await categoryOf(desk.id))).toEqual([5_000, 7_000, 1, 1])
  expect(byCategory.rows.find(({ records }) => records === null)!.cells).toEqual([
    'Custom and deleted pieces',
    3_000,
    0,
    1,
    0,
  ])
  expect(figuresOf(byCategory)).toEqual({ 'Sales of pieces': [28_000, 7_000], Pieces: [4, 1] })

  // Each order pays 1,000 for its delivery.
  const byDistrict = await insightOfWeek(manager, 'districts')
  expect(cellsOf(byDistrict)).toEqual([
    ['Kaski', 25_000, 8_000, 2, 1],
    ['Lalitpur', 6_000, 0, 1, 0],
  ])
  expect(figuresOf(byDistrict)).toEqual({ Sales: [31_000, 8_000], Orders: [3, 1], 'Average order': [10_333, 8_000] })
  const { records } = byDistrict.rows[0]!
  const query = new URLSearchParams(Object.entries(records!.filter).map(([name, value]) => [name, String(value)]))
  const listed = await manager.call('GET', `/orders?${query}`)
  expect(listed.json().total).toBe(2)

  const byDay = await insightOfWeek(manager, 'days')
  expect(cellsOf(byDay)).toEqual([
    ['2026-05-10', 25_000, 0, 2, 0],
    ...['2026-05-11', '2026-05-12', '2026-05-13', '2026-05-14', '2026-05-15'].map((day) => [day, 0, 0, 0, 0]),
    ['2026-05-16', 6_000, 8_000, 1, 1],
  ])

  const byHour = await insightOfWeek(manager, 'hours')
  expect(cellsOf(byHour).filter(([, total, earlier]) => total !== 0 || earlier !== 0)).toEqual([
    ['00:00', 25_000, 0, 2, 0, 66.7],
    ['23:00', 6_000, 8_000, 1, 1, 33.3],
  ])
  const ordersOf = async (hour: number) => {
    const filter = Object.entries(byHour.rows[hour]!.records!.filter).map(([name, value]) => [name, String(value)])
    return (await manager.call('GET', `/orders?${new URLSearchParams(filter)}`)).json().total
  }
  expect([await ordersOf(0), await ordersOf(1), await ordersOf(23)]).toEqual([2, 0, 1])
})

test('only managers see sales, and periods are days that have begun', async ({ app }) => {
  const [support, manager] = [await givenStaff(app, 'support'), await givenStaff(app, 'manager')]
  for (const name of ['days', 'categories', 'districts', 'hours', 'hours/file']) {
    expect((await support.call('GET', `/insights/${name}`)).statusCode).toBe(403)
  }
  for (const name of ['promise', 'products', 'carriers', 'replies', 'customers', 'conversion']) {
    const { statusCode, body } = await support.call('GET', `/insights/${name}?days=365`)
    expect([statusCode, body.includes('Nrs.')]).toEqual([200, false])
  }
  const refused = async (query: string) => (await manager.call('GET', `/insights/hours?${query}`)).json().fields
  expect(await refused('until=2026-05-16')).toEqual({ from: 'Name the first day, too' })
  expect(await refused('from=2026-05-16&until=2026-05-15')).toEqual({ until: 'Choose a day after the first one' })
  expect(await refused('from=2026-05-16&until=2999-01-01')).toEqual({ until: 'Choose a day that has begun' })
  expect(await refused('from=2022-05-16&until=2026-05-15')).toEqual({ until: 'Choose at most 731 days' })
})

test('a file has the rows of the page, with the units in its headings', async ({ app, db }) => {
  await givenOrder(db, { placedAt: first })
  const manager = await givenStaff(app, 'manager')
  const query = 'from=2026-05-10&until=2026-05-16'
  const csv = await manager.call('GET', `/insights/districts/file?${query}&format=csv`)
  expect(csv.headers['content-disposition']).toContain('kastha-districts-2026-05-10-2026-05-16')
  expect(
    csv.body
      .replace(/^\uFEFF/, '')
      .split('\r\n')
      .slice(0, 2),
  ).toEqual(['District,Sales (Nrs.),Sales before (Nrs.),Orders,Orders before', 'Kaski,11000,0,1,0'])
  const xlsx = await manager.call('GET', `/insights/districts/file?${query}&format=xlsx`)
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
})
