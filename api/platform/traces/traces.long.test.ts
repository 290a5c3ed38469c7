import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buildApp } from '../../app.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { expect, ownDatabaseTest, testOptions } from '../../test/test.ts'
import { flushSpans, openReceiver } from './otlp-receiver.fixture.ts'
import { openTracer } from './open-tracer.ts'
import { inTrace, traceId } from './spans.ts'

/** One tracer for the file: it patches packages, and they are loaded once. */
const test = ownDatabaseTest
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures a fixture needs from this pattern
  .extend('receiver', { scope: 'file' }, async ({}, { onCleanup }) => {
    const receiver = await openReceiver()
    const tracer = await openTracer({ service: 'kastha-test', endpoint: receiver.endpoint, share: 1 })
    onCleanup(async () => {
      await tracer.close()
      await receiver.close()
    })
    return receiver
  })
  .extend('get', async ({ db, receiver }, { onCleanup }) => {
    const app = buildApp({ ...testOptions, db })
    // Answers once nobody waits any more.
    app.get('/waits', async (request) => {
      app.server.emit('waits')
      await once(request.raw.socket, 'close')
      return {}
    })
    app.get('/fails/:token', async (request) => {
      throw new Error(`no such token: ${request.url}`)
    })
    onCleanup(() => app.close())
    await app.listen({ host: '127.0.0.1', port: 0 })
    receiver.forget()
    const get = (path: string, init?: RequestInit) =>
      fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`, init)
    const leave = async (path: string) => {
      const leaving = new AbortController()
      const answer = get(path, { signal: leaving.signal })
      await once(app.server, 'waits')
      leaving.abort()
      await expect(answer).rejects.toThrow('aborted')
    }
    return Object.assign(get, { leave })
  })
  .extend('sent', ({ receiver }) => async () => {
    await flushSpans()
    return receiver
  })

test('a request is a trace with its route and its queries', async ({ db, get, sent }) => {
  const { id } = await givenProduct(db, { name: 'Sal bed' })
  expect((await get(`/api/product/${id}`)).status).toBe(200)
  const spans = (await sent()).spans()
  const root = spans.find(({ parentId }) => parentId === '')!
  expect(root).toMatchObject({
    service: 'kastha-test',
    name: 'GET /api/product/:id',
    attributes: { 'http.route': '/api/product/:id', 'url.path': `/api/product/${id}` },
  })
  expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([root.traceId]))
  const queries = spans
    .filter(({ name }) => name.startsWith('pg.query'))
    .map((span) => span.attributes['db.query.text'])
  expect(queries).toContainEqual(expect.stringMatching(/^(select|with) [^]*\$1/i))
})

test('what follows after the body of a request belongs to its trace', async ({ get, sent }) => {
  const login = { email: 'asmita@example.com', password: 'a long password' }
  await get('/api/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  })
  const [root, ...others] = (await sent()).spans().toSorted((one, other) => one.parentId.length - other.parentId.length)
  expect(root).toMatchObject({ name: 'POST /api/user/login', parentId: '' })
  expect(others.map(({ name }) => name)).toContainEqual(expect.stringContaining('pg.query:login'))
  expect(new Set(others.map((span) => span.traceId))).toEqual(new Set([root!.traceId]))
})

test('an answer that failed says so', async ({ get, sent }) => {
  expect((await get('/fails/Zq8vT3nLk2Wx9RbC7yHd')).status).toBe(500)
  const root = (await sent()).spans().find(({ parentId }) => parentId === '')
  expect(root).toMatchObject({ name: 'GET /fails/:token', attributes: { 'error.type': '500' } })
})

test('no search, token, phone, address or error text leaves', async ({ get, sent }) => {
  const email = 'asmita@example.com'
  const token = 'Zq8vT3nLk2Wx9RbC7yHd'
  await get(`/api/product/search?q=${encodeURIComponent('tall wardrobe')}`, {
    headers: { 'user-agent': 'Secretive/1' },
  })
  await get('/api/product/suggest?q=9812345678')
  await get(`/fails/${token}?token=${token}`)
  await get('/api/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ email, password: 'a long password' }),
  })
  const text = (await sent()).text('/v1/traces')
  expect(text).toContain('/api/product/search')
  for (const secret of ['wardrobe', '9812345678', token, email, 'a long password', 'Secretive', '127.0.0.1:', '?q=']) {
    expect([secret, text.includes(secret)]).toEqual([secret, false])
  }
})

test('a job is a trace of its own, and its lines have the ID', async ({ db, receiver, sent }) => {
  receiver.forget()
  const inside = await inTrace('job clean-carts', async () => {
    await db.execute('select 1')
    return traceId()
  })
  expect(traceId()).toBeUndefined()
  const [root, ...others] = (await sent()).spans().toSorted((one, other) => one.parentId.length - other.parentId.length)
  expect(root).toMatchObject({ name: 'job clean-carts', traceId: inside, parentId: '' })
  expect(others.map(({ name }) => name)).toContainEqual(expect.stringContaining('pg.query:SELECT'))
})

test('a visitor who leaves early has no answer in the trace', async ({ get, sent }) => {
  await get.leave('/waits')
  const rootOf = async () => (await sent()).spans().find(({ parentId }) => parentId === '')
  await expect.poll(rootOf).toMatchObject({ name: 'GET /waits', attributes: { 'error.type': 'aborted' } })
  expect((await rootOf())!.attributes).not.toHaveProperty('http.response.status_code')
})

test('health checks and streams, which last for hours, are not traced', async ({ get, sent }) => {
  await get('/healthz')
  await get('/api/admin/live?after=1-2:2:')
  expect((await sent()).spans()).toEqual([])
})
