import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import { apiScopeNames, apiScopes } from '#domain/api-keys/api-keys.ts'
import { mayDo, staffRoles } from '#domain/staff/staff.ts'
import { apiKeys, auditLog, staffSessions } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest, test } from '../../test/test.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { givenApiKey } from './api-keys.fixture.ts'
import { drawKey, readKey } from './key-form.ts'

const body = { name: 'Courier', scopes: ['orders:read'] }

test('a key is shown once, and the database and the audit log have only its hash', async ({ app, db }) => {
  const { id, token, maker } = await givenApiKey(app)
  expect(token).toMatch(/^kastha_[0-9a-f]{104}$/)
  const shown = await maker.call('GET', `/api-keys/${id}`)
  expect(shown.json()).toMatchObject({ id, name: 'Accountant', state: 'active', madeBy: maker.name, lastUsedAt: null })
  const everything = JSON.stringify([
    shown.body,
    (await maker.call('GET', '/api-keys')).body,
    await db.select().from(auditLog),
  ])
  expect(everything).not.toContain(token.slice(-72))
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.tableName, 'api_keys'))
  expect(entry).toMatchObject({ staffId: maker.id, rowKey: id, action: 'insert', after: { token_hash: '(hidden)' } })
})

test('a key lasts a year by default, two at most, and its list is searched and filtered', async ({ app }) => {
  const { id, maker } = await givenApiKey(app)
  const { createdAt, expiresAt } = (await maker.call('GET', `/api-keys/${id}`)).json()
  expect((Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000).toBe(365)
  expect((await maker.call('POST', '/api-keys', { ...body, days: 731 })).statusCode).toBe(400)
  await givenApiKey(app, { name: 'Courier', days: 730 }, maker)
  await maker.call('DELETE', `/api-keys/${id}`)
  const namesOf = async (query: string) =>
    (await maker.call('GET', `/api-keys?${query}`)).json().items.map(({ name }: { name: string }) => name)
  expect(await namesOf('state=active')).toEqual(['Courier'])
  expect(await namesOf('state=revoked')).toEqual(['Accountant'])
  expect(await namesOf('q=cour&sort=name')).toEqual(['Courier'])
})

test.for(staffRoles)('the role %s makes keys exactly where the table says so', async (role, { app }) => {
  const person = await givenStaff(app, role)
  const made = await person.call('POST', '/api-keys', body)
  expect(made.statusCode).toBe(mayDo(role, 'keys.write') ? 200 : 403)
})

test('a key does not have the name of a colleague, under which records would show what it did', async ({ app }) => {
  const maker = await givenStaff(app)
  const refused = await maker.call('POST', '/api-keys', { ...body, name: `${maker.name}.` })
  const problem = 'A colleague has this name. Please name the key after the program that will use it.'
  expect([refused.statusCode, refused.json().fields]).toEqual([409, { name: problem }])
})

test.for(['B\u0456shnu Tamang', 'M\u0131na', 'Mina राई', 'System', 'Shop.', 'the shop'])(
  'a key is named like no colleague and like nobody: %j is refused',
  async (name, { app }) => {
    const maker = await givenStaff(app)
    const refused = await maker.call('POST', '/api-keys', { ...body, name })
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { name: expect.any(String) }])
  },
)

test('a key has a name in Devanagari, or one with digits and hyphens', async ({ app }) => {
  const maker = await givenStaff(app)
  for (const name of ['कुरियर २', 'Tally-sync 2.0']) {
    expect((await maker.call('POST', '/api-keys', { ...body, name })).statusCode).toBe(200)
  }
})

test('making a key asks for a recent password', async ({ app, db }) => {
  const maker = await givenStaff(app)
  await db.update(staffSessions).set({ provedAt: new Date(Date.now() - 3_600_000) })
  const refused = await maker.call('POST', '/api-keys', body)
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'proof_required'])
})

test.for([
  [{ ...body, name: ' ' }],
  [{ ...body, name: 'Courier\nby Mina Rai' }],
  [{ ...body, scopes: [] }],
  [{ ...body, scopes: ['everything'] }],
  [{ ...body, days: 0 }],
  [{ ...body, callsPerMinute: 1_000_000 }],
])('%j is refused', async ([wrong], { app }) => {
  const maker = await givenStaff(app)
  expect((await maker.call('POST', '/api-keys', wrong)).statusCode).toBe(400)
})

ownDatabaseTest('many keys at once stay within a hundred, and a revoked one makes room', async ({ app, db }) => {
  const maker = await givenStaff(app)
  const { id } = await givenApiKey(app, {}, maker)
  const [row] = await db.select().from(apiKeys)
  await db.insert(apiKeys).values(Array.from({ length: 97 }, () => ({ ...row!, id: crypto.randomUUID() })))
  const answers = await Promise.all(Array.from({ length: 5 }, () => maker.call('POST', '/api-keys', body)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 409, 409, 409])
  await maker.call('DELETE', `/api-keys/${id}`)
  expect((await maker.call('POST', '/api-keys', body)).statusCode).toBe(200)
})

test('a key is revoked once, and an unknown one is a 404', async ({ app }) => {
  const { id, maker } = await givenApiKey(app)
  expect((await maker.call('DELETE', `/api-keys/${id}`)).json()).toMatchObject({ state: 'revoked' })
  expect((await maker.call('DELETE', `/api-keys/${id}`)).statusCode).toBe(409)
  expect((await maker.call('DELETE', `/api-keys/${crypto.randomUUID()}`)).statusCode).toBe(404)
})

describe('a given key', () => {
  const { id, token, tokenHash } = drawKey()

  test('is read with its id and its hash', () => {
    expect(readKey(`Bearer ${token}`)).toEqual({ id, tokenHash })
    expect(readKey(`bearer  ${token}`)?.id).toBe(id)
  })

  test.for([
    undefined,
    '',
    token,
    `Basic ${token}`,
    `Bearer ${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`,
    `Bearer ${token} ${token}`,
    `Bearer ${token.toUpperCase()}`,
    `Bearer ${'kastha_'.repeat(10_000)}`,
  ])('is refused without a query as %s', (authorization) => {
    expect(readKey(authorization)).toBeUndefined()
  })
})

test('each scope has the permission of some role', () => {
  expect(apiScopeNames).toEqual(Object.keys(apiScopes))
})
