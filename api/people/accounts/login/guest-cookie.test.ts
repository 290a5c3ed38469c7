import { sql } from 'drizzle-orm'
import { buildApp } from '../../../app.ts'
import { carts } from '../../../platform/db/schema.ts'
import { expect, test as base, testOptions } from '../../../test/test.ts'
import { givenSettings, givenShopper, givenVariant } from '../../../shop/cart/cart.fixture.ts'

const test = base.extend('shopper', async ({ app, db }) => {
  await givenSettings(db)
  return givenShopper(app)
})

test('a guest is given a key that only our own pages’ calls carry, for ninety days', async ({ shopper }) => {
  const [cookie, ...others] = (await shopper.send('GET', '/api/cart')).cookies
  expect(others).toEqual([])
  expect(cookie).toEqual({
    name: 'kastha-cart',
    value: expect.stringMatching(/^[\w-]{43}$/),
    path: '/api',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: 90 * 86_400,
  })
})

test('where the shop is on https, the key travels over TLS only', async ({ db }) => {
  await givenSettings(db)
  const app = buildApp({ ...testOptions, db, publicUrl: 'https://shop.example' })
  const [cookie] = (await app.inject('/api/cart')).cookies
  await app.close()
  expect(cookie).toMatchObject({ name: '__Secure-kastha-cart', secure: true })
})

test('the key stays the same, and its time begins anew with every call', async ({ db, shopper }) => {
  await shopper.view()
  const { 'kastha-cart': key } = shopper.cookies
  const answer = await shopper.send('POST', '/api/cart/lines', { variantId: await givenVariant(db) })
  expect(answer.cookies).toMatchObject([{ name: 'kastha-cart', value: key, maxAge: 90 * 86_400 }])
})

test('every guest has another key, and the database knows none', async ({ app, db, shopper }) => {
  await shopper.add(await givenVariant(db))
  const other = givenShopper(app)
  await other.view()
  expect(other.cookies['kastha-cart']).not.toBe(shopper.cookies['kastha-cart'])
  const [row] = await db.select().from(carts)
  expect(row!.guestKey!.toString('base64url')).not.toContain(shopper.cookies['kastha-cart'])
  expect(row!.guestKey).toHaveLength(32)
})

test('who only looks leaves nothing behind', async ({ db, shopper }) => {
  await shopper.view()
  expect(await db.select().from(carts)).toEqual([])
})

test('a token that does not hold is never taken for a guest’s', async ({ db, shopper }) => {
  await shopper.add(await givenVariant(db))
  for (const authorization of ['Bearer x', 'Bearer ', 'Basic eDp5', '']) {
    const answer = await shopper.send('GET', '/api/cart')
    expect(answer.statusCode).toBe(200)
    shopper.headers['authorization'] = authorization
    const refused = await shopper.send('GET', '/api/cart')
    expect(refused.statusCode, authorization).toBe(401)
    expect(refused.headers['cache-control']).toBe('no-store')
    delete shopper.headers['authorization']
  }
})

test('another site cannot put anything into a cart', async ({ db, shopper }) => {
  shopper.headers['origin'] = 'https://attacker.example'
  const answer = await shopper.send('POST', '/api/cart/lines', { variantId: await givenVariant(db) })
  expect(answer.statusCode).toBe(403)
})

test('carts of guests that begin at one address are counted', async ({ app, db, shopper }) => {
  const bed = await givenVariant(db)
  await shopper.add(bed)
  await db.execute(sql`update limit_counts set points = 3000`)
  const answer = await givenShopper(app).send('POST', '/api/cart/lines', { variantId: bed })
  expect(answer.statusCode).toBe(429)
  expect((await shopper.add(bed)).itemCount).toBe(2)
})
