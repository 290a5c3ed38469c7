import { eq } from 'drizzle-orm'
import { givenShopper, givenVariant, givenVariants } from '../../shop/cart/cart.fixture.ts'
import { deliveryZones, orders, products, shopSettings, variants } from '../../platform/db/schema.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenCheckoutShop, order, orderOf, place, quoteFor } from './checkout.fixture.ts'

const test = base.extend('shopper', async ({ app, db }) => {
  await givenCheckoutShop(db)
  return givenShopper(app)
})

test.for<[string, (db: Parameters<typeof givenVariant>[0], id: string) => Promise<unknown>, string]>([
  [
    'price',
    (db, id) =>
      db
        .update(variants)
        .set({ price: 9_000 })
        .where(eq(variants.id, Number(id))),
    'now costs Nrs. 9,000, not Nrs. 10,000; the total is now Nrs. 19,000, not Nrs. 21,000',
  ],
  [
    'stock',
    (db, id) =>
      db
        .update(variants)
        .set({ stock: 1 })
        .where(eq(variants.id, Number(id))),
    'only 1 of Everest',
  ],
  ['product', (db) => db.update(products).set({ published: false }), 'is no longer sold'],
  ['variant', (db, id) => db.delete(variants).where(eq(variants.id, Number(id))), 'is no longer sold'],
  [
    'fee',
    (db) => db.update(deliveryZones).set({ standardFee: 1_500 }),
    'the total is now Nrs. 21,500, not Nrs. 21,000',
  ],
  ['free delivery', (db) => db.update(shopSettings).set({ freeShippingOver: 10_000 }), 'the total is now Nrs. 20,000'],
  [
    'cash',
    (db) => db.update(deliveryZones).set({ cashAllowed: false }),
    'this payment method is not available for this delivery',
  ],
  [
    'zone',
    (db) =>
      db
        .update(deliveryZones)
        .set({ expressMinDays: null, expressMaxDays: null, standardMinDays: null, standardMaxDays: null }),
    'this payment method is not available',
  ],
])(
  'when the %s changes after it was shown, nothing is ordered and the change is named',
  async ([, change, said], { db, shopper }) => {
    const bed = await givenVariant(db)
    await shopper.add(bed, 2)
    const body = orderOf(await quoteFor(shopper))
    await change(db, bed)
    const answer = await place(shopper, body)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'figures_changed'])
    expect(answer.json().message).toContain(said)
    expect(await db.select().from(orders)).toEqual([])
    expect((await shopper.view()).lines).toHaveLength(1)
  },
)

test('what came into the cart after it was shown is not ordered with it', async ({ db, shopper }) => {
  const [bed, chair] = await givenVariants(db, [{}, {}])
  await shopper.add(bed!)
  const body = orderOf(await quoteFor(shopper))
  await shopper.add(chair!)
  expect((await place(shopper, body)).json().code).toBe('figures_changed')
})

test('express is refused where it is not offered', async ({ db, shopper }) => {
  await shopper.add(await givenVariant(db))
  const answer = await order(shopper, { province: 'Koshi', district: 'Ilam', city: 'Ilam', method: 'express' })
  expect(answer.json()).toMatchObject({ code: 'figures_changed', fields: { method: expect.any(String) } })
})

test('a district by arrangement is ordered for at the same fee, without a day and without cash', async ({
  db,
  shopper,
}) => {
  await shopper.add(await givenVariant(db))
  const humla = { province: 'Karnali', district: 'Humla', city: 'Simkot', ward: 5, zip: '' }
  expect((await order(shopper, humla)).json().code).toBe('figures_changed')
  const { data } = (await order(shopper, { ...humla, payment: 'bank' })).json()
  expect(data).toMatchObject({ totalAmount: 11_000, estimate: null, district: 'Humla' })
})
