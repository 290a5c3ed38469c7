import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import { givenCategory, givenPicture, givenProduct } from '../catalog/catalog.fixture.ts'
import { listItems, products, variants } from '../../platform/db/schema.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenLister, namesOf, setStock } from './wishlist.fixture.ts'

const test = base.extend('asmita', ({ app, db }) => givenLister(app, db))

const sal = { name: 'Sal bed' }
const teak = { name: 'Teak bed' }

test('a saved product is in the list with the data of its card, newest first', async ({ asmita, db }) => {
  const { id: categoryId } = await givenCategory(db, { name: 'Bedroom' })
  const { id: pictureId } = await givenPicture(db)
  const bed = await givenProduct(db, {
    ...sal,
    categoryId,
    pictureIds: [pictureId],
    ratings: [5, 4, 4],
    variants: [
      { size: '122*200', stock: 0, price: 40_000 },
      { size: '153*200', type: 'Hydraulics', stock: 2, price: 50_000, oldPrice: 60_000 },
      { size: '183*200', stock: 3, price: 70_000 },
    ],
  })
  const plain = await givenProduct(db, { ...teak, categoryId })
  await asmita.ask('PUT', `/${bed.id}`)
  const { message, data, share } = (await asmita.send('PUT', `/${plain.id}`)).json()
  expect({ message, share }).toEqual({ message: 'Saved to your list', share: null })
  expect(namesOf({ data })).toEqual(['Teak bed', 'Sal bed'])
  const [{ _id: variantId } = { _id: 0 }] = await db
    .select({ _id: variants.id })
    .from(variants)
    .where(eq(variants.sku, `SKU-${bed.id}-1`))
  expect(data[1]).toEqual({
    productId: String(bed.id),
    name: 'Sal bed',
    picture: { id: pictureId, alt: 'A bed', width: 1000, height: 800, placeholder: 'data:image/webp;base64,AAAA' },
    category: { _id: String(categoryId), name: 'Bedroom' },
    variantId: String(variantId),
    color: null,
    size: '153*200',
    type: 'Hydraulics',
    saved: { color: null, size: null, type: null },
    price: 50_000,
    oldPrice: 60_000,
    rating: 4.3,
    reviewCount: 3,
    variantStock: 2,
    countInStock: 5,
    addedAt: expect.stringMatching(/Z$/),
    isNoticeWanted: false,
  })
  expect(data[0]).toMatchObject({ picture: null, rating: null, reviewCount: 0, oldPrice: null })
})

test('saving and removing are idempotent', async ({ asmita, db }) => {
  const [first, second] = [await givenProduct(db, sal), await givenProduct(db, teak)]
  await asmita.ask('PUT', `/${first.id}`)
  await asmita.ask('PUT', `/${second.id}`)
  expect(namesOf(await asmita.ask('PUT', `/${first.id}`))).toEqual(['Teak bed', 'Sal bed'])
  for (let time = 0; time < 2; time++) {
    expect(namesOf(await asmita.ask('DELETE', `/${first.id}`))).toEqual(['Teak bed'])
  }
})

test('a restored product returns to its old place, and future times are capped', async ({ asmita, db }) => {
  const [first, second] = [await givenProduct(db, sal), await givenProduct(db, teak)]
  const [saved] = (await asmita.ask('PUT', `/${first.id}`)).data
  await asmita.ask('PUT', `/${second.id}`)
  await asmita.ask('DELETE', `/${first.id}`)
  const { addedAt } = saved!
  expect(namesOf(await asmita.ask('PUT', `/${first.id}`, { addedAt }))).toEqual(['Teak bed', 'Sal bed'])
  const third = await givenProduct(db, { name: 'Oak bed' })
  const { data } = await asmita.ask('PUT', `/${third.id}`, { addedAt: '2999-01-01T00:00:00.000Z' })
  expect(Date.parse(data[0]!.addedAt)).toBeLessThanOrEqual(Date.now() + 1_000)
})

test('a product no longer on sale stays in the list, cannot be bought, and can be removed', async ({ asmita, db }) => {
  const bed = await givenProduct(db, sal)
  await asmita.ask('PUT', `/${bed.id}`)
  await db.update(products).set({ published: false }).where(eq(products.id, bed.id))
  const gone = { name: 'Sal bed', variantId: null, variantStock: 0, countInStock: 0, price: 10_000 }
  expect((await asmita.ask('GET')).data).toMatchObject([gone])
  expect((await asmita.ask('PUT', `/${bed.id}`)).data).toMatchObject([gone])
  expect((await asmita.ask('DELETE', `/${bed.id}`)).data).toEqual([])
  expect((await asmita.send('PUT', `/${bed.id}`)).statusCode).toBe(404)
})

test('a deleted product is removed from every list', async ({ asmita, db }) => {
  const bed = await givenProduct(db, sal)
  await asmita.ask('PUT', `/${bed.id}`)
  await db.delete(products).where(eq(products.id, bed.id))
  expect((await asmita.ask('GET')).data).toEqual([])
})

test('a list holds 200 products; the next one is refused, and nothing is lost', async ({ asmita, db }) => {
  const { id: categoryId } = await givenCategory(db)
  const rows = await db
    .insert(products)
    .values(Array.from({ length: 201 }, (_, at) => ({ slug: `many-${at}`, name: `Stool ${at}`, categoryId })))
    .returning({ id: products.id })
  await db
    .insert(variants)
    .values(rows.map(({ id }) => ({ productId: id, position: 0, sku: `MANY-${id}`, price: 1_000, stock: 0 })))
  const ids = rows.map(({ id }) => id)
  await db.insert(listItems).values(ids.slice(1).map((productId) => ({ userId: asmita.user.id, productId })))
  for (const path of [`/${ids[0]}`, `/${ids[0]}/notice`]) {
    const refused = await asmita.send('PUT', path)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toEqual({
      success: false,
      error: true,
      code: 'list_full',
      message: 'Your list is full: it holds at most 200 products.',
    })
  }
  expect((await asmita.ask('PUT', `/${ids[1]}`)).data).toHaveLength(200)
  await asmita.ask('DELETE', `/${ids[1]}`)
  expect((await asmita.ask('PUT', `/${ids[0]}`)).data).toHaveLength(200)
})

describe('invalid requests change nothing', () => {
  for (const [name, method, path, payload, status] of [
    ['a product there is none of', 'PUT', '/999999999', undefined, 404],
    ['a notice of one', 'PUT', '/999999999/notice', undefined, 404],
    ['an id that is none', 'PUT', '/1e3', undefined, 400],
    ['an id beyond all ids', 'DELETE', '/99999999999', undefined, 400],
    ['a time that is none', 'PUT', '/1', { addedAt: 'yesterday' }, 400],
    ['a year that no calendar has', 'PUT', '/1', { addedAt: '0000-01-01T00:00:00Z' }, 400],
    ['a field that is none', 'PUT', '/1', { userId: 'somebody' }, 400],
    ['another method', 'POST', '/1', {}, 405],
  ] as const) {
    test(name, async ({ asmita }) => {
      const answer = await asmita.send(method, path, payload)
      expect(answer.statusCode).toBe(status)
      expect(answer.json()).toMatchObject({ success: false, error: true })
      expect((await asmita.ask('GET')).data).toEqual([])
    })
  }
})

test('nobody reads or changes another user’s list', async ({ app, asmita, db }) => {
  const bed = await givenProduct(db, sal)
  await setStock(db, bed.id, 0)
  await asmita.ask('PUT', `/${bed.id}/notice`)
  const bibek = await givenLister(app, db, 'bibek@post.example')
  expect((await bibek.ask('GET')).data).toEqual([])
  await bibek.ask('DELETE', `/${bed.id}`)
  await bibek.ask('DELETE', `/${bed.id}/notice`)
  await bibek.ask('DELETE', '/shares')
  expect((await asmita.ask('GET')).data).toMatchObject([{ name: 'Sal bed', isNoticeWanted: true }])
})

test('the list requires a login with a valid token', async ({ app, asmita }) => {
  for (const authorization of [undefined, 'Bearer forged', `${asmita.headers.authorization.slice(0, -6)}AAAAAA`]) {
    for (const [method, url] of [
      ['GET', '/api/list'],
      ['PUT', '/api/list/1'],
      ['DELETE', '/api/list/1'],
      ['PUT', '/api/list/1/notice'],
      ['DELETE', '/api/list/1/notice'],
      ['POST', '/api/list/shares'],
      ['DELETE', '/api/list/shares'],
    ] as const) {
      const answer = await app.inject({ method, url, headers: authorization ? { authorization } : {} })
      expect(answer.statusCode).toBe(401)
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  }
})
