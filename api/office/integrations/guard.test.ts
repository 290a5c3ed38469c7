import { crc32 } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { apiKeys, shopSettings, staff } from '../../platform/db/schema.ts'
import { demoSettings } from '../../../seed/settings.ts'
import { expect, ownAppTest, test } from '../../test/test.ts'
import { givenApiKey } from '../api-keys/api-keys.fixture.ts'
import { drawKey } from '../api-keys/key-form.ts'
import { givenStaff } from '../staff/staff.fixture.ts'

const PROBLEM = 'application/problem+json'

test('a program reads its own key', async ({ app }) => {
  const { id, call } = await givenApiKey(app, { scopes: ['invoices:read'] })
  const answer = await call('GET', '/key')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ id, name: 'Accountant', scopes: ['invoices:read'], callsPerMinute: 300 })
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
})

test('without a right key the answer is a problem that shows nothing', async ({ app }) => {
  const { cookies } = await givenStaff(app)
  for (const headers of [{}, { authorization: `Bearer ${drawKey().token}` }, { authorization: 'Bearer kastha_1' }]) {
    const answer = await app.inject({ url: '/api/v1/key', headers, cookies })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers).toMatchObject({ 'content-type': PROBLEM, 'www-authenticate': 'Bearer' })
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      code: 'unauthorized',
      detail: 'Send a valid API key: Authorization: Bearer kastha_…',
      requestId: answer.headers['x-request-id'],
    })
  }
})

test('a key opens nothing of the back office, nor of a shopper', async ({ app }) => {
  const { token } = await givenApiKey(app)
  const headers = { authorization: `Bearer ${token}` }
  for (const url of ['/api/admin/orders', '/api/admin/me', '/api/user/user-details', '/api/addresses']) {
    expect([url, (await app.inject({ url, headers })).statusCode]).toEqual([url, 401])
  }
})

test.for([
  ['GET', '/nothing', 404],
  ['DELETE', '/key', 405],
  ['GET', '/key?unknown=1', 400],
  ['GET', '/key%', 400],
] as const)('%s %s is a %d as problem details', async ([method, path, status], { app }) => {
  const { call } = await givenApiKey(app)
  const answer = await call(method, path)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, PROBLEM])
  expect(answer.json()).toMatchObject({ status, type: 'about:blank', code: expect.any(String) })
})

test('a revoked or expired key, or one whose maker has left, is refused at once', async ({ app, db }) => {
  const { id, maker, call } = await givenApiKey(app)
  const seen = async () => {
    const answer = await call('GET', '/key')
    return [answer.statusCode, answer.json().detail]
  }
  await db.update(apiKeys).set({ createdAt: new Date(Date.now() - 9e9), expiresAt: new Date(Date.now() - 1) })
  expect(await seen()).toEqual([401, 'This API key has expired.'])
  await db.update(apiKeys).set({ expiresAt: new Date(Date.now() + 9e9) })
  expect((await seen())[0]).toBe(200)
  await db.update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, maker.id))
  expect((await seen())[0]).toBe(403)
  await db.update(staff).set({ disabledAt: null, role: 'support' }).where(eq(staff.id, maker.id))
  expect((await seen())[0]).toBe(403)
  const owner = await givenStaff(app)
  expect((await owner.call('GET', `/api-keys/${id}`)).json().state).toBe('idle')
  await db.update(staff).set({ role: 'manager' }).where(eq(staff.id, maker.id))
  expect((await seen())[0]).toBe(200)
  await owner.call('DELETE', `/api-keys/${id}`)
  expect(await seen()).toEqual([401, 'This API key was revoked.'])
})

test('a maker who must set up a second factor has no keys until then', async ({ app, db }) => {
  const { call } = await givenApiKey(app)
  await db.insert(shopSettings).values({ ...demoSettings, staffTotpRequired: true })
  expect((await call('GET', '/key')).statusCode).toBe(403)
})

ownAppTest('each key has its own number of calls a minute', async ({ app }) => {
  const slow = await givenApiKey(app, { callsPerMinute: 60 })
  const other = await givenApiKey(app, { callsPerMinute: 60 }, slow.maker)
  const answers = await Promise.all(Array.from({ length: 62 }, () => slow.call('GET', '/key')))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60)
  const refused = answers.find(({ statusCode }) => statusCode !== 200)!
  expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await other.call('GET', '/key')).statusCode).toBe(200)
})

ownAppTest('many wrong keys of a network close it to unknown keys, and keep out none that worked', async ({ app }) => {
  const { call, maker } = await givenApiKey(app)
  expect((await call('GET', '/key')).statusCode).toBe(200)
  const wrong = () => app.inject({ url: '/api/v1/key', headers: { authorization: `Bearer ${drawKey().token}` } })
  for (let tried = 0; tried < 300; tried += 1) await wrong()
  expect((await wrong()).statusCode).toBe(429)
  expect((await call('GET', '/key')).statusCode).toBe(200)
  const unknown = await givenApiKey(app, {}, maker)
  expect((await unknown.call('GET', '/key')).statusCode).toBe(429)
})

test('a wrong secret of a known key costs and says the same as an unknown key', async ({ app, db }) => {
  const { token } = await givenApiKey(app)
  const other = drawKey().token
  const body = token.slice(7, 39) + other.slice(39, -8)
  const wrong = `kastha_${body}${crc32(body).toString(16).padStart(8, '0')}`
  const asked = vi.spyOn(db, 'select')
  try {
    const answers = []
    for (const given of [wrong, other]) {
      asked.mockClear()
      const answer = await app.inject({ url: '/api/v1/key', headers: { authorization: `Bearer ${given}` } })
      answers.push([answer.statusCode, answer.json().detail, asked.mock.calls.length])
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toEqual([401, 'Send a valid API key: Authorization: Bearer kastha_…', 1])
  } finally {
    asked.mockRestore()
  }
})

test('a key that we never issued costs no query', async ({ app, db }) => {
  const asked = vi.spyOn(db, 'select')
  try {
    const authorization = `Bearer ${drawKey().token.slice(0, -8)}00000000`
    expect((await app.inject({ url: '/api/v1/key', headers: { authorization } })).statusCode).toBe(401)
    expect(asked).not.toHaveBeenCalled()
  } finally {
    asked.mockRestore()
  }
})

test('the last use is written down, and not at each call', async ({ app, db }) => {
  const { id, call } = await givenApiKey(app)
  const lastUse = async () => (await db.select().from(apiKeys).where(eq(apiKeys.id, id)))[0]!.lastUsedAt
  await call('GET', '/key')
  const first = await lastUse()
  expect(first).not.toBeNull()
  await call('GET', '/key')
  expect(await lastUse()).toEqual(first)
  const old = new Date(Date.now() - 11 * 60_000)
  await db.update(apiKeys).set({ lastUsedAt: old })
  await call('GET', '/key')
  expect((await lastUse())!.getTime()).toBeGreaterThan(old.getTime())
})
