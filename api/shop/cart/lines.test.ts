import { givenPicture, givenProduct } from '../catalog/catalog.fixture.ts'
import { expect, test as base } from '../../test/test.ts'
import {
  contents,
  givenMember,
  givenSettings,
  givenShopper,
  givenVariant,
  givenVariants,
  told,
} from './cart.fixture.ts'

const test = base.extend('given', async ({ app, db }) => {
  await givenSettings(db)
  return async (owner: 'guest' | 'member') => (owner === 'guest' ? givenShopper(app) : givenMember(app, db))
})

for (const owner of ['guest', 'member'] as const) {
  test(`a ${owner} starts with an empty cart`, async ({ given }) => {
    const shopper = await given(owner)
    const answer = await shopper.send('GET', '/api/cart')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({
      success: true,
      error: false,
      message: 'Cart found',
      data: {
        lines: [],
        saved: [],
        notices: [],
        misfits: [],
        itemCount: 0,
        fitting: true,
        totals: {
          subtotal: 0,
          reductions: [],
          shippingFee: 0,
          total: 0,
          vat: 0,
          totalWithoutVat: 0,
          missingForFreeShipping: 0,
          freeShippingOver: 100_000,
        },
      },
    })
  })

  test(`the cart of a ${owner} reflects added, changed and removed lines`, async ({ db, given }) => {
    const shopper = await given(owner)
    const [bed, sofa] = [await givenVariant(db), await givenVariant(db)]
    await shopper.add(bed, 2)
    await shopper.add(sofa)
    expect(contents((await shopper.add(bed)).lines)).toEqual([
      [bed, 3],
      [sofa, 1],
    ])

    const { lines } = await shopper.view()
    expect(contents((await shopper.change(lines[0]!, { quantity: 1 })).lines)).toEqual([
      [bed, 1],
      [sofa, 1],
    ])
    expect(contents((await shopper.remove(lines[0]!)).lines)).toEqual([[sofa, 1]])
    const again = await shopper.send('DELETE', `/api/cart/lines/${lines[0]!._id}`) // as another tab may
    expect([again.statusCode, again.json().code]).toEqual([404, 'not_found'])
    expect((await shopper.ask('DELETE', '')).lines).toEqual([])
    expect((await shopper.view()).lines).toEqual([])
  })

  test(`other shoppers cannot access the lines of a ${owner}`, async ({ app, db, given }) => {
    const shopper = await given(owner)
    const { lines } = await shopper.add(await givenVariant(db))
    const stranger = givenShopper(app)
    await stranger.add(await givenVariant(db))
    const answer = await stranger.send('PATCH', `/api/cart/lines/${lines[0]!._id}`, { quantity: 4 })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'not_found', message: 'This is no longer in your cart.' })
    expect((await stranger.send('DELETE', `/api/cart/lines/${lines[0]!._id}`)).statusCode).toBe(404)
    expect((await shopper.view()).lines).toEqual(lines)
  })

  test(`a ${owner} can save a line for later and move it back`, async ({ db, given }) => {
    const shopper = await given(owner)
    const bed = await givenVariant(db, { price: 20_000, stock: 5 })
    const { lines } = await shopper.add(bed, 2)
    const aside = await shopper.change(lines[0]!, { isSaved: true })
    expect(aside).toMatchObject({ lines: [], itemCount: 0, totals: { subtotal: 0, total: 0 } })
    expect(contents(aside.saved)).toEqual([[bed, 2]])
    expect(aside.saved[0]).toMatchObject({ subtotal: 0, price: 20_000, changes: { price: null, quantity: null } })

    expect(contents((await shopper.ask('DELETE', '')).saved)).toEqual([[bed, 2]])
    await shopper.add(bed, 1)
    const back = await shopper.change(aside.saved[0]!, { isSaved: false })
    expect(contents(back.lines)).toEqual([[bed, 3]])
    expect(back.saved).toEqual([])
  })
}

test('an undone removal returns before the next line, or last if that line was removed', async ({ db, given }) => {
  const shopper = await given('guest')
  const [bed, sofa, lamp] = [await givenVariant(db), await givenVariant(db), await givenVariant(db)]
  for (const variantId of [bed, sofa, lamp]) await shopper.add(variantId)
  const [first, second, third] = (await shopper.view()).lines
  await shopper.remove(second!)
  const back = await shopper.ask('POST', '/lines', { variantId: sofa, before: third!._id })
  expect(contents(back.lines)).toEqual([
    [bed, 1],
    [sofa, 1],
    [lamp, 1],
  ])
  await shopper.remove(first!)
  await shopper.remove(back.lines[1]!)
  const last = await shopper.ask('POST', '/lines', { variantId: bed, before: back.lines[1]!._id })
  expect(contents(last.lines)).toEqual([
    [lamp, 1],
    [bed, 1],
  ])
})

test('a line has every field of the contract', async ({ db, given }) => {
  const [single, queen] = await givenVariants(db, [
    { size: '122*200', type: 'Normal', price: 30_000, stock: 3 },
    { size: '153*200', type: 'Normal', price: 40_000, oldPrice: 50_000, stock: 7 },
  ])
  const shopper = await given('guest')
  const { lines } = await shopper.add(queen!, 2)
  expect(lines).toEqual([
    {
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      productId: expect.stringMatching(/^\d+$/),
      variantId: queen,
      name: expect.stringMatching(/^Everest/),
      color: null,
      size: '153*200',
      type: 'Normal',
      picture: null,
      state: 'available',
      quantity: 2,
      buyable: 2,
      countInStock: 7,
      isLarge: false,
      price: 40_000,
      oldPrice: 50_000,
      subtotal: 80_000,
      changes: { price: null, quantity: null },
      choices: [
        { _id: single, color: null, size: '122*200', type: 'Normal', price: 30_000, oldPrice: null, countInStock: 3 },
        { _id: queen, color: null, size: '153*200', type: 'Normal', price: 40_000, oldPrice: 50_000, countInStock: 7 },
      ],
      colors: [],
    },
  ])
})

test('a line shows the first picture of its product', async ({ db, given }) => {
  const [first, second] = [await givenPicture(db), await givenPicture(db)]
  const { id } = await givenProduct(db, { pictureIds: [first.id, second.id] })
  const shopper = await given('guest')
  const { lines } = await shopper.ask('POST', '/lines', { productId: String(id) })
  const { width, height, placeholder } = first
  expect(lines[0]!.picture).toEqual({ id: first.id, alt: 'A bed', width, height, placeholder })
})

test.for([
  [99_999, 1_000, 2],
  [1_00_000, 1_000, 1],
  [1_00_001, 0, 0],
] as const)('goods of %i ship for %i, %i short of free', async ([price, shippingFee, missing], { db, given }) => {
  const shopper = await given('guest')
  const { totals, itemCount } = await shopper.add(await givenVariant(db, { price }))
  const total = price + shippingFee
  const vat = Math.round((total * 13) / 113)
  expect(itemCount).toBe(1)
  expect(totals).toEqual({
    subtotal: price,
    reductions: [],
    shippingFee,
    total,
    vat,
    totalWithoutVat: total - vat,
    missingForFreeShipping: missing,
    freeShippingOver: 1_00_000,
  })
})

test('changing the size merges a line with the existing line of that size', async ({ db, given }) => {
  const shopper = await given('guest')
  const [single, queen] = await givenVariants(db, [
    { size: '122*200', price: 10_000, stock: 9 },
    { size: '153*200', price: 20_000, stock: 4 },
  ])
  await shopper.add(queen!, 3)
  const { lines } = await shopper.add(single!, 2)
  const cart = await shopper.change(lines[1]!, { variantId: queen })
  expect(cart.lines).toMatchObject([
    { _id: lines[1]!._id, variantId: queen, quantity: 4, price: 20_000, size: '153*200' },
  ])
  expect(cart.lines[0]!.changes.price).toBeNull()
  expect(told(cart)).toEqual([['stock', 5, 4]])
})

test.for([
  ['a size that is sold out', { stock: 0 }, 409, 'out_of_stock'],
  ['a quantity of a sold-out variant', undefined, 409, 'out_of_stock'],
] as const)('%s cannot be chosen', async ([, other, status, code], { db, given }) => {
  const shopper = await given('guest')
  const [single, queen] = await givenVariants(db, [{ stock: 9 }, other ?? { stock: 9 }])
  const { lines } = await shopper.add(single!, 2)
  if (!other) await db.execute('update variants set stock = 0')
  const change = other ? { variantId: queen } : { quantity: 1 }
  const answer = await shopper.send('PATCH', `/api/cart/lines/${lines[0]!._id}`, change)
  expect(answer.statusCode).toBe(status)
  expect(answer.json().code).toBe(code)
  expect(contents((await shopper.view()).lines)).toEqual([[single, 2]])
})

test('a line cannot change to another product', async ({ db, given }) => {
  const shopper = await given('guest')
  const { lines } = await shopper.add(await givenVariant(db))
  const answer = await shopper.send('PATCH', `/api/cart/lines/${lines[0]!._id}`, { variantId: await givenVariant(db) })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: { variantId: 'Must be of the same product' } })
})

test('a set quantity is cut like an added one', async ({ db, given }) => {
  const shopper = await given('guest')
  const { lines } = await shopper.add(await givenVariant(db, { stock: 4 }), 1)
  const cart = await shopper.change(lines[0]!, { quantity: 9 })
  expect(cart.lines[0]!.quantity).toBe(4)
  expect(told(cart)).toEqual([['stock', 9, 4]])
})
