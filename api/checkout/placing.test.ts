import { PlacedReply } from '#contract/orders.ts'
import { givenShopper, givenVariant } from '../cart/given.ts'
import { variants } from '../db/schema.ts'
import { isTrackKey } from '../orders/track-key.ts'
import { expect, test as base, testOptions } from '../test/test.ts'
import { givenCheckoutShop, order } from './given.ts'

const test = base.extend('shopper', async ({ app, db }) => {
  await givenCheckoutShop(db)
  return givenShopper(app)
})

test('a guest orders what is in the cart', async ({ db, shopper }) => {
  const bed = await givenVariant(db, { price: 12_500, stock: 5 })
  await shopper.add(bed, 2)
  const answer = await order(shopper)
  expect(answer.statusCode).toBe(201)
  const { data, trackKey } = PlacedReply.parse(answer.json())
  expect(data).toMatchObject({
    name: 'Asmita Rai',
    phone: '9841234567',
    pincode: '44600',
    status: 'pending',
    userId: null,
    totalAmount: 26_000,
    totals: { subtotal: 25_000, shipping: 1_000, total: 26_000, vat: 2_991, totalWithoutVat: 23_009, reductions: [] },
    items: [{ price: 12_500, quantity: 2, subTotal: 25_000 }],
    events: [{ status: 'pending', by: 'shopper', reason: '' }],
  })
  expect(isTrackKey(testOptions.secrets.orderKey, data.orderId, trackKey)).toBe(true)
  expect((await shopper.view()).lines).toEqual([])
  expect(await db.select({ stock: variants.stock }).from(variants)).toEqual([{ stock: 3 }])
})
