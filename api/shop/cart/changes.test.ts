import { eq } from 'drizzle-orm'
import { products, variants } from '../../platform/db/schema.ts'
import { expect, test as base } from '../../test/test.ts'
import { changeVariant, contents, givenSettings, givenShopper, givenVariant, givenVariants } from './cart.fixture.ts'

const test = base.extend('shopper', async ({ app, db }) => {
  await givenSettings(db)
  return givenShopper(app)
})

test('a price change applies immediately, and is shown until it is accepted', async ({ db, shopper }) => {
  const bed = await givenVariant(db, { price: 10_000 })
  await shopper.add(bed, 2)
  await changeVariant(db, bed, { price: 12_000 })
  const cart = await shopper.view()
  expect(cart.totals.subtotal).toBe(24_000)
  const [line] = cart.lines
  expect(line).toMatchObject({ price: 12_000, subtotal: 24_000, changes: { price: { was: 10_000, now: 12_000 } } })
  expect((await shopper.view()).lines).toEqual([line])
  expect((await shopper.add(bed)).lines[0]!.changes.price).toEqual({ was: 10_000, now: 12_000 })

  const shown = { _id: line!._id, price: 12_000, buyable: 3 }
  expect((await shopper.ask('POST', '/seen', { lines: [shown] })).lines[0]!.changes.price).toBeNull()
  await changeVariant(db, bed, { price: 10_000 })
  expect((await shopper.view()).lines[0]!.changes.price).toEqual({ was: 12_000, now: 10_000 })
})

test('accepting a price has no effect after another change', async ({ db, shopper }) => {
  const bed = await givenVariant(db, { price: 10_000 })
  const { lines } = await shopper.add(bed)
  await changeVariant(db, bed, { price: 13_000 })
  const cart = await shopper.ask('POST', '/seen', { lines: [{ _id: lines[0]!._id, price: 12_000, buyable: 1 }] })
  expect(cart.lines[0]!.changes.price).toEqual({ was: 10_000, now: 13_000 })
})

test('adding at an outdated price shows the change', async ({ db, shopper }) => {
  const bed = await givenVariant(db, { price: 10_000 })
  const cart = await shopper.ask('POST', '/lines', { variantId: bed, shownPrice: 9_000 })
  expect(cart.lines[0]).toMatchObject({ price: 10_000, changes: { price: { was: 9_000, now: 10_000 } } })
  expect(cart.totals.subtotal).toBe(10_000)
})

test('a line that exceeds the stock counts with what is left', async ({ db, shopper }) => {
  const bed = await givenVariant(db, { price: 10_000, stock: 5 })
  await shopper.add(bed, 4)
  await changeVariant(db, bed, { stock: 3 })
  const cart = await shopper.view()
  expect(cart).toMatchObject({ itemCount: 3, totals: { subtotal: 30_000 } })
  expect(cart.lines[0]).toMatchObject({ state: 'short', quantity: 4, buyable: 3, subtotal: 30_000 })
  expect(cart.lines[0]!.changes.quantity).toEqual({ was: 4, now: 3 })

  // Stock that returns before the shopper accepts the cut restores the line.
  await changeVariant(db, bed, { stock: 5 })
  expect((await shopper.view()).lines[0]).toMatchObject({ state: 'available', quantity: 4, buyable: 4 })

  await changeVariant(db, bed, { stock: 3 })
  const shown = (buyable: number) => ({ lines: [{ _id: cart.lines[0]!._id, price: 10_000, buyable }] })
  expect((await shopper.ask('POST', '/seen', shown(2))).lines[0]!.quantity).toBe(4) // 2 is not the present stock
  const accepted = await shopper.ask('POST', '/seen', shown(3))
  expect(accepted.lines[0]).toMatchObject({ state: 'available', quantity: 3, changes: { quantity: null } })
})

test('a sold-out line stays visible without counting, and counts again once restocked', async ({ db, shopper }) => {
  const bed = await givenVariant(db, { price: 10_000 })
  await shopper.add(bed, 2)
  await shopper.add(await givenVariant(db, { price: 5_000 }))
  await changeVariant(db, bed, { stock: 0 })
  const cart = await shopper.view()
  expect(cart).toMatchObject({ itemCount: 1, totals: { subtotal: 5_000, total: 6_000 } })
  expect(cart.lines[0]).toMatchObject({ state: 'sold-out', quantity: 2, buyable: 0, subtotal: 0, countInStock: 0 })
  expect(cart.lines[0]!.changes.quantity).toEqual({ was: 2, now: 0 })
  const seen = await shopper.ask('POST', '/seen', { lines: [{ _id: cart.lines[0]!._id, price: 10_000, buyable: 0 }] })
  expect(seen.lines[0]).toMatchObject({ state: 'sold-out', quantity: 2 })

  await changeVariant(db, bed, { stock: 9 })
  expect(await shopper.view()).toMatchObject({ itemCount: 3, totals: { subtotal: 25_000 } })
})

test('a cart without buyable lines has no delivery fee', async ({ db, shopper }) => {
  const bed = await givenVariant(db)
  await shopper.add(bed)
  await changeVariant(db, bed, { stock: 0 })
  expect((await shopper.view()).totals).toMatchObject({ subtotal: 0, shippingFee: 0, total: 0, vat: 0 })
})

test('an unpublished product stays visible as gone', async ({ db, shopper }) => {
  const bed = await givenVariant(db, { price: 10_000, size: '153*200', type: 'Normal' })
  const { lines } = await shopper.add(bed, 2)
  await db.update(products).set({ published: false })
  const gone = (await shopper.view()).lines
  const left = { state: 'gone', quantity: 2, buyable: 0, subtotal: 0, price: 10_000, productId: null, choices: [] }
  expect(gone).toMatchObject([{ ...left, variantId: bed, name: lines[0]!.name, size: '153*200', type: 'Normal' }])
  expect((await shopper.view()).totals.total).toBe(0)
  for (const change of [{ quantity: 1 }, { variantId: bed }]) {
    const answer = await shopper.send('PATCH', `/api/cart/lines/${lines[0]!._id}`, change)
    expect(answer.statusCode).toBe(404)
  }
  const aside = await shopper.change(lines[0]!, { isSaved: true })
  expect(aside.saved).toMatchObject([{ state: 'gone', variantId: bed }])
  expect((await shopper.send('PATCH', `/api/cart/lines/${lines[0]!._id}`, { isSaved: false })).statusCode).toBe(404)
})

test('a deleted variant stays visible as gone', async ({ db, shopper }) => {
  const bed = await givenVariant(db, { price: 10_000, size: '153*200', type: 'Normal' })
  const { lines } = await shopper.add(bed, 2)
  await shopper.add(await givenVariant(db))
  await db.delete(variants).where(eq(variants.id, Number(bed)))
  const cart = await shopper.view()
  expect(cart).toMatchObject({ itemCount: 1, totals: { subtotal: 10_000 } })
  expect(cart.lines[0]).toEqual({
    ...lines[0]!,
    productId: null,
    variantId: null,
    picture: null,
    state: 'gone',
    buyable: 0,
    countInStock: 0,
    subtotal: 0,
    changes: { price: null, quantity: { was: 2, now: 0 } },
    choices: [],
  })
  const answer = await shopper.send('PATCH', `/api/cart/lines/${lines[0]!._id}`, { quantity: 1 })
  expect(answer.statusCode).toBe(404)
  expect((await shopper.change(lines[0]!, { isSaved: true })).saved).toHaveLength(1)
  expect((await shopper.remove(lines[0]!)).saved).toEqual([])
})

test('an unaccepted price change survives when two lines merge', async ({ db, shopper }) => {
  const [single, queen] = await givenVariants(db, [
    { size: '122*200', price: 10_000, stock: 9 },
    { size: '153*200', price: 20_000, stock: 9 },
  ])
  await shopper.add(queen!)
  const { lines } = await shopper.add(single!)
  await changeVariant(db, queen!, { price: 22_000 })
  const cart = await shopper.change(lines[1]!, { variantId: queen })
  expect(contents(cart.lines)).toEqual([[queen, 2]])
  expect(cart.lines[0]!.changes.price).toEqual({ was: 20_000, now: 22_000 })
})

test('choosing another size shows no price change', async ({ db, shopper }) => {
  const [single, queen] = await givenVariants(db, [{ price: 10_000 }, { price: 20_000 }])
  const { lines } = await shopper.add(single!)
  expect((await shopper.change(lines[0]!, { variantId: queen })).lines[0]!.changes.price).toBeNull()
})
