import { eq } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import type { ReportPage } from '#contract/admin/reports.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { orders, payments, refunds, variants } from '../../platform/db/schema.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { expect, test } from '../../test/test.ts'

const figuresOf = ({ figures }: ReportPage) => Object.fromEntries(figures.map(({ label, value }) => [label, value]))

const days = (count: number) => new Date(Date.now() - count * 86_400_000)

test('stock counts at cost; pieces without one count as nothing', async ({ app, db }) => {
  const [bed, chair] = [await givenProduct(db), await givenProduct(db)]
  await db.update(variants).set({ stock: 0 })
  await db.update(variants).set({ stock: 4, cost: 5_000 }).where(eq(variants.productId, bed.id))
  await db.update(variants).set({ stock: 3 }).where(eq(variants.productId, chair.id))
  const { call } = await givenStaff(app, 'manager')
  const page: ReportPage = (await call('GET', '/reports/stock-value')).json()
  const sold = await db.select().from(variants)
  const [beds, chairs] = [bed, chair].map(({ id }) => sold.filter(({ productId }) => productId === id).length)
  const [value, unknown] = [beds! * 20_000, chairs! * 3]
  expect(figuresOf(page)).toEqual({
    'Value at cost': value,
    'Pieces in stock': beds! * 4 + unknown,
    'Pieces without a cost': unknown,
  })
  expect(page.items.every(({ isTotal }) => isTotal)).toBe(true)
  expect(page.items.at(-1)?.cells).toEqual(['Total', beds! * 4 + unknown, value, unknown])
  expect(page.left).toBe(beds! + chairs!)

  const rows = await readSheet((await call('GET', '/reports/stock-value/file')).rawPayload)
  expect(rows.filter((cells) => cells[5] === 5_000)).toHaveLength(beds!)
  expect(rows.some(([cell]) => cell === `Pieces without a cost: ${unknown}`)).toBe(true)
})

test('stock of an earlier day is what the movements left', async ({ app, db }) => {
  const bed = await givenProduct(db)
  await db.update(variants).set({ stock: 4, cost: 5_000 }).where(eq(variants.productId, bed.id))
  const { call } = await givenStaff(app, 'manager')
  const read = async (day: string) => (await call('GET', `/reports/stock-value?day=${day}`)).json()
  expect(figuresOf(await read('2020-01-01'))).toMatchObject({ 'Value at cost': 0, 'Pieces in stock': 0 })
  const today = await read(nepalDay(new Date()))
  expect(figuresOf(today)['Value at cost']).toBeGreaterThanOrEqual(20_000)
  const refused = await call('GET', '/reports/stock-value?day=2999-01-01')
  expect([refused.statusCode, refused.json().fields]).toEqual([400, { day: 'Must not be in the future' }])
})

test('receivables are what confirmed orders have to pay, by age; deposits and refunds stand beside them', async ({
  app,
  db,
}) => {
  const fresh = await givenOrder(db, { state: 'confirm', placedAt: days(1) })
  const old = await givenOrder(db, { state: 'confirm', placedAt: days(40), counted: 4_000 })
  const pending = await givenOrder(db, { state: 'pending', counted: 1_000 })
  await givenOrder(db, { state: 'pending' })
  await givenOrder(db, { state: 'delivered', counted: 11_000 })
  await db.insert(refunds).values({ orderId: old.id, amount: 500, cause: 'cancel', dueBy: days(1) })
  // Triggers keep what is counted; these orders have no payments.
  for (const [order, counted] of [
    [old, 4_000],
    [pending, 1_000],
  ] as const) {
    await db.update(orders).set({ counted }).where(eq(orders.id, order.id))
  }
  const { call } = await givenStaff(app, 'manager')
  const page: ReportPage = (await call('GET', '/reports/receivables')).json()
  expect(figuresOf(page)).toEqual({
    'Due on delivery': fresh.total + old.total - 4_000,
    'Paid in advance, not yet delivered': 4_500,
    'Deposits and part payments': 4_500,
    'Refunds owed': 500,
    'Refunds overdue': 1,
    'Cash not yet handed in': 0,
  })
  expect(page.items.at(-1)?.cells.slice(-5)).toEqual([fresh.total, 0, 0, old.total - 4_000, 3])
  expect(page.left).toBe(3)
  const rows = await readSheet((await call('GET', '/reports/receivables/file')).rawPayload)
  expect(rows.find((cells) => cells[1] === old.number)?.slice(5, 7)).toEqual([3_500, old.total - 4_000])
})

test('money that went back, or has to, is no longer held', async ({ app, db }) => {
  const paid = await givenOrder(db, { state: 'confirm', total: 10_000 })
  const dueBy = days(-2)
  const came = { orderId: paid.id, method: 'bank', purpose: 'full', receivedAt: days(1) } as const
  const [, twice] = await db
    .insert(payments)
    .values([
      { ...came, amount: 10_000, reference: 'A-1' },
      { ...came, amount: 700, reference: 'A-2' },
    ])
    .returning()
  await db.insert(refunds).values([
    { orderId: paid.id, amount: 3_000, cause: 'staff:a', dueBy, doneAt: days(0), reference: 'B-1' },
    { orderId: paid.id, amount: 500, cause: 'staff:b', dueBy },
    { orderId: paid.id, amount: 700, cause: `payment:${twice!.id}`, dueBy },
  ])
  const { call } = await givenStaff(app, 'manager')
  const page: ReportPage = (await call('GET', '/reports/receivables')).json()
  expect(figuresOf(page)).toMatchObject({
    'Due on delivery': 0,
    'Paid in advance, not yet delivered': 6_500,
    'Deposits and part payments': 0,
    'Refunds owed': 1_200,
  })
})
