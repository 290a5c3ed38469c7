import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { webhookEventNames } from '#domain/webhooks/webhook-events.ts'
import { payments, products, refunds, variants, webhookDeliveries, webhookMessages } from '../../platform/db/schema.ts'
import { changeOrder } from '../../sales/orders/change-order.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { confirmTransfer } from '../../sales/payments/transfers/bank-transfers.ts'
import { givenCheckoutShop, order } from '../../sales/checkout/checkout.fixture.ts'
import { givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { expect, ownDatabaseTest, test, testOptions } from '../../test/test.ts'
import { countMessages, eventsOf, everythingHappens, oneOfEach } from './events.fixture.ts'
import { givenEndpoint, messagesOf } from './webhooks.fixture.ts'

const { secrets } = testOptions
const staff = { actor: 'staff', id: null } as const

ownDatabaseTest('each event writes its message', async ({ app, db }) => {
  await givenEndpoint(db)
  await everythingHappens(app, db)
  const written = await oneOfEach(db)
  expect(written.map(({ event }) => event)).toEqual(webhookEventNames.toSorted())
  expect(written.map(({ data }) => JSON.stringify(data)).join()).not.toMatch(/Asmita|@|98\d{8}/)
})

test('without a receiver that wants it, nothing is written', async ({ app, db }) => {
  await everythingHappens(app, db)
  expect(await countMessages(db)).toBe(0)
  await givenEndpoint(db, { events: ['order.refunded'] })
  await givenEndpoint(db, { state: 'gone' })
  await givenOrder(db)
  expect(await countMessages(db)).toBe(0)
})

test('a placed order is written in its own statement, without its buyer', async ({ app, db }) => {
  await givenCheckoutShop(db)
  await givenEndpoint(db, { events: ['order.placed', 'stock.low'] })
  const shopper = givenShopper(app)
  await shopper.add(await givenVariant(db, { price: 12_500, stock: 4 }), 2)
  const placed = (await order(shopper)).json()
  expect((await messagesOf(db)).toSorted((a, b) => a.event.localeCompare(b.event))).toEqual([
    {
      event: 'order.placed',
      record: expect.stringMatching(/^order:[0-9a-f-]{36}$/),
      data: {
        id: expect.any(String),
        number: placed.data.orderId,
        state: 'pending',
        placedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        method: 'standard',
        payment: 'cod',
        total: 26_000,
        paid: 0,
      },
    },
    {
      event: 'stock.low',
      record: expect.stringMatching(/^variant:\d+$/),
      data: expect.objectContaining({ stock: 2, lowStockAt: 3 }),
    },
  ])
})

test('a change that is rolled back writes nothing', async ({ db }) => {
  await givenEndpoint(db)
  const placed = await givenOrder(db)
  const before = await countMessages(db)
  const changed = db.transaction(async (tx) => {
    await changeOrder({ db: tx, secrets }, placed.id, { action: 'cancel', by: staff, now: new Date() })
    expect(await countMessages(tx)).toBe(before + 1)
    throw new Error('the transaction fails')
  })
  await expect(changed).rejects.toThrow('the transaction fails')
  expect(await countMessages(db)).toBe(before)
})

test('a message waits for each receiver that wants it, also for a paused one', async ({ db }) => {
  const events = ['order.placed']
  const ids = [
    (await givenEndpoint(db, { events })).id,
    (await givenEndpoint(db, { events, state: 'paused' })).id,
    (await givenEndpoint(db, { events, state: 'failing' })).id,
  ]
  await givenEndpoint(db, { events: ['ticket.opened'] })
  await givenOrder(db)
  const waiting = await db.select().from(webhookDeliveries)
  expect(waiting.map(({ endpointId }) => endpointId).toSorted()).toEqual(ids.toSorted())
  expect(await db.$count(webhookMessages)).toBe(1)
})

ownDatabaseTest('the events of an order are in the order in which they happened', async ({ db }) => {
  await givenEndpoint(db)
  const { id, total } = await givenOrder(db, { payment: 'bank' })
  await confirmTransfer({ db, secrets }, id, { amount: total, reference: 'FT1', by: { id: randomUUID() } })
  await changeOrder({ db, secrets }, id, { action: 'deliver', by: staff, now: new Date() })
  expect(await eventsOf(db, `order:${id}`)).toEqual([
    'order.placed',
    'order.confirmed',
    'order.paid',
    'order.delivered',
  ])
})

ownDatabaseTest('money that goes back at once pays nothing', async ({ db }) => {
  await givenEndpoint(db, { events: ['order.paid'] })
  const { id: orderId, total } = await givenOrder(db, { payment: 'bank' })
  const pay = (amount: number, back: number) =>
    db.transaction(async (tx) => {
      await tx.insert(payments).values({ orderId, method: 'esewa', purpose: 'full', amount })
      if (back === 0) return
      await tx.insert(refunds).values({ orderId, cause: `payment:${randomUUID()}`, amount: back, dueBy: new Date() })
    })
  await pay(total, total)
  await pay(total - 1, 0)
  expect(await countMessages(db)).toBe(0)
  await pay(1, 0)
  expect(await countMessages(db)).toBe(1)
  await pay(total, total)
  expect(await countMessages(db)).toBe(1)
})

ownDatabaseTest('a saved product is told once, as it is in the end', async ({ db }) => {
  const { id } = await givenProduct(db)
  await givenEndpoint(db, { events: ['product.changed'] })
  await db.transaction(async (tx) => {
    await tx.update(variants).set({ price: 77_000 }).where(eq(variants.productId, id))
    await tx.update(products).set({ slug: 'its-new-address' }).where(eq(products.id, id))
  })
  await db.delete(products).where(eq(products.id, id))
  const whole = { id, slug: 'its-new-address' }
  expect((await messagesOf(db)).map(({ data }) => data)).toEqual([
    { ...whole, isPublished: true, isRemoved: false },
    { ...whole, isPublished: false, isRemoved: true },
  ])
})

ownDatabaseTest('changed packages, and whether they are estimates, write a message', async ({ db }) => {
  const { id } = await givenProduct(db)
  await givenEndpoint(db, { events: ['product.changed'] })
  const box = { name: '', nepaliName: '', lengthCm: 90, widthCm: 60, heightCm: 40, weightKg: 12.5 }
  await db
    .update(variants)
    .set({ packages: [box] })
    .where(eq(variants.productId, id))
  await db.update(products).set({ packagesAreEstimates: true }).where(eq(products.id, id))
  await db.update(products).set({ comesAssembled: true }).where(eq(products.id, id))
  expect(await countMessages(db)).toBe(3)
})

ownDatabaseTest('each changed measure of a table writes a message', async ({ db }) => {
  const { id } = await givenProduct(db, { tableWidthCm: 170, tableDepthCm: 90 })
  await givenEndpoint(db, { events: ['product.changed'] })
  for (const changed of [{ tableWidthCm: 180 }, { tableDepthCm: 95 }, { tableDepthCm: 95 }]) {
    await db.update(products).set(changed).where(eq(products.id, id))
  }
  expect(await countMessages(db)).toBe(2)
})

test('what orders and reviews change of a product is not told', async ({ db }) => {
  const { id } = await givenProduct(db, { variants: [{ stock: 50 }] })
  await givenEndpoint(db, { events: ['product.changed'] })
  await db.update(variants).set({ stock: 40 }).where(eq(variants.productId, id))
  await db.update(products).set({ salesCount: 3, ratingCount: 1 }).where(eq(products.id, id))
  expect(await countMessages(db)).toBe(0)
})

test('stock is low once, when it falls to the limit', async ({ db }) => {
  const { id } = await givenProduct(db, { variants: [{ stock: 9 }] })
  await givenEndpoint(db, { events: ['stock.low'] })
  const left = async (stock: number) =>
    void (await db.update(variants).set({ stock, lowStockAt: 5 }).where(eq(variants.productId, id)))
  for (const stock of [6, 5, 4, 8, 5]) await left(stock)
  expect((await messagesOf(db)).map(({ data }) => data['stock'])).toEqual([5, 5])
})
