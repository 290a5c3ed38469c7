import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { givenCategory, givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { buildApp } from '../../app.ts'
import { products } from '../db/schema.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { AppError } from '../errors/app-error.ts'
import { ofPage } from '../http/network-turns.ts'
import { say } from '../language/sentence.ts'
import { AnswerCache } from './answer-cache.ts'
import { respond } from './respond.ts'

/** The app with a running cache whose tags the test drops itself. */
const test = base
  .extend('answers', () => {
    const answers = new AnswerCache()
    answers.resume()
    return answers
  })
  .extend('app', ({ db, answers }, { onCleanup }) => {
    const app = buildApp({ ...testOptions, db, answers })
    onCleanup(() => app.close())
    return app
  })

const list = '/api/product/getAllProducts?limit=20&facets=true'

test('the second answer comes from memory and is the same in all but the request id', async ({ app, db, answers }) => {
  await givenProduct(db)
  const first = await app.inject(list)
  await givenProduct(db) // no notice before the commit
  const second = await app.inject(list)
  expect(second.statusCode).toBe(200)
  expect(second.body).toBe(first.body)
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  expect(second.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(first.body)),
    'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=30',
    vary: 'accept-encoding, origin',
    etag: first.headers.etag,
  })
  answers.drop(['catalog'])
  expect((await app.inject(list)).json().totalProducts).toBe(2)
})

test('equivalent requests share one answer', async ({ app, db }) => {
  const { id } = await givenCategory(db)
  const answer = await app.inject(`/api/product/getAllProductsByCatId/${id}?limit=5&category=999,${id}`)
  await givenProduct(db, { categoryId: id }) // a new database read would find it
  const otherWords = [
    `category=${id},999&limit=5`,
    `page=1&limit=5&category=999%2C${id}&sort=-sales`,
    `limit=5&category=${id},999,999`,
  ]
  for (const query of otherWords) {
    expect((await app.inject(`/api/product/getAllProductsByCatId/${id}?${query}`)).body).toBe(answer.body)
  }
  const other = await app.inject(`/api/product/getAllProductsByCatId/${id}?limit=5`)
  expect(other.json().totalProducts).toBe(1)
})

test('IDs in another order are another answer; a change or a new product drops the answers with its ID', async ({
  app,
  db,
  answers,
}) => {
  const [one, two] = [await givenProduct(db), await givenProduct(db)]
  const { id: coming } = await givenProduct(db, { published: false })
  const ask = async (...ids: number[]) => {
    const answer = await app.inject(`/api/product/getAllProducts?ids=${ids.join(',')}`)
    return answer.json().products.map((card: { _id: string }) => Number(card._id))
  }
  expect(await ask(one.id, two.id)).toEqual([one.id, two.id])
  expect(await ask(two.id, one.id)).toEqual([two.id, one.id])

  expect(await ask(one.id, coming)).toEqual([one.id])
  await db.update(products).set({ published: true }).where(eq(products.id, coming))
  expect(await ask(one.id, coming)).toEqual([one.id]) // from memory
  answers.drop([`product:${coming}`])
  expect(await ask(one.id, coming)).toEqual([one.id, coming])
})

test('each answer has cache tags for a CDN', async ({ app, db }) => {
  const { id } = await givenProduct(db)
  expect((await app.inject(list)).headers['cache-tag']).toBe(`catalog,categories,product:${id}`)
  expect((await app.inject(`/api/product/${id}`)).headers['cache-tag']).toBe(`product:${id},categories`)
  expect((await app.inject(`/api/product/getAllProducts?ids=${id},9999`)).headers['cache-tag']).toBe(
    `categories,product:${id},product:9999`,
  )
  expect((await app.inject('/api/category')).headers['cache-tag']).toBe('categories')
  expect((await app.inject('/api/hoarding')).headers['cache-tag']).toBe('hoardings')
})

test('a client that has the answer gets a 304, from memory and freshly computed', async ({ app, db, answers }) => {
  await givenProduct(db)
  const { headers, body } = await app.inject(list)
  for (const prepare of [() => {}, () => answers.drop(['all'])]) {
    for (const known of [headers.etag!, `"other", W/${headers.etag}`, '*']) {
      prepare()
      const answer = await app.inject({ url: list, headers: { 'if-none-match': String(known) } })
      expect(answer.statusCode).toBe(304)
      expect(answer.body).toBe('')
      expect(answer.headers).toMatchObject({
        etag: headers.etag,
        vary: 'accept-encoding, origin',
        'cache-tag': expect.any(String),
      })
      expect(answer.headers).not.toHaveProperty('content-length')
    }
  }
  expect((await app.inject({ url: list, headers: { 'if-none-match': '"other"' } })).body).toBe(body)
})

test('each encoding is its own representation', async ({ app, db }) => {
  for (let index = 0; index < 5; index += 1) await givenProduct(db)
  const ask = (encoding: string) => app.inject({ url: list, headers: { 'accept-encoding': encoding } })
  const plain = await ask('identity')
  for (const from of ['nothing', 'memory']) {
    const [br, gzip] = [await ask('gzip, br'), await ask('gzip')]
    expect(br.headers['content-encoding'], from).toBe('br')
    expect(gzip.headers['content-encoding'], from).toBe('gzip')
    expect(String(brotliDecompressSync(br.rawPayload))).toBe(plain.body)
    expect(String(gunzipSync(gzip.rawPayload))).toBe(plain.body)
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
    expect(br.headers['content-length']).toBe(String(br.rawPayload.length))
  }
})

test('HEAD answers like GET, without the body', async ({ app, db }) => {
  await givenProduct(db)
  for (const from of ['nothing', 'memory']) {
    const [head, get] = [await app.inject({ method: 'HEAD', url: list }), await app.inject(list)]
    expect(head.statusCode, from).toBe(200)
    expect(head.body).toBe('')
    expect({ ...head.headers, 'x-request-id': '', date: '' }).toEqual({ ...get.headers, 'x-request-id': '', date: '' })
  }
})

test('errors are not cached', async ({ app, db }) => {
  const { id } = await givenProduct(db)
  const next = id + 1
  const missing = await app.inject(`/api/product/${next}`)
  expect(missing.statusCode).toBe(404)
  expect(missing.headers).not.toHaveProperty('etag')
  expect(missing.headers).not.toHaveProperty('cache-control')
  await givenProduct(db)
  expect((await app.inject(`/api/product/${next}`)).statusCode).toBe(200)
})

test('a cached address still refuses other verbs', async ({ app }) => {
  await app.inject('/api/category')
  expect((await app.inject({ method: 'DELETE', url: '/api/category' })).statusCode).toBe(405)
})

test('an uncached answer is compressed too', async ({ app }) => {
  const answer = await app.inject({ url: '/api/docs/openapi.json', headers: { 'accept-encoding': 'br' } })
  expect(answer.headers['content-encoding']).toBe('br')
})

test('what is refused because the process is busy gets the answer of a moment ago, but a page no stale part', async ({
  app,
  answers,
}) => {
  let isBusy = false
  const answerOf = async (path: string) => {
    if (isBusy && path === '/call') throw new AppError('unavailable', say('calls.busy'))
    const headers = { 'content-type': 'text/plain' }
    return isBusy ? { status: 503, headers, body: 'busy', tags: [] } : { headers, body: path, tags: ['catalog'] }
  }
  for (const path of ['/call', '/page']) {
    app.get(path, (request, reply) => respond(request, reply, path, () => answerOf(path)))
  }
  for (const path of ['/call', '/page']) expect((await app.inject(path)).headers.age).toBe(undefined)
  answers.drop(['catalog'])
  isBusy = true
  for (const path of ['/call', '/page']) {
    expect(await app.inject(path)).toMatchObject({ statusCode: 200, body: path, headers: { age: '41' } })
    expect((await app.inject({ url: path, headers: ofPage })).statusCode).toBe(503)
  }
  isBusy = false
  expect((await app.inject('/call')).headers.age).toBe(undefined)
})

test('a refused request gets the answer from memory while a probe is late, and all others a computed one', async ({
  app,
  answers,
}) => {
  let isBusy = false
  app.get('/call', (request, reply) =>
    respond(request, reply, 'call', async () => {
      if (isBusy) throw new AppError('unavailable', say('calls.busy'))
      return { headers: { 'content-type': 'text/plain' }, body: 'before', tags: ['catalog'] }
    }),
  )
  app.get('/calm', (request, reply) =>
    respond(request, reply, 'calm', async () => {
      return { headers: { 'content-type': 'text/plain' }, body: isBusy ? 'after' : 'before', tags: ['catalog'] }
    }),
  )
  for (const path of ['/call', '/calm']) expect((await app.inject(path)).body).toBe('before')
  answers.renewLease(performance.now() - 2_000)
  isBusy = true
  expect(await app.inject('/call')).toMatchObject({ statusCode: 200, body: 'before', headers: { age: '41' } })
  const calm = await app.inject('/calm')
  expect([calm.body, calm.headers.age]).toEqual(['after', undefined])
})
