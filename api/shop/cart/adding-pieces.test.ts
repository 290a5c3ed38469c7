import { sql } from 'drizzle-orm'
import { products } from '../../platform/db/schema.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenBedroom } from '../sets/sets.fixture.ts'
import { changeVariant, contents, givenSettings, givenShopper, givenVariants } from './cart.fixture.ts'

const test = base
  .extend('ids', async ({ db }) => (await givenBedroom(db)).ids)
  .extend('shopper', async ({ app, db }) => {
    await givenSettings(db)
    return givenShopper(app)
  })

test('a set is added with one call, in its order, to the pieces that are there', async ({ ids, shopper }) => {
  await shopper.add(ids.pillow)
  const pieces = [
    { variantId: ids.bedSmall, shownPrice: 29_000 },
    { variantId: ids.mattressSmall },
    { variantId: ids.pillow, quantity: 2 },
  ]
  const cart = await shopper.ask('POST', '/pieces', { pieces })
  expect(contents(cart.lines)).toEqual([
    [ids.pillow, 3],
    [ids.bedSmall, 1],
    [ids.mattressSmall, 1],
  ])
  expect(cart.totals.reductions).toMatchObject([{ sets: 1 }])
  expect(cart.lines[1]!.changes.price).toEqual({ was: 29_000, now: 30_000 })
  expect(cart.notices).toEqual([])
})

test('when one piece does not fit nothing is added, and the reply names each that does not', async ({
  db,
  ids,
  shopper,
}) => {
  await changeVariant(db, ids.mattressSmall, { stock: 0 })
  await changeVariant(db, ids.pillow, { stock: 2 })
  await shopper.add(ids.pillow)
  const pieces = [
    { variantId: ids.bedSmall },
    { variantId: ids.mattressSmall },
    { variantId: ids.pillow, quantity: 2 },
    { variantId: ids.bedLarge, quantity: 6 },
  ]
  const answer = await shopper.send('POST', '/api/cart/pieces', { pieces })
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    {
      code: 'out_of_stock',
      message:
        'Nothing was added: Sukha mattress is sold out; only 2 of Kapas pillow are left, and your cart already has 1; only 5 of Rara bed are left.',
      fields: { 'pieces.1': 'Sukha mattress is sold out' },
    },
  ])
  expect(Object.keys(answer.json().fields)).toEqual(['pieces.1', 'pieces.2', 'pieces.3'])
  const nepali = await shopper.send('POST', '/api/cart/pieces?lang=ne', { pieces: pieces.slice(1, 2) })
  expect(nepali.json().message).toBe('केही पनि थपिएन: सुख डसना सकियो।')
  expect(contents((await shopper.view()).lines)).toEqual([[ids.pillow, 1]])
})

test('pieces that left the shop, and more than a line holds, are refused', async ({ db, ids, shopper }) => {
  await changeVariant(db, ids.pillow, { stock: 50 })
  await shopper.add(ids.pillow, 9)
  const add = (variantId: string, quantity = 1) =>
    shopper.send('POST', '/api/cart/pieces', { pieces: [{ variantId, quantity }] })
  expect((await add(ids.pillow, 2)).json()).toMatchObject({
    code: 'quantity_limit',
    message: 'Nothing was added: at most 10 of Kapas pillow can be ordered at once, and your cart already has 9.',
  })
  expect((await add('999999')).json()).toMatchObject({
    code: 'not_found',
    message: 'Nothing was added: one of the pieces is no longer sold.',
  })
  await db.update(products).set({ published: false })
  const gone = await add(ids.bedSmall)
  expect([gone.statusCode, gone.json().message]).toEqual([404, 'Nothing was added: Rara bed is no longer sold.'])
})

test('a cart without room for every piece takes none', async ({ db, ids, shopper }) => {
  await givenVariants(
    db,
    Array.from({ length: 99 }, () => ({})),
  )
  await shopper.add(ids.pillow)
  await db.execute(sql`
    insert into cart_lines (cart_id, variant_id, name, quantity, seen_price)
    select carts.id, variants.id, 'Bed', 1, price from carts, variants
    where variants.id not in (${ids.bedSmall}, ${ids.bedLarge}, ${ids.mattressSmall}, ${ids.mattressLarge}, ${ids.pillow})`)
  const two = [{ variantId: ids.pillow }, { variantId: ids.bedSmall }]
  const answer = await shopper.send('POST', '/api/cart/pieces', { pieces: two })
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    { code: 'cart_full', message: 'Nothing was added: your cart holds at most 100 different items.' },
  ])
  expect((await shopper.view()).lines.find(({ variantId }) => variantId === ids.pillow)?.quantity).toBe(1)
})

test.for([
  ['no piece', []],
  ['a piece twice', [{ variantId: '1' }, { variantId: '1' }]],
  ['nine pieces', Array.from({ length: 9 }, (_, index) => ({ variantId: String(index + 1) }))],
  ['none of a piece', [{ variantId: '1', quantity: 0 }]],
  ['a price of nothing', [{ variantId: '1', shownPrice: 0 }]],
] as const)('%s is refused', async ([, pieces], { shopper }) => {
  const answer = await shopper.send('POST', '/api/cart/pieces', { pieces: [...pieces] })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input'])
})
