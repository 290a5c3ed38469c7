import { nepalDay } from '#domain/nepal-time.ts'
import type { App } from '../../app.ts'
import { productCounts } from '../../platform/db/schema.ts'
import type { Db } from '../../platform/db/client.ts'
import { respond } from '../../platform/cache/respond.ts'
import { givenCheckoutShop, quoteFor } from '../../sales/checkout/checkout.fixture.ts'
import { expect, ownAppTest as test } from '../../test/test.ts'
import { givenMember, givenShopper, givenVariant, givenVariants } from '../cart/cart.fixture.ts'
import { givenProduct } from '../catalog/catalog.fixture.ts'
import { openProductCounter } from './product-counter.ts'

const browser = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Firefox/140.0' }

/** Serves pages of products from memory, as the storefront does. */
function servePages(app: App) {
  const page = {
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: '<h1>Bed</h1>',
    tags: [],
    keepForMs: 60_000,
  }
  for (const path of ['/product/:id', '/ne/product/:id', '/product/:id/photos']) {
    app.get(path, (request, reply) => {
      const isKnown = !request.url.includes('404')
      return respond(request, reply, request.url, async () => (isKnown ? page : { ...page, status: 404 }))
    })
  }
}

async function counted(app: App, db: Db) {
  await app.productCounter.flush()
  return db.select().from(productCounts)
}

test('views of product pages count, from memory too, and robots and prefetches do not', async ({ app, db }) => {
  const { id } = await givenProduct(db)
  servePages(app)
  const view = async (url: string, headers: Record<string, string> = browser, method: 'GET' | 'HEAD' = 'GET') =>
    (await app.inject({ method, url, headers })).statusCode
  const etag = (await app.inject({ url: `/product/${id}`, headers: browser })).headers['etag'] as string
  expect(await view(`/product/${id}`)).toBe(200)
  expect(await view(`/product/${id}`, { ...browser, 'if-none-match': etag })).toBe(304)
  await view(`/ne/product/${id}`)
  await view(`/product/${id}?color=walnut`)
  await view(`/product/${id}.data?_routes=product`)
  const seen = 6

  await view(`/product/${id}`, browser, 'HEAD')
  await view(`/product/${id}`, { ...browser, 'sec-purpose': 'prefetch;anonymous-client-ip' })
  for (const name of ['Googlebot/2.1', 'curl/8.9', 'WhatsApp preview', ''])
    await view(`/product/${id}`, { 'user-agent': name })
  await view(`/product/${id}/photos`)
  expect(await view('/product/404')).toBe(404)
  await view(`/product/0${id}`)
  // An id that no product has leaves no row.
  await view('/product/999999999')
  const day = nepalDay(new Date())
  expect(await counted(app, db)).toEqual([{ day, productId: id, views: seen, carted: 0, checkouts: 0 }])
})

test('additions to a cart and checkouts begun count by product', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const variantId = await givenVariant(db)
  const { id: productId } = await givenProduct(db)
  const [guest, member] = [givenShopper(app), await givenMember(app, db)]
  await guest.ask('POST', '/lines', { variantId, quantity: 3 })
  await guest.ask('POST', '/lines', { productId: String(productId) })
  await guest.ask('POST', '/pieces', { pieces: [{ variantId }] })
  await guest.send('POST', '/api/cart/lines', { variantId: '999999' })
  await member.ask('POST', '/lines', { productId: String(productId) })

  await quoteFor(guest, { district: '', method: undefined })
  await quoteFor(guest, { district: 'Kaski', method: undefined })
  await quoteFor(guest, { district: 'Kaski', method: 'standard' })
  await quoteFor(member, { district: 'Kaski', method: undefined })
  const rows = await counted(app, db)
  const of = (id: number) => rows.find((row) => row.productId === id)
  expect(of(productId)).toMatchObject({ views: 0, carted: 2, checkouts: 2 })
  expect(rows.filter((row) => row.productId !== productId)).toMatchObject([{ views: 0, carted: 2, checkouts: 1 }])
})

test('a checkout with two sizes of a product counts once for it', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const guest = givenShopper(app)
  for (const variantId of await givenVariants(db, [{ size: 'Queen' }, { size: 'King' }])) {
    await guest.ask('POST', '/lines', { variantId })
  }
  await quoteFor(guest, { district: '', method: undefined })
  expect(await counted(app, db)).toMatchObject([{ carted: 2, checkouts: 1 }])
})

test('counts of several flushes add up, and those that could not be written wait', async ({ db }) => {
  const { id: productId } = await givenProduct(db)
  let isDown = true
  const faults: unknown[] = []
  const shaky = new Proxy(db, {
    get: (target, name, receiver) => {
      if (name === 'execute' && isDown) return () => Promise.reject(new Error('The database is away.'))
      return Reflect.get(target, name, receiver)
    },
  })
  const counter = openProductCounter(shaky, (error) => faults.push(error))
  counter.count('views', { productId })
  await counter.flush()
  expect(faults).toHaveLength(1)
  counter.count('views', { productId })
  isDown = false
  await counter.flush()
  counter.count('views', { productId })
  await counter.close()
  expect(await db.select().from(productCounts)).toMatchObject([{ productId, views: 3 }])
})

test('two processes that write the same products at once add up', async ({ db }) => {
  const ids = [(await givenProduct(db)).id, (await givenProduct(db)).id, (await givenProduct(db)).id]
  const faults: unknown[] = []
  const counters = [1, 2].map(() => openProductCounter(db, (error) => faults.push(error)))
  for (let round = 0; round < 10; round += 1) {
    for (const productId of ids) counters[0]!.count('views', { productId })
    for (const productId of ids.toReversed()) counters[1]!.count('views', { productId })
    await Promise.all(counters.map((counter) => counter.flush()))
  }
  await Promise.all(counters.map((counter) => counter.close()))
  expect(faults).toEqual([])
  expect((await db.select().from(productCounts)).map(({ views }) => views)).toEqual([20, 20, 20])
})
