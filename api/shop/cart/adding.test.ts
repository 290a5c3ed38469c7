import { like, sql } from 'drizzle-orm'
import { givenProduct } from '../catalog/catalog.fixture.ts'
import { limitCounts, products } from '../../platform/db/schema.ts'
import { expect, test as base } from '../../test/test.ts'
import { contents, givenSettings, givenShopper, givenVariant, givenVariants, told } from './cart.fixture.ts'

const test = base.extend('shopper', async ({ app, db }) => {
  await givenSettings(db)
  return givenShopper(app)
})

test('adding stops at the stock, and a notice about the rest stays until it is seen', async ({ db, shopper }) => {
  const bed = await givenVariant(db, { stock: 5 })
  await shopper.add(bed, 3)
  const cart = await shopper.add(bed, 4)
  expect(contents(cart.lines)).toEqual([[bed, 5]])
  expect(cart.notices).toMatchObject([{ reason: 'stock', wanted: 7, kept: 5, name: cart.lines[0]!.name }])
  expect((await shopper.view()).notices).toEqual(cart.notices)
  const seen = await shopper.ask('POST', '/seen', { notices: [cart.notices[0]!._id] })
  expect(seen.notices).toEqual([])
})

test('adding stops at the limit of a line', async ({ db, shopper }) => {
  const bed = await givenVariant(db, { stock: 50 })
  await shopper.add(bed, 8)
  const cart = await shopper.add(bed, 8)
  expect(contents(cart.lines)).toEqual([[bed, 10]])
  expect(told(cart)).toEqual([['limit', 16, 10]])
})

test('a newer notice about the same variant replaces the older one', async ({ db, shopper }) => {
  const { lines, notices } = await shopper.add(await givenVariant(db, { stock: 5 }), 7)
  const cart = await shopper.change(lines[0]!, { quantity: 9 })
  expect(told(cart)).toEqual([['stock', 9, 5]])
  // Seeing the first notice does not remove the second.
  expect((await shopper.ask('POST', '/seen', { notices: [notices[0]!._id] })).notices).toEqual(cart.notices)
})

test('a new cart counts for its network once it is made', async ({ app, db, shopper }) => {
  const counted = async () => {
    const counts = await db.select().from(limitCounts).where(like(limitCounts.key, 'newCarts:%'))
    return counts.reduce((sum, { points }) => sum + points, 0)
  }
  const soldOut = await givenVariant(db, { stock: 0 })
  const before = await counted()
  for (const body of [{ variantId: soldOut }, { variantId: '999999999' }, { productId: '999999999' }]) {
    const refused = await givenShopper(app).send('POST', '/api/cart/lines', { ...body, quantity: 1 })
    expect([refused.statusCode >= 400, await counted()]).toEqual([true, before])
  }
  await shopper.add(await givenVariant(db))
  expect(await counted()).toBe(before + 1)
})

test.for([
  ['none is left', { stock: 0 }, 0, 'out_of_stock', 'This is sold out.'],
  ['the cart has all', { stock: 3 }, 3, 'out_of_stock', 'Only 3 are left, and your cart already has that many.'],
  ['the cart has the last', { stock: 1 }, 1, 'out_of_stock', 'Only 1 is left, and your cart already has that many.'],
  [
    'the line is full',
    { stock: 50 },
    10,
    'quantity_limit',
    'At most 10 of one item can be ordered at once, and your cart already has that many.',
  ],
] as const)('adding is refused with a message when %s', async ([, variant, had, code, message], { db, shopper }) => {
  const bed = await givenVariant(db, variant)
  if (had > 0) await shopper.add(bed, had)
  const before = await shopper.view()
  const answer = await shopper.send('POST', '/api/cart/lines', { variantId: bed })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ success: false, error: true, code, message })
  expect(await shopper.view()).toEqual(before)
})

test('a full cart accepts more of its own items and no others', async ({ db, shopper }) => {
  const variants = await givenVariants(
    db,
    Array.from({ length: 101 }, () => ({})),
  )
  await shopper.add(variants[0]!)
  await db.execute(sql`
    insert into cart_lines (cart_id, variant_id, name, quantity, seen_price)
    select carts.id, variants.id, 'Bed', 1, price from carts, variants where variants.id not in (${variants[0]}, ${variants[100]})`)
  expect((await shopper.add(variants[0]!)).lines).toHaveLength(100)
  const answer = await shopper.send('POST', '/api/cart/lines', { variantId: variants[100] })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'cart_full', message: expect.stringContaining('100') })
})

test('a product is added in its first size and type, or in the requested ones', async ({ db, shopper }) => {
  const [single, queen, lifting] = await givenVariants(db, [
    { size: '122*200', type: 'Normal' },
    { size: '153*200', type: 'Normal' },
    { size: '153*200', type: 'Hydraulics' },
  ])
  const productId = (await shopper.add(single!)).lines[0]!.productId
  await shopper.ask('POST', '/lines', { productId })
  await shopper.ask('POST', '/lines', { productId, size: '153*200' })
  const cart = await shopper.ask('POST', '/lines', { productId, type: 'Hydraulics', quantity: 3 })
  expect(contents(cart.lines)).toEqual([
    [single, 2],
    [queen, 1],
    [lifting, 3],
  ])
  const missing = await shopper.send('POST', '/api/cart/lines', { productId, size: '90*200' })
  expect(missing.statusCode).toBe(404)
})

test('unpublished, unknown and empty products cannot be added', async ({ db, shopper }) => {
  const bed = await givenVariant(db)
  await db.update(products).set({ published: false })
  for (const variantId of [bed, '999999999']) {
    const answer = await shopper.send('POST', '/api/cart/lines', { variantId })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'not_found', message: 'We no longer sell this.' })
  }
  const unlisted = await givenProduct(db, { variants: [] })
  const answer = await shopper.send('POST', '/api/cart/lines', { productId: String(unlisted.id) })
  expect(answer.statusCode).toBe(404)
})
