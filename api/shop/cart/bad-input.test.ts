import { expect, test as base } from '../../test/test.ts'
import { givenSettings, givenShopper } from './cart.fixture.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

const test = base.extend('shopper', async ({ app, db }) => {
  await givenSettings(db)
  return givenShopper(app)
})

test.for([
  ['POST', '/lines', {}],
  ['POST', '/lines', { variantId: '1', productId: '1' }],
  ['POST', '/lines', { variantId: '1', size: '122*200' }],
  ['POST', '/lines', { variantId: '0' }],
  ['POST', '/lines', { variantId: "1'; drop table carts; --" }],
  ['POST', '/lines', { variantId: '1', quantity: 0 }],
  ['POST', '/lines', { variantId: '1', quantity: 11 }],
  ['POST', '/lines', { variantId: '1', quantity: 1.5 }],
  ['POST', '/lines', { variantId: '1', price: 1 }],
  ['POST', '/lines', { variantId: '1', shownPrice: 0 }],
  ['POST', '/lines', { variantId: '1', shownPrice: 99_999_999_999 }],
  ['POST', '/lines', { variantId: '1', before: '1' }],
  ['PATCH', `/lines/${nobody}`, {}],
  ['PATCH', `/lines/${nobody}`, { quantity: 11 }],
  ['PATCH', `/lines/${nobody}`, { price: 1 }],
  ['PATCH', '/lines/1', { quantity: 1 }],
  ['DELETE', '/lines/1', undefined],
  ['POST', '/seen', { lines: [{ _id: nobody, price: -1, buyable: 1 }] }],
  ['POST', '/seen', { notices: ['1'] }],
  ['GET', '?colour=red', undefined],
] as const)('%s %s with %j is refused', async ([method, path, payload], { shopper }) => {
  const answer = await shopper.send(method, `/api/cart${path}`, payload)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ success: false, error: true, code: 'invalid_input' })
})

test('a shopper without a cart has nothing to change, and trying creates no cart', async ({ db, shopper }) => {
  expect((await shopper.send('PATCH', `/api/cart/lines/${nobody}`, { quantity: 1 })).statusCode).toBe(404)
  expect((await shopper.send('DELETE', `/api/cart/lines/${nobody}`)).statusCode).toBe(404)
  await shopper.ask('DELETE', '')
  await shopper.ask('POST', '/seen', { notices: [nobody] })
  const { rows } = await db.execute('select count(*)::int as count from carts')
  expect(rows).toEqual([{ count: 0 }])
})
