import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { buildApp } from '../../app.ts'
import { AnswerCache } from '../../platform/cache/answer-cache.ts'
import { listenForChanges } from '../../platform/cache/invalidation-listener.ts'
import { givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { products, variants } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest as base, testOptions } from '../../test/test.ts'
import { givenCheckoutShop, order } from './checkout.fixture.ts'

const PATIENCE = { timeout: 10_000, interval: 20 }

const test = base
  /** Another process of the shop, which remembers its answers. */
  .extend('other', async ({ db, url }, { onCleanup }) => {
    const answers = new AnswerCache()
    const app = buildApp({ ...testOptions, db, answers })
    const listening = listenForChanges(answers, url)
    onCleanup(async () => {
      await listening.close()
      await app.close()
    })
    await expect.poll(() => answers.isPaused, PATIENCE).toBe(false)
    return app
  })
  /** What is said on the channel of the caches. */
  .extend('heard', async ({ url }, { onCleanup }) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    onCleanup(() => client.end())
    const payloads: string[] = []
    client.on('notification', ({ payload = '' }) => payloads.push(payload))
    await client.query('listen cache')
    return payloads
  })

test('another process shows the new stock in a moment', async ({ app, db, other }) => {
  await givenCheckoutShop(db)
  const shopper = givenShopper(app)
  const bed = await givenVariant(db, { stock: 5 })
  const [{ id } = { id: 0 }] = await db.select({ id: products.id }).from(products)
  const stockThere = async () => (await other.inject(`/api/product/${id}`)).json().product.countInStock
  await expect.poll(stockThere, PATIENCE).toBe(5)

  await shopper.add(bed, 2)
  expect((await order(shopper)).statusCode).toBe(201)
  await expect.poll(stockThere, PATIENCE).toBe(3)
})

test('an order tells of its products, and of the lists when it changes what can be had', async ({ app, db, heard }) => {
  await givenCheckoutShop(db)
  const bed = await givenVariant(db, { stock: 2 })
  const shopper = givenShopper(app)
  await shopper.add(bed)
  await db.execute(sql`notify cache, 'all that was before'`)
  await expect.poll(() => heard, PATIENCE).toContain('all that was before')
  heard.length = 0
  await order(shopper)
  await expect.poll(() => heard, PATIENCE).toHaveLength(2)
  expect(heard).toEqual([expect.stringMatching(/^product:\d+$/), expect.stringMatching(/^order:KA-/)])

  await shopper.add(bed)
  await order(shopper, { payment: 'khalti' })
  await expect.poll(() => heard, PATIENCE).toHaveLength(5)
  const tags = heard.filter((tag) => !tag.startsWith('order:'))
  expect(tags.toSorted()).toEqual(['catalog', heard[0], heard[0]])
})

test('the short way of an order comes to what the long way finds', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const shopper = givenShopper(app)
  const bed = await givenVariant(db, { stock: 4 })
  await shopper.add(bed, 3)
  await order(shopper)
  const columns = { stock: products.stock, band: products.stockBand, price: products.price, sales: products.salesCount }
  const short = await db.select(columns).from(products)
  expect(short).toEqual([{ stock: 1, band: 2, price: 10_000, sales: 3 }])
  await db
    .update(variants)
    .set({ stock: sql`stock` })
    .where(eq(variants.id, Number(bed)))
  expect(await db.select(columns).from(products)).toEqual(short)
})
