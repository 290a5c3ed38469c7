import { eq } from 'drizzle-orm'
import type { StockRow } from '#contract/admin/stock.ts'
import { givenProduct } from '../catalog/catalog.fixture.ts'
import { blushPink, forestGreen, givenColoredBed } from '../catalog/colored.fixture.ts'
import { products, shopSettings, variants } from '../../platform/db/schema.ts'
import { demoSettings } from '../../../seed/settings.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { expect, ownDatabaseTest, test as base } from '../../test/test.ts'
import { givenSubscription } from '../notices/notices.fixture.ts'
import { movementsOf, wrongStocks } from './stock.fixture.ts'

const test = base
  .extend('staff', ({ app }) => givenStaff(app, 'manager'))
  .extend('bed', async ({ db }) => {
    const { id } = await givenProduct(db, {
      name: 'Rara Bed',
      variants: [
        { stock: 5, sku: 'RARA-1' },
        { stock: 9, sku: 'RARA-2' },
      ],
    })
    const rows = await db.select().from(variants).where(eq(variants.productId, id)).orderBy(variants.position)
    return { id, first: rows[0]!.id, second: rows[1]!.id }
  })
  .extend(
    'move',
    ({ staff }) =>
      (...movements: object[]) =>
        staff.call('POST', '/stock/movements', { movements }),
  )

test('received, counted and damaged pieces change the stock, with the staff member’s name', async ({
  db,
  staff,
  bed,
  move,
}) => {
  const answer = await move(
    { variantId: bed.first, reason: 'received', pieces: 4, note: ' From the workshop ' },
    { variantId: bed.second, reason: 'damaged', pieces: 2 },
  )
  expect(answer.json().items).toMatchObject([
    { id: bed.first, sku: 'RARA-1', stock: 9 },
    { id: bed.second, sku: 'RARA-2', stock: 7 },
  ])
  await move({ variantId: bed.first, reason: 'counted', counted: 8, seen: 9 })
  const listed = (await staff.call('GET', `/stock/movements?variantId=${bed.first}`)).json()
  expect(listed.total).toBe(3)
  expect(listed.items).toMatchObject([
    { change: -1, stock: 8, reason: 'counted', staffName: staff.name, name: 'Rara Bed', sku: 'RARA-1' },
    { change: 4, stock: 9, reason: 'received', note: 'From the workshop', orderNumber: null },
    { change: 5, stock: 5, reason: 'opening', staffName: null },
  ])
  const [product] = await db.select().from(products).where(eq(products.id, bed.id))
  expect(product!.stock).toBe(15)
})

test('a sale meanwhile refuses the whole count, with the current stock', async ({ db, bed, move }) => {
  await db.update(variants).set({ stock: 4 }).where(eq(variants.id, bed.first))
  const answer = await move(
    { variantId: bed.second, reason: 'received', pieces: 1 },
    { variantId: bed.first, reason: 'counted', counted: 6, seen: 5 },
  )
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'stale' })
  expect(answer.json().current.find(({ id }: StockRow) => id === bed.first)).toMatchObject({ stock: 4 })
  expect(await movementsOf(db, bed.second)).toEqual([[9, 'opening', null]])
})

test('a count that matches the stock is recorded', async ({ db, bed, move }) => {
  await move({ variantId: bed.first, reason: 'counted', counted: 5, seen: 5 })
  expect(await movementsOf(db, bed.first)).toEqual([
    [5, 'opening', null],
    [0, 'counted', null],
  ])
})

test('more damaged pieces than the stock are refused', async ({ db, bed, move }) => {
  const answer = await move({ variantId: bed.first, reason: 'damaged', pieces: 6 })
  expect(answer.json()).toMatchObject({ code: 'conflict', message: 'Of RARA-1 there are only 5.' })
  expect(await wrongStocks(db)).toEqual([])
})

test('a movement without an Idempotency-Key is recorded each time', async ({ app, staff, bed }) => {
  const payload = { movements: [{ variantId: bed.first, reason: 'received', pieces: 3 }] }
  const { cookies } = staff
  const move = () => app.inject({ method: 'POST', url: '/api/admin/stock/movements', cookies, payload })
  const before = (await move()).json()
  expect((await move()).json()).not.toEqual(before)
})

test.for([
  [{ reason: 'sold', pieces: 1 }],
  [{ reason: 'received', pieces: 0 }],
  [{ reason: 'received', pieces: 1.5 }],
  [{ reason: 'counted', counted: -1, seen: 5 }],
  [{ reason: 'counted', counted: 1 }],
])('%o is refused', async ([wrong], { bed, move }) => {
  expect((await move({ variantId: bed.first, ...wrong })).statusCode).toBe(400)
})

test('a repeated or unknown variant is refused', async ({ bed, move }) => {
  const one = { variantId: bed.first, reason: 'received', pieces: 1 }
  expect((await move(one, one)).json()).toMatchObject({ code: 'invalid_input' })
  expect((await move({ ...one, variantId: 999_999 })).statusCode).toBe(404)
})

test('low stock uses the variant’s or the general threshold, with the days it lasts and who waits for it', async ({
  db,
  staff,
  bed,
}) => {
  await db.insert(shopSettings).values({ ...demoSettings, lowStockAt: 5 })
  await db.update(variants).set({ lowStockAt: 20 }).where(eq(variants.id, bed.second))
  await givenProduct(db, { variants: [{ stock: 6 }] })
  await givenOrder(db, { lines: [{ productId: bed.id, variantId: bed.first, quantity: 3 }] })
  await givenOrder(db, { lines: [{ productId: bed.id, variantId: bed.first, quantity: 9 }], state: 'cancelled' })
  await givenSubscription(db, { kind: 'back-in-stock', variantId: bed.first })
  await givenSubscription(db, { kind: 'back-in-stock', productId: bed.id, email: 'bina@post.example' })
  await givenSubscription(db, {
    kind: 'back-in-stock',
    variantId: bed.second,
    email: 'no@post.example',
    confirmedAt: null,
  })
  const { items, total } = (await staff.call('GET', '/stock?low=true&sort=stock')).json()
  expect(total).toBe(2)
  expect(items).toMatchObject([
    { id: bed.first, stock: 5, lowStockAt: 5, isLow: true, sold: 3, daysLeft: 50, waiting: 2 },
    { id: bed.second, stock: 9, lowStockAt: 20, isLow: true, sold: 0, daysLeft: null, waiting: 1 },
  ])
  const found = (await staff.call('GET', '/stock?q=rara-2')).json()
  expect(found.items.map(({ id }: StockRow) => id)).toEqual([bed.second])
})

ownDatabaseTest('many who receive and sell at once leave figures that add up', async ({ app, db }) => {
  const staff = await givenStaff(app)
  const { id } = await givenProduct(db, { variants: [{ stock: 100 }, { stock: 100 }] })
  const [first, second] = await db.select().from(variants).where(eq(variants.productId, id)).orderBy(variants.position)
  const pairs = [
    [first!.id, second!.id],
    [second!.id, first!.id],
  ]
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, turn) => {
      const movements = pairs[turn % 2]!.map((variantId) => ({
        variantId,
        reason: turn % 3 ? 'received' : 'damaged',
        pieces: 1,
      }))
      return staff.call('POST', '/stock/movements', { movements })
    }),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  expect(await wrongStocks(db)).toEqual([])
  const now = await db.select({ stock: variants.stock }).from(variants).where(eq(variants.productId, id))
  expect(now).toEqual([{ stock: 104 }, { stock: 104 }])
})

ownDatabaseTest('the same receipt sent many times at once is booked once', async ({ app, db }) => {
  const staff = await givenStaff(app)
  const { id } = await givenProduct(db, { variants: [{ stock: 64 }] })
  const [only] = await db.select().from(variants).where(eq(variants.productId, id))
  const body = { movements: [{ variantId: only!.id, reason: 'received', pieces: 3 }] }
  const headers = { 'idempotency-key': 'receipt-1' }
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => staff.call('POST', '/stock/movements', body, headers)),
  )
  expect(answers.map((answer) => answer.json().items[0].stock)).toEqual(answers.map(() => 67))
  expect(await movementsOf(db, only!.id)).toEqual([
    [64, 'opening', null],
    [3, 'received', null],
  ])
})

test('stock and movements name the color of a variant', async ({ db, staff, move }) => {
  const bed = await givenColoredBed(db)
  const { items } = (await staff.call('GET', `/stock?productId=${bed.id}&sort=name`)).json()
  expect(items).toMatchObject([
    { color: forestGreen },
    { color: forestGreen },
    { color: blushPink },
    { color: blushPink },
  ])
  await move({ variantId: Number(bed.variantOf('blush')), reason: 'received', pieces: 4 })
  const moved = (await staff.call('GET', `/stock/movements?variantId=${bed.variantOf('blush')}`)).json()
  expect(moved.items[0]).toMatchObject({ color: blushPink, size: '122*200', change: 4 })
})
