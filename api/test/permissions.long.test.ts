import { eq } from 'drizzle-orm'
import { mayDo, permissions, staffRoles, type Permission } from '#domain/staff/staff.ts'
import { givenSession, givenUser } from '../people/accounts/user.fixture.ts'
import { shopSettings, staff } from '../platform/db/schema.ts'
import { demoSettings } from '../../seed/settings.ts'
import { givenStaff } from '../office/staff/staff.fixture.ts'
import { expect, test as base } from './test.ts'
import { addressOf, callsOf, type Call } from './admin-calls.fixture.ts'

const test = base.extend('calls', ({ app }) => callsOf(app))

const named = ({ method, url }: Call) => `${method} ${url}`
const guarded = (calls: Call[]) => calls.filter(({ needs }) => needs !== 'nobody')

test('only these calls need no login, or no permission besides it', ({ calls }) => {
  const without = (needs: string) => calls.filter((call) => call.needs === needs && call.method !== 'HEAD').map(named)
  expect(without('nobody').toSorted()).toEqual([
    'POST /api/admin/forgotten-password',
    'POST /api/admin/join',
    'POST /api/admin/join/invitation',
    'POST /api/admin/login',
    'POST /api/admin/password-reset',
  ])
  const own = /^\w+ \/api\/admin\/(me|logout|docs)(\/|$)/
  expect(without('anybody').filter((call) => !own.test(call))).toEqual([])
  const known = new Set(['nobody', 'anybody', ...Object.keys(permissions)])
  expect(calls.filter(({ needs }) => !known.has(needs))).toEqual([])
})

test('files of whole lists, money that goes back, gift cards, names and roles of staff, keys and receivers ask for the password again', ({
  calls,
}) => {
  const proved = calls.filter((call) => call.needsProof && call.method !== 'HEAD').map(named)
  expect(proved.toSorted()).toEqual([
    'DELETE /api/admin/invitations/:id',
    'DELETE /api/admin/staff/:id/totp',
    'GET /api/admin/audit/export',
    'GET /api/admin/data-requests/:id/export',
    'GET /api/admin/orders/export',
    'GET /api/admin/products/export',
    'GET /api/admin/reports/:report/file',
    'GET /api/admin/sets/export',
    'GET /api/admin/statement-lines/export',
    'POST /api/admin/api-keys',
    'POST /api/admin/credit',
    'POST /api/admin/credit/:id/code',
    'POST /api/admin/credit/:id/corrections',
    'POST /api/admin/customers/:id/credit',
    'POST /api/admin/data-requests',
    'POST /api/admin/data-requests/:id/deletion',
    'POST /api/admin/invitations',
    'POST /api/admin/invitations/:id/sending',
    'POST /api/admin/orders/:id/edits',
    'POST /api/admin/orders/:id/refunds',
    'POST /api/admin/refunds/:id/not-made',
    'POST /api/admin/refunds/:id/record',
    'POST /api/admin/refunds/:id/sending',
    'POST /api/admin/refunds/:id/store-credit',
    'POST /api/admin/webhooks',
    'POST /api/admin/webhooks/:id/secret',
    'PUT /api/admin/credit/:id/block',
    'PUT /api/admin/me',
    'PUT /api/admin/staff-security',
    'PUT /api/admin/staff/:id',
    'PUT /api/admin/webhooks/:id',
  ])
  const files = calls.filter(({ method, url }) => method === 'GET' && url.endsWith('/export')).map(named)
  expect(files.filter((call) => !proved.includes(call))).toEqual([])
})

test('a call without a login, with a wrong cookie or with a shopper’s token is refused', async ({ app, db, calls }) => {
  const { id } = await givenUser(db)
  const { headers } = await givenSession(db, id)
  const wrong = [{}, { cookies: { 'kastha-staff': 'x'.repeat(43) } }, { headers }]
  for (const { method, url } of guarded(calls)) {
    for (const given of wrong) {
      const answer = await app.inject({ method, url: addressOf(url), ...given })
      expect([method, url, answer.statusCode]).toEqual([method, url, 401])
    }
  }
})

test.for(staffRoles)(
  'a call is refused to the role %s exactly where the table says so',
  async (role, { app, calls }) => {
    const person = await givenStaff(app, role)
    for (const { method, url, needs } of calls.filter((call) => call.needs in permissions)) {
      const answer = await app.inject({ method, url: addressOf(url), cookies: person.cookies })
      const isRefused = answer.statusCode === 403
      expect([method, url, isRefused]).toEqual([method, url, !mayDo(role, needs as Permission)])
    }
  },
)

test('disabling a staff member or a missing second factor ends every permission', async ({ app, db, calls }) => {
  await db.insert(shopSettings).values({ ...demoSettings, staffTotpRequired: true })
  const owner = await givenStaff(app)
  for (const { method, url, needs } of guarded(calls)) {
    if (needs === 'anybody') continue
    const answer = await app.inject({ method, url: addressOf(url), cookies: owner.cookies })
    expect([method, url, answer.statusCode]).toEqual([method, url, 403])
  }
  await db.update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, owner.id))
  for (const { method, url } of guarded(calls)) {
    const answer = await app.inject({ method, url: addressOf(url), cookies: owner.cookies })
    expect([method, url, answer.statusCode]).toEqual([method, url, 401])
  }
})

/** Other spellings of an address that might bypass the guard. */
function variants(url: string): string[] {
  return [
    `${url}?lang=ne`,
    `${url}/`,
    `//api/admin${url.slice(10)}`,
    url.replace('/api/admin', '/api/ADMIN'),
    url.replace('/api/admin', '/API/admin'),
    url.replace('/api/admin/', '/api/admin//'),
    url.replace('/api/admin/', '/api/x/../admin/'),
    url.replace('/api/admin', '/api/%61dmin'),
    url.replace('/api/admin', '/api/admin/me/..'),
    `${url};a=b`,
    `${url}%00`,
    `http://shop.example${url}`,
  ]
}

test('no other spelling of an address bypasses the guard', async ({ app, calls }) => {
  const { cookies } = await givenStaff(app, 'support')
  const refused = calls.filter(({ needs }) => needs in permissions && !mayDo('support', needs as Permission))
  const gets = refused.filter(({ method }) => method === 'GET').map(({ url }) => addressOf(url))
  expect(gets.length).toBeGreaterThan(2)
  for (const url of gets.flatMap(variants)) {
    const answer = await app.inject({ url, cookies })
    expect([url, [400, 403, 404].includes(answer.statusCode)]).toEqual([url, true])
    expect((await app.inject({ method: 'HEAD', url, cookies })).statusCode).not.toBe(200)
  }
})

test('no header overrides the method', async ({ app, calls }) => {
  const { cookies } = await givenStaff(app, 'support')
  const writes = calls.filter(({ method, needs }) => !['GET', 'HEAD'].includes(method) && needs in permissions)
  for (const { method, url } of writes.filter(({ needs }) => !mayDo('support', needs as Permission))) {
    for (const header of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      const headers = { [header]: method }
      const answer = await app.inject({ method: 'POST', url: `${addressOf(url)}?_method=${method}`, cookies, headers })
      expect([url, [400, 403, 404, 405].includes(answer.statusCode)]).toEqual([url, true])
    }
  }
})

test('a change from another website is refused', async ({ app, calls }) => {
  const { cookies } = await givenStaff(app)
  for (const { method, url } of calls.filter((call) => call.method !== 'GET' && call.method !== 'HEAD')) {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', origin: 'https://attacker.example' },
      { 'sec-fetch-site': 'same-site', origin: 'http://blog.shop.example' },
      { origin: 'null' },
    ]) {
      const answer = await app.inject({ method, url: addressOf(url), cookies, headers })
      expect([url, answer.json().message]).toEqual([url, 'This request comes from another website and was refused.'])
    }
  }
})

test('a staff login opens nothing of a shopper', async ({ app }) => {
  const { cookies } = await givenStaff(app)
  for (const url of ['/api/user/user-details', '/api/user/sessions', '/api/my-orders', '/api/addresses']) {
    const token = cookies['kastha-staff']!
    const answer = await app.inject({ url, cookies, headers: { authorization: `Bearer ${token}` } })
    expect([url, [401, 404].includes(answer.statusCode)]).toEqual([url, true])
  }
  const other = await app.inject({ url: '/api/user/user-details', cookies })
  expect(other.statusCode).toBe(401)
})
