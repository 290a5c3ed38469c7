import { eq } from 'drizzle-orm'
import { givenProduct } from './catalog.fixture.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Db } from '../../platform/db/client.ts'
import { orders, productDeliveries, variants } from '../../platform/db/schema.ts'
import { expect, test } from '../../test/test.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { countDeliveries } from './count-deliveries.ts'

type Placed = Partial<typeof orders.$inferInsert> & { buyer: number; twice?: boolean }

/** Inserts a delivered order by somebody. */
async function givenDelivered(db: Db, productId: number, { buyer, twice = false, ...values }: Placed) {
  const variant = onlyRow(await db.select({ id: variants.id }).from(variants).where(eq(variants.productId, productId)))
  const line = { productId, variantId: variant.id }
  const details = { phone: `98412345${String(buyer).padStart(2, '0')}` }
  return givenOrder(db, { state: 'delivered', ...values, details, lines: twice ? [line, line] : [line] })
}

test('orders delivered in a district are counted from three buyers up', async ({ app, db }) => {
  const { id } = await givenProduct(db)
  const deliveredTo = async () => {
    await countDeliveries({}, { db })
    return (await app.inject(`/api/product/${id}?lang=en`)).json().product.deliveredTo
  }
  await givenDelivered(db, id, { buyer: 1, twice: true })
  await givenDelivered(db, id, { buyer: 1 })
  await givenDelivered(db, id, { buyer: 2 })
  await givenDelivered(db, id, { buyer: 3, district: 'Kathmandu', province: 'Bagmati' })
  for (const state of ['pending', 'confirm', 'cancelled', 'returned'] as const) {
    await givenDelivered(db, id, { buyer: 4, state })
  }
  await givenDelivered(db, id, { buyer: 5, method: 'pickup', collectionCode: '482190' })
  await countDeliveries({}, { db })
  expect(await db.$count(productDeliveries)).toBe(0)

  const third = await givenDelivered(db, id, { buyer: 6 })
  expect(await deliveredTo()).toEqual({ Kaski: 4 })
  await db.update(orders).set({ state: 'returned' }).where(eq(orders.id, third.id))
  await countDeliveries({}, { db })
  expect(await db.$count(productDeliveries)).toBe(0)
})

test('orders of other products, and pieces that are no product, count nothing', async ({ db }) => {
  const { id } = await givenProduct(db)
  const other = await givenProduct(db)
  for (const buyer of [1, 2, 3]) await givenDelivered(db, id, { buyer })
  await givenDelivered(db, other.id, { buyer: 4 })
  await countDeliveries({}, { db })
  expect(await db.select().from(productDeliveries)).toEqual([{ productId: id, district: 'Kaski', orders: 3 }])
})
