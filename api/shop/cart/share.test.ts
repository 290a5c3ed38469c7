import { sql } from 'drizzle-orm'
import { variants } from '../../platform/db/schema.ts'
import { expect, test as base } from '../../test/test.ts'
import {
  changeVariant,
  contents,
  givenMember,
  givenSettings,
  givenShopper,
  givenVariant,
  told,
  type Shopper,
} from './cart.fixture.ts'

const test = base
  .extend('shopper', async ({ app, db }) => {
    await givenSettings(db)
    return givenShopper(app)
  })
  .extend('friend', ({ app }) => givenShopper(app))

async function share(shopper: Shopper): Promise<string> {
  const answer = await shopper.send('POST', '/api/cart/shares')
  expect(answer.statusCode).toBe(201)
  return answer.json().share.token
}

function take(shopper: Shopper, token: string) {
  return shopper.ask('POST', `/shares/${token}/takeover`)
}

test('sharing returns an unguessable token and the cart', async ({ db, shopper }) => {
  const cart = await shopper.add(await givenVariant(db), 2)
  const answer = await shopper.send('POST', '/api/cart/shares')
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toEqual({
    success: true,
    error: false,
    message: 'Cart shared',
    data: cart,
    share: { token: expect.stringMatching(/^[\w-]{43}$/), keptUntil: expect.any(String) },
  })
  const days = (Date.parse(answer.json().share.keptUntil) - Date.now()) / 86_400_000
  expect(days).toBeCloseTo(90, 1)
  expect(await share(shopper)).not.toBe(answer.json().share.token)
})

test('the token gives access to the shared lines and nothing else of the shopper', async ({ app, db, shopper }) => {
  const [bed, sofa] = [await givenVariant(db), await givenVariant(db)]
  await shopper.add(bed, 2)
  const { lines } = await shopper.add(sofa, 1)
  await shopper.change(lines[1]!, { isSaved: true })
  const token = await share(shopper)
  const answer = await app.inject(`/api/cart/shares/${token}`)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.cookies).toEqual([])
  const { data } = answer.json()
  expect(Object.keys(data)).toEqual(['lines', 'itemCount', 'fitting', 'totals'])
  expect(contents(data.lines)).toEqual([[bed, 2]])
  expect(data).toMatchObject({ itemCount: 2, totals: { subtotal: 20_000, total: 21_000 } })
})

test('a shared cart keeps its lines, at current prices', async ({ db, shopper, friend }) => {
  const bed = await givenVariant(db, { price: 10_000, stock: 5 })
  const { lines } = await shopper.add(bed, 4)
  await changeVariant(db, bed, { price: 11_000 })
  const token = await share(shopper)
  await shopper.remove(lines[0]!)
  const look = async () => (await friend.send('GET', `/api/cart/shares/${token}`)).json().data
  expect((await look()).lines).toMatchObject([{ quantity: 4, price: 11_000, changes: { price: null } }])
  await changeVariant(db, bed, { price: 12_000, stock: 3 })
  expect((await look()).lines).toMatchObject([
    { state: 'short', buyable: 3, changes: { price: { was: 11_000, now: 12_000 }, quantity: { was: 4, now: 3 } } },
  ])
})

test('taking over a shared cart tops up each line, and repeating it adds nothing', async ({ app, db, shopper }) => {
  const [bed, sofa, lamp] = [await givenVariant(db), await givenVariant(db), await givenVariant(db)]
  await shopper.add(bed, 3)
  await shopper.add(sofa, 2)
  const token = await share(shopper)
  const friend = await givenMember(app, db)
  await friend.add(bed, 1)
  await friend.add(lamp, 1)
  const all = [
    [bed, 3],
    [lamp, 1],
    [sofa, 2],
  ]
  expect(contents((await take(friend, token)).lines)).toEqual(all)
  const again = await take(friend, token)
  expect(contents(again.lines)).toEqual(all)
  expect(again.notices).toEqual([])
  expect(contents((await shopper.view()).lines)).toEqual([
    [bed, 3],
    [sofa, 2],
  ])
})

test('a guest without a cart can take over a shared one', async ({ db, shopper, friend }) => {
  const bed = await givenVariant(db, { price: 10_000 })
  await shopper.add(bed, 2)
  const token = await share(shopper)
  await changeVariant(db, bed, { price: 11_000 })
  const cart = await take(friend, token)
  expect(cart.lines).toMatchObject([{ variantId: bed, quantity: 2, price: 11_000, changes: { price: null } }])
  expect(await friend.view()).toEqual(cart)
})

test('taking over gives notices about unavailable pieces', async ({ db, shopper, friend }) => {
  const [bed, sofa, lamp] = [await givenVariant(db), await givenVariant(db), await givenVariant(db)]
  for (const id of [bed, sofa, lamp]) await shopper.add(id, 3)
  const token = await share(shopper)
  await changeVariant(db, bed, { stock: 2 })
  await changeVariant(db, sofa, { stock: 0 })
  await db.delete(variants).where(sql`id = ${lamp}`)
  const cart = await take(friend, token)
  expect(contents(cart.lines)).toEqual([[bed, 2]])
  expect(told(cart)).toEqual([
    ['stock', 3, 2],
    ['sold-out', 3, 0],
    ['gone', 3, 0],
  ])
})

test('an empty cart cannot be shared', async ({ db, shopper }) => {
  const empty = await shopper.send('POST', '/api/cart/shares')
  expect(empty.statusCode).toBe(409)
  expect(empty.json()).toMatchObject({ code: 'conflict', message: 'There is nothing in your cart to share.' })
  const { lines } = await shopper.add(await givenVariant(db))
  await shopper.change(lines[0]!, { isSaved: true })
  expect((await shopper.send('POST', '/api/cart/shares')).statusCode).toBe(409)
})

test.for([
  ['GET', 'A'.repeat(43), 404],
  ['GET', 'A'.repeat(42), 400],
  ['GET', '..%2F..%2Fetc', 400],
] as const)('%s of a shared cart with the unknown token %s is a %i', async ([method, token, status], { shopper }) => {
  const path = `/api/cart/shares/${token}`
  expect((await shopper.send(method, path)).statusCode).toBe(status)
  expect((await shopper.send('POST', `${path}/takeover`)).statusCode).toBe(status)
})

test('a guest’s key opens no shared cart, and a share token no guest cart', async ({ db, shopper, friend }) => {
  await shopper.add(await givenVariant(db))
  const { 'kastha-cart': key } = shopper.cookies
  expect((await friend.send('GET', `/api/cart/shares/${key}`)).statusCode).toBe(404)
  friend.cookies['kastha-cart'] = await share(shopper)
  expect((await friend.view()).lines).toEqual([])
})

test('sharing is rate-limited per address', async ({ db, shopper }) => {
  await shopper.add(await givenVariant(db))
  await share(shopper)
  await db.execute(sql`update limit_counts set points = 300`)
  expect((await shopper.send('POST', '/api/cart/shares')).statusCode).toBe(429)
})
