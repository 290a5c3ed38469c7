import { eq } from 'drizzle-orm'
import { MAIN_PLACE } from '#domain/stock/places.ts'
import { demoStores } from '../../../seed/stores.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { deliveries, deliveryLines, stockMovements, stockPlaces, stores, variants } from '../../platform/db/schema.ts'
import { givenCheckoutShop, order, quoteFor } from '../../sales/checkout/checkout.fixture.ts'
import { addStock } from '../../sales/orders/change-queries.ts'
import { changeOrder } from '../../sales/orders/change-order.ts'
import { findOrder } from '../../sales/orders/order-queries.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { givenShopper } from '../cart/cart.fixture.ts'
import { givenProduct } from '../catalog/catalog.fixture.ts'
import { givenPlace, placesOf, wrongStocks } from './stock.fixture.ts'

const { secrets } = testOptions

/** A bed: 6 at the main warehouse, 3 at the showroom that serves Kathmandu, 4 at the one of Pokhara. */
const test = base
  .extend('adding', { auto: true }, ({ db }, { onCleanup }) => {
    onCleanup(async () => expect(await wrongStocks(db)).toEqual([]))
  })
  .extend('staff', ({ app }) => givenStaff(app, 'manager'))
  .extend('places', async ({ db }) => {
    await givenCheckoutShop(db)
    await db
      .insert(stores)
      .values(demoStores.map((store, position) => ({ ...store, position, offersPickup: position < 2 })))
    const [, pokhara] = await db.select({ id: stores.id }).from(stores).orderBy(stores.position)
    return {
      kathmandu: await givenPlace(db, { districts: ['Kathmandu', 'Lalitpur'] }),
      pokhara: await givenPlace(db, { storeId: pokhara!.id, districts: ['Kaski'] }),
    }
  })
  .extend('bed', async ({ db, staff, places: { kathmandu, pokhara } }) => {
    const { id } = await givenProduct(db, { variants: [{ stock: 6 }] })
    const [variant] = await db.select().from(variants).where(eq(variants.productId, id))
    const receive = (placeId: number, pieces: number) =>
      staff.call('POST', '/stock/movements', {
        placeId,
        movements: [{ variantId: variant!.id, reason: 'received', pieces }],
      })
    await receive(kathmandu, 3)
    await receive(pokhara, 4)
    return variant!.id
  })
  .extend('sell', ({ app, bed }) => async (quantity: number, values: Record<string, string> = {}) => {
    const guest = givenShopper(app)
    await guest.ask('POST', '/lines', { variantId: String(bed), quantity })
    const { data } = (await order(guest, values)).json()
    return String(data.orderId)
  })

test('the pieces at all places are the stock that the shop sells', async ({ db, bed }) => {
  expect(await placesOf(db, bed)).toEqual([6, 3, 4])
  const [variant] = await db.select().from(variants).where(eq(variants.id, bed))
  expect(variant!.stock).toBe(13)
})

test('an order takes its pieces from the place that serves its district', async ({ db, bed, sell, places }) => {
  const number = await sell(2)
  expect(await placesOf(db, bed)).toEqual([6, 1, 4])
  const [sold] = await db.select().from(stockMovements).where(eq(stockMovements.orderNumber, number))
  expect(sold).toMatchObject({ change: -2, stock: 11, placeId: places.kathmandu })
})

test('what that place does not have is taken from the next', async ({ db, bed, sell }) => {
  await sell(4)
  expect(await placesOf(db, bed)).toEqual([5, 0, 4])
})

test('without a place for its district, an order takes a line from one place that has all of it', async ({
  db,
  bed,
  staff,
  sell,
}) => {
  const movements = [{ variantId: bed, reason: 'damaged', pieces: 4 }]
  await staff.call('POST', '/stock/movements', { placeId: MAIN_PLACE, movements })
  await sell(3, { district: 'Ilam', province: 'Koshi', city: 'Ilam' })
  expect(await placesOf(db, bed)).toEqual([2, 0, 4])
})

test('an order that is collected takes its pieces from the place of that store', async ({ db, bed, sell }) => {
  await sell(3, { method: 'pickup', store: 'pokhara' })
  expect(await placesOf(db, bed)).toEqual([6, 3, 1])
})

test('a cancelled order gives its pieces back to where they came from', async ({ db, bed, sell }) => {
  const { id } = (await findOrder(db, await sell(4)))!
  const by = { actor: 'staff' as const, id: null }
  expect(await changeOrder({ db, secrets }, id, { action: 'cancel', by })).toBeUndefined()
  expect(await placesOf(db, bed)).toEqual([6, 3, 4])
})

test('some of its pieces go back to the place of the last ones', async ({ db, bed, sell }) => {
  const orderNumber = await sell(4)
  await addStock(db, [{ id: bed, quantity: 2 }], { reason: 'cancelled', orderNumber })
  expect(await placesOf(db, bed)).toEqual([6, 1, 4])
})

test('pieces do not go back to a place that was closed', async ({ db, bed, sell, places }) => {
  const orderNumber = await sell(3)
  await db.update(stockPlaces).set({ isOpen: false }).where(eq(stockPlaces.id, places.kathmandu))
  await addStock(db, [{ id: bed, quantity: 3 }], { reason: 'cancelled', orderNumber })
  expect(await placesOf(db, bed)).toEqual([9, 4])
})

test('a place with pieces set aside for orders is not closed', async ({ db, staff, sell, places }) => {
  const { id } = (await findOrder(db, await sell(3)))!
  const close = async () => {
    const place = (await staff.call('GET', `/stock-places/${places.kathmandu}`)).json()
    return (await staff.call('PUT', `/stock-places/${places.kathmandu}`, { ...place, isOpen: false })).json()
  }
  expect((await close()).fields.isOpen).toBe('3 pieces are set aside here for orders. Deliver them first')
  const delivery = { orderId: id, number: 1, state: 'out' as const, isLarge: false, code: '123456' }
  const [left] = await db.insert(deliveries).values(delivery).returning({ id: deliveries.id })
  await db.insert(deliveryLines).values({ deliveryId: left!.id, orderId: id, position: 0, quantity: 3 })
  expect(await close()).toMatchObject({ isOpen: false })
})

test('a count is one of its place, and refused if the stock there changed', async ({ db, bed, staff, places }) => {
  const count = (counted: number, seen: number) =>
    staff.call('POST', '/stock/movements', {
      placeId: places.pokhara,
      movements: [{ variantId: bed, reason: 'counted', counted, seen }],
    })
  expect((await count(5, 13)).json()).toMatchObject({ code: 'stale' })
  expect((await count(5, 4)).statusCode).toBe(200)
  expect(await placesOf(db, bed)).toEqual([6, 3, 5])
  expect((await count(5, 5)).statusCode).toBe(200)
})

test('no more pieces are written off than a place has', async ({ bed, staff, places }) => {
  const answer = await staff.call('POST', '/stock/movements', {
    placeId: places.kathmandu,
    movements: [{ variantId: bed, reason: 'damaged', pieces: 4 }],
  })
  expect(answer.json()).toMatchObject({ code: 'conflict', message: expect.stringContaining('there are only 3') })
})

test('a count without a place changes the main one first', async ({ db, bed, staff }) => {
  const movements = [{ variantId: bed, reason: 'counted', counted: 5, seen: 13 }]
  await staff.call('POST', '/stock/movements', { movements })
  expect(await placesOf(db, bed)).toEqual([0, 1, 4])
})

test('the stock list shows one place or all, and what is low there', async ({ db, bed, staff, places }) => {
  await givenProduct(db, { variants: [{ stock: 50 }] })
  const list = async (query: string) => (await staff.call('GET', `/stock?${query}`)).json()
  expect((await list('sort=stock')).items).toMatchObject([
    {
      id: bed,
      stock: 13,
      places: [
        { placeId: MAIN_PLACE, name: 'Main warehouse', pieces: 6 },
        { placeId: places.kathmandu, pieces: 3 },
        { placeId: places.pokhara, pieces: 4 },
      ],
    },
    { stock: 50 },
  ])
  expect(await list(`placeId=${places.kathmandu}`)).toMatchObject({ total: 1, items: [{ id: bed, stock: 3 }] })
  expect(await list(`placeId=${MAIN_PLACE}&sort=stock`)).toMatchObject({ items: [{ stock: 6 }, { stock: 50 }] })
  await db.update(stockPlaces).set({ lowStockAt: 3 }).where(eq(stockPlaces.id, places.kathmandu))
  expect(await list(`low=true&placeId=${places.kathmandu}`)).toMatchObject({ total: 1, items: [{ isLow: true }] })
  expect(await list(`low=true&placeId=${places.pokhara}`)).toMatchObject({ total: 0 })
})

test('movements name their place', async ({ bed, staff, places }) => {
  const { items } = (await staff.call('GET', `/stock/movements?placeId=${places.pokhara}`)).json()
  expect(items).toMatchObject([{ variantId: bed, change: 4, place: 'Showroom 3' }])
})

test('a packing slip says from which places the pieces come', async ({ db, staff, sell, bed }) => {
  const { id } = (await findOrder(db, await sell(4)))!
  const [variant] = await db.select().from(variants).where(eq(variants.id, bed))
  const { items } = (await staff.call('GET', `/packing-slips?ids=${id}`)).json()
  expect(items[0].fetch).toEqual([
    { place: 'Main warehouse', pieces: [{ sku: variant!.sku, quantity: 1 }] },
    { place: 'Showroom 2', pieces: [{ sku: variant!.sku, quantity: 3 }] },
  ])
})

test('a quote for a pickup says at which stores all pieces are now', async ({ app, bed }) => {
  const guest = givenShopper(app)
  await guest.ask('POST', '/lines', { variantId: String(bed), quantity: 4 })
  const storesFor = async (method: string) =>
    (await quoteFor(guest, { method })).stores.map(({ slug, hasAll }) => [slug, hasAll])
  expect(await storesFor('standard')).toEqual([
    ['lalitpur', undefined],
    ['pokhara', undefined],
  ])
  expect(await storesFor('pickup')).toEqual([
    ['lalitpur', undefined],
    ['pokhara', true],
  ])
  await guest.ask('POST', '/lines', { variantId: String(bed), quantity: 1 })
  expect(await storesFor('pickup')).toContainEqual(['pokhara', false])
})
