import { eq } from 'drizzle-orm'
import { phonePayments } from '#contract/admin/phone-orders.ts'
import { variants } from '../../platform/db/schema.ts'
import { readingOf } from '../../platform/metrics/readings.fixture.ts'
import { givenVariant } from '../../shop/cart/cart.fixture.ts'
import { expect, test } from '../../test/test.ts'
import { givenCheckoutShop, givenKnownGuest, order, orderOf, place, quoteFor } from './checkout.fixture.ts'

const figures = () => ({
  additions: readingOf('kastha_cart_additions_total')!,
  placed: readingOf('kastha_orders_placed_total', { payment: 'cod', from: 'shop' })!,
  stock: readingOf('kastha_order_refusals_total', { reason: 'stock' })!,
  refusals: readingOf('kastha_refusals_total', { code: 'out_of_stock' }) ?? 0,
})

test('a cart, an order and a sale to somebody else are counted', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const shopper = givenKnownGuest(app)
  const bed = await givenVariant(db, { stock: 3 })
  const before = figures()
  await shopper.add(bed, 1)
  expect((await order(shopper)).statusCode).toBe(201)
  await shopper.add(bed, 1)
  const shown = orderOf(await quoteFor(shopper))
  expect(figures()).toEqual({ ...before, additions: before.additions + 2, placed: before.placed + 1 })

  await db
    .update(variants)
    .set({ stock: 0 })
    .where(eq(variants.id, Number(bed)))
  expect((await place(shopper, shown)).statusCode).toBe(409)
  expect(figures()).toMatchObject({ placed: before.placed + 1, stock: before.stock + 1 })
  await expect(shopper.add(bed, 1)).rejects.toThrow('out_of_stock')
  expect(figures()).toMatchObject({ additions: before.additions + 2, refusals: before.refusals + 1 })
})

test('orders by phone are shown from the start, so that the first one is an increase', () => {
  for (const payment of phonePayments) {
    expect(readingOf('kastha_orders_placed_total', { payment, from: 'phone' })).toEqual(expect.any(Number))
  }
})
