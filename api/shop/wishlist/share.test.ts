import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { givenProduct } from '../catalog/catalog.fixture.ts'
import { listShares, products, users } from '../../platform/db/schema.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenLister, namesOf } from './wishlist.fixture.ts'

const test = base
  .extend('asmita', ({ app, db }) => givenLister(app, db))
  .extend(
    'look',
    ({ app }) =>
      (token: string) =>
        app.inject(`/api/list/shared/${token}`),
  )

test('the link shows the current list, but not its owner', async ({ asmita, db, look }) => {
  const [bed, sofa] = [await givenProduct(db, { name: 'Sal bed' }), await givenProduct(db, { name: 'Sofa' })]
  await asmita.ask('PUT', `/${bed.id}`)
  const { share } = await asmita.ask('POST', '/shares')
  await asmita.ask('PUT', `/${sofa.id}`)
  const answer = await look(share!.token)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(namesOf(answer.json())).toEqual(['Sofa', 'Sal bed'])
  expect(answer.body).not.toMatch(/asmita|gurung|addedAt|isNoticeWanted|user/i)
  expect(answer.body).not.toContain(asmita.user.id)
})

test('others see only colors, sizes and types that the shop has', async ({ asmita, db, look }) => {
  const { id } = await givenProduct(db, { variants: [{ size: 'Queen', type: 'Sal' }] })
  const addedAt = '2026-01-01T00:00:00.000Z'
  await asmita.ask('PUT', `/${id}`, { addedAt, size: 'Queen', type: 'Call 9800000000', color: 'buy-elsewhere' })
  const { share } = await asmita.ask('POST', '/shares')
  expect((await look(share!.token)).json().data).toMatchObject([{ saved: { color: null, size: 'Queen', type: null } }])
})

test('sharing again keeps the link; withdrawing and sharing again gives another one', async ({ asmita, look }) => {
  const first = (await asmita.ask('POST', '/shares')).share!.token
  expect((await asmita.ask('POST', '/shares')).share).toEqual({ token: first })
  expect((await asmita.ask('GET')).share).toEqual({ token: first })
  for (let time = 0; time < 2; time++) expect((await asmita.ask('DELETE', '/shares')).share).toBeNull()
  expect((await look(first)).statusCode).toBe(404)
  const second = (await asmita.ask('POST', '/shares')).share!.token
  expect(second).not.toBe(first)
  expect((await look(first)).statusCode).toBe(404)
  expect((await look(second)).json().data).toEqual([])
})

test('products no longer on sale are hidden from others', async ({ asmita, db, look }) => {
  const bed = await givenProduct(db)
  await asmita.ask('PUT', `/${bed.id}`)
  const { share } = await asmita.ask('POST', '/shares')
  await db.update(products).set({ published: false }).where(eq(products.id, bed.id))
  expect((await look(share!.token)).json().data).toEqual([])
})

test('a forged, an invented and a broken link open nothing', async ({ app, asmita, db, look }) => {
  const { share } = await asmita.ask('POST', '/shares')
  const bibek = await givenLister(app, db, 'bibek@post.example')
  expect((await bibek.ask('GET')).share).toBeNull()
  for (const [token, status] of [
    [randomBytes(32).toString('base64url'), 404],
    [share!.token.toLowerCase() === share!.token ? 'x'.repeat(43) : share!.token.toLowerCase(), 404],
    [share!.token.slice(1), 400],
    [`${share!.token}%00`, 400],
    ["'%20or%201=1--", 400],
  ] as const) {
    expect((await look(token)).statusCode).toBe(status)
  }
})

test('the database does not contain the link, and deleting the account deletes it', async ({ asmita, db, look }) => {
  const { token } = (await asmita.ask('POST', '/shares')).share!
  const [row] = await db.select().from(listShares)
  expect(row!.shareKey.equals(Buffer.from(token, 'base64url'))).toBe(false)
  await db.delete(users).where(eq(users.id, asmita.user.id))
  expect((await look(token)).statusCode).toBe(404)
})

test('after a change of the secret the old link works until a new one is requested', async ({ asmita, db, look }) => {
  const old = (await asmita.ask('POST', '/shares')).share!.token
  // Like the hash of a link from another secret.
  await db.update(listShares).set({ createdAt: new Date(0) })
  expect((await look(old)).statusCode).toBe(200)
  expect((await asmita.ask('GET')).share).toBeNull()
  const fresh = (await asmita.ask('POST', '/shares')).share!.token
  expect(fresh).not.toBe(old)
  expect((await look(old)).statusCode).toBe(404)
  expect((await look(fresh)).statusCode).toBe(200)
})
