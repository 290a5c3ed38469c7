import { eq } from 'drizzle-orm'
import { demoSettings } from '../../../seed/settings.ts'
import { demoStores } from '../../../seed/stores.ts'
import { givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { orders, stores } from '../../platform/db/schema.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenCheckoutShop, order, orderOf, place, quoteFor } from './checkout.fixture.ts'

const test = base.extend('shopper', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const shopper = await givenShopper(app)
  await shopper.add(await givenVariant(db))
  return shopper
})

/** Jhamsikhel and Lakeside offer pickup, Biratnagar does not. */
const two = demoStores.map((store, position) => ({ ...store, position, offersPickup: position < 2 }))
const jhamsikhel = { name: 'Kastha Jhamsikhel', address: `${demoSettings.streetAddress}, ${demoSettings.city}` }
const lakeside = { name: 'Kastha Lakeside', address: 'Baidam Marg, Pokhara' }

test('without a store that offers pickup it is at the shop’s own address', async ({ db, shopper }) => {
  await db.insert(stores).values(two.map((store) => ({ ...store, offersPickup: false })))
  expect((await quoteFor(shopper, { method: 'pickup' })).stores).toEqual([])
  const { data } = (await order(shopper, { method: 'pickup' })).json()
  expect(data.store).toBeNull()
})

test('the quote lists the stores that offer pickup, in their order', async ({ db, shopper }) => {
  await db.insert(stores).values(two)
  expect((await quoteFor(shopper)).stores).toEqual([
    { slug: 'lalitpur', ...jhamsikhel },
    { slug: 'pokhara', ...lakeside },
  ])
})

test('an order keeps its store by name and address, whatever the store is called later', async ({
  app,
  db,
  shopper,
}) => {
  await db.insert(stores).values(two)
  const { data, trackKey } = (await order(shopper, { method: 'pickup', store: 'pokhara' })).json()
  expect(data.store).toEqual(lakeside)
  await db.update(stores).set({ name: 'Moved', streetAddress: 'Elsewhere' }).where(eq(stores.slug, 'pokhara'))
  await db.delete(stores).where(eq(stores.slug, 'pokhara'))
  const read = (language: string) => app.inject({ url: `/api/orders/${data.orderId}?key=${trackKey}&lang=${language}` })
  expect((await read('en')).json().data.store).toEqual(lakeside)
  expect((await read('ne')).json().data.store).toEqual({ name: 'काष्ठ लेकसाइड', address: 'बैदाम मार्ग, पोखरा' })
})

test('a caller that names no store gets the first one, and a delivery has none', async ({ db, shopper }) => {
  await db.insert(stores).values(two)
  expect((await order(shopper, { method: 'pickup' })).json().data.store).toEqual(jhamsikhel)
  await shopper.add(await givenVariant(db))
  expect((await order(shopper, { method: 'standard', store: 'pokhara' })).json().data.store).toBeNull()
})

test('a store that offers no pickup is refused, and nothing is ordered', async ({ db, shopper }) => {
  await db.insert(stores).values(two)
  const quote = await quoteFor(shopper, { method: 'pickup' })
  const answer = await place(shopper, orderOf(quote, { method: 'pickup', store: 'biratnagar' }))
  expect([answer.statusCode, answer.json().code, Object.keys(answer.json().fields)]).toEqual([
    409,
    'figures_changed',
    ['store'],
  ])
  expect(await db.select().from(orders)).toEqual([])
})

test('staff read the store in the order, its packing slip and its delivery', async ({ app, db, shopper }) => {
  await db.insert(stores).values(two)
  await order(shopper, { method: 'pickup', store: 'pokhara', payment: 'bank' })
  const [row] = await db.select().from(orders)
  const { call } = await givenStaff(app, 'manager')
  const shown = (await call('GET', `/orders/${row!.id}`)).json()
  expect(shown.order.store).toEqual(lakeside)
  const slips = (await call('GET', `/packing-slips?ids=${row!.id}`)).json()
  expect(slips.items).toMatchObject([{ store: 'Kastha Lakeside' }])
})
