import { eq } from 'drizzle-orm'
import { MAIN_PLACE } from '#domain/stock/places.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { deliveries, deliveryLines, products, variants } from '../../../platform/db/schema.ts'
import { givenCheckoutShop, order } from '../../../sales/checkout/checkout.fixture.ts'
import { findOrder } from '../../../sales/orders/order-queries.ts'
import { expect, ownDatabaseTest, test as base } from '../../../test/test.ts'
import { givenShopper } from '../../cart/cart.fixture.ts'
import { givenCategory, givenProduct } from '../../catalog/catalog.fixture.ts'
import { givenPlace, movementsOf, placesOf, wrongStocks } from '../stock.fixture.ts'

/** A bed: 6 at the main warehouse, 4 at the showroom that serves Kathmandu. */
const test = base
  .extend('adding', { auto: true }, ({ db }, { onCleanup }) => {
    onCleanup(async () => expect(await wrongStocks(db)).toEqual([]))
  })
  .extend('staff', ({ app }) => givenStaff(app, 'manager'))
  .extend('showroom', ({ db }) => givenPlace(db, { name: 'Jhamsikhel', districts: ['Kathmandu'] }))
  .extend('bed', async ({ db, staff, showroom }) => {
    await givenCheckoutShop(db)
    const { id } = await givenProduct(db, { variants: [{ stock: 6, sku: 'RARA-1' }] })
    const [variant] = await db.select().from(variants).where(eq(variants.productId, id))
    const movements = [{ variantId: variant!.id, reason: 'received', pieces: 4 }]
    await staff.call('POST', '/stock/movements', { placeId: showroom, movements })
    return variant!.id
  })
  .extend('count', ({ staff, bed, showroom }) => async (values: object = {}) => {
    const { id } = (await staff.call('POST', '/stock-counts', { placeId: bed && showroom, ...values })).json()
    return {
      id: String(id),
      scan: (body: object, key?: string) =>
        staff.call('POST', `/stock-counts/${id}/scans`, body, key === undefined ? {} : { 'idempotency-key': key }),
      end: (action: 'book' | 'drop', note = '') => staff.call('POST', `/stock-counts/${id}/end`, { action, note }),
    }
  })
  .extend('sell', ({ app, bed }) => async (quantity: number) => {
    const guest = givenShopper(app)
    await guest.ask('POST', '/lines', { variantId: String(bed), quantity })
    return String((await order(guest)).json().data.orderId)
  })

test('scans add up, and the difference is booked with its reason', async ({ db, bed, staff, count }) => {
  const { id, scan, end } = await count()
  expect((await staff.call('GET', `/stock-counts/${id}`)).json()).toMatchObject({
    place: 'Jhamsikhel',
    missing: [{ sku: 'RARA-1', pieces: 4 }],
    missingTotal: 1,
  })
  await scan({ code: ' rara-1 ' })
  const line = { sku: 'RARA-1', counted: 3, expected: 4 }
  expect((await scan({ code: 'RARA-1', pieces: 2 })).json()).toMatchObject({ line, counted: 1, different: 1 })
  expect((await staff.call('GET', `/stock-counts/${id}`)).json()).toMatchObject({ lines: [line], missingTotal: 0 })
  expect((await end('book', 'Yearly count')).json()).toMatchObject({
    state: 'booked',
    different: 1,
    endedBy: staff.name,
  })
  expect(await placesOf(db, bed)).toEqual([6, 3])
  expect((await staff.call('GET', '/stock/movements')).json().items[0]).toMatchObject({
    change: -1,
    reason: 'counted',
    place: 'Jhamsikhel',
    note: 'Yearly count',
  })
})

test('a sale during the count makes no difference', async ({ db, bed, count, sell }) => {
  const { scan, end } = await count()
  await scan({ code: 'RARA-1', pieces: 5 })
  await sell(2)
  await end('book')
  expect(await placesOf(db, bed)).toEqual([6, 3])
})

test('pieces set aside for orders are due at their place, until they leave', async ({ db, count, sell }) => {
  const { scan } = await count()
  const { id: orderId } = (await findOrder(db, await sell(2)))!
  const due = async () => (await scan({ code: 'RARA-1', pieces: 4, mode: 'set' })).json().line.expected
  expect(await due()).toBe(4)
  const delivery = { orderId, number: 1, state: 'out' as const, isLarge: false, code: '123456' }
  const [left] = await db.insert(deliveries).values(delivery).returning({ id: deliveries.id })
  await db.insert(deliveryLines).values({ deliveryId: left!.id, orderId, position: 0, quantity: 1 })
  expect(await due()).toBe(3)
})

test('a scan that is sent again counts once', async ({ count }) => {
  const { scan } = await count()
  await scan({ code: 'RARA-1' }, 'scan-1')
  expect((await scan({ code: 'RARA-1' }, 'scan-1')).json().line.counted).toBe(1)
})

test('pieces missing for orders leave no stock below zero', async ({ db, bed, count, sell }) => {
  await sell(3)
  const { scan, end } = await count()
  await scan({ code: 'RARA-1', pieces: 1, mode: 'set' })
  await end('book')
  expect(await placesOf(db, bed)).toEqual([6, 0])
})

test('a dropped count changes nothing, and a count ends once', async ({ db, bed, count }) => {
  const { scan, end } = await count()
  await scan({ code: 'RARA-1' })
  expect((await end('drop')).json()).toMatchObject({ state: 'dropped' })
  expect((await end('book')).json()).toMatchObject({ code: 'conflict' })
  expect((await scan({ code: 'RARA-1' })).json()).toMatchObject({ code: 'conflict' })
  expect(await movementsOf(db, bed)).toHaveLength(2)
})

test('a count cannot be booked at a place that was closed meanwhile, and is dropped instead', async ({
  db,
  bed,
  staff,
  showroom,
  count,
}) => {
  const { scan, end } = await count()
  await scan({ code: 'RARA-1', pieces: 5 })
  const damaged = { placeId: showroom, movements: [{ variantId: bed, reason: 'damaged', pieces: 4 }] }
  await staff.call('POST', '/stock/movements', damaged)
  const place = (await staff.call('GET', `/stock-places/${showroom}`)).json()
  expect((await staff.call('PUT', `/stock-places/${showroom}`, { ...place, isOpen: false })).statusCode).toBe(200)
  expect((await end('book')).json()).toMatchObject({ code: 'conflict', message: 'Jhamsikhel is closed.' })
  expect(await placesOf(db, bed)).toEqual([6])
  expect((await end('drop')).json()).toMatchObject({ state: 'dropped' })
})

test('a difference that two counts find is booked once', async ({ db, bed, count }) => {
  const [first, second] = [await count(), await count()]
  for (const { scan } of [first, second]) await scan({ code: 'RARA-1', pieces: 3 })
  for (const { end } of [first, second]) await end('book')
  expect(await placesOf(db, bed)).toEqual([6, 3])
})

ownDatabaseTest(
  'a difference that two counts find is booked once, also when both are booked at once',
  async ({ app, db }) => {
    const staff = await givenStaff(app)
    const { id } = await givenProduct(db, { variants: [{ stock: 6, sku: 'RARA-1' }] })
    const counts = await Promise.all(
      [1, 2, 3].map(async () => (await staff.call('POST', '/stock-counts', { placeId: MAIN_PLACE })).json().id),
    )
    const scan = { code: 'RARA-1', pieces: 4 }
    await Promise.all(counts.map((count) => staff.call('POST', `/stock-counts/${count}/scans`, scan)))
    await Promise.all(counts.map((count) => staff.call('POST', `/stock-counts/${count}/end`, { action: 'book' })))
    const [variant] = await db.select().from(variants).where(eq(variants.productId, id))
    expect(variant!.stock).toBe(4)
    expect(await wrongStocks(db)).toEqual([])
  },
)

test('a difference that staff corrected by hand after the scan is not booked again', async ({
  db,
  bed,
  staff,
  showroom,
  count,
}) => {
  const { scan, end } = await count()
  await scan({ code: 'RARA-1', pieces: 3 })
  const counted = { variantId: bed, reason: 'counted', counted: 3, seen: 4 }
  await staff.call('POST', '/stock/movements', { placeId: showroom, movements: [counted] })
  await end('book')
  expect(await placesOf(db, bed)).toEqual([6, 3])
})

test('an unknown SKU is refused', async ({ count }) => {
  const { scan } = await count()
  expect((await scan({ code: 'nobody-1' })).json()).toMatchObject({ message: 'No variant has the SKU NOBODY-1.' })
})

test('a count of one category refuses a variant of another', async ({ db, bed, count }) => {
  const { id: otherId } = await givenProduct(db, { variants: [{ stock: 1, sku: 'OTHER-1' }] })
  const lamps = await givenCategory(db, { name: 'Lamps', slug: 'lamps' })
  await db.update(products).set({ categoryId: lamps.id, subcategoryId: null }).where(eq(products.id, otherId))
  const { scan } = await count({ categoryId: lamps.id, placeId: bed && MAIN_PLACE })
  expect((await scan({ code: 'RARA-1' })).json()).toMatchObject({
    code: 'conflict',
    message: 'RARA-1 is not of the category of this count.',
  })
  expect((await scan({ code: 'OTHER-1' })).json().line).toMatchObject({ counted: 1, expected: 1 })
})

test('a count of an unknown category or a closed place is refused', async ({ staff, showroom }) => {
  const start = (values: object) => staff.call('POST', '/stock-counts', { placeId: showroom, ...values })
  expect((await start({ categoryId: 999_999 })).statusCode).toBe(404)
  expect((await start({ placeId: 999_999 })).statusCode).toBe(404)
})

test('the main place counts what no other place has', async ({ count }) => {
  const { scan } = await count({ placeId: MAIN_PLACE })
  expect((await scan({ code: 'RARA-1' })).json().line.expected).toBe(6)
})
