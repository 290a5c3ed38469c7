import { sql } from 'drizzle-orm'
import { staffSessions } from '../../platform/db/schema.ts'
import type { Db } from '../../platform/db/client.ts'
import { expect, test } from '../../test/test.ts'
import { givenStaff, STAFF_PASSWORD } from './staff.fixture.ts'
import { codeOf, givenTotp } from './totp.fixture.ts'

type Person = Awaited<ReturnType<typeof givenStaff>>

const anId = '00000000-0000-4000-8000-000000000000'
const letPass = (db: Db, minutes: number) =>
  db.update(staffSessions).set({ provedAt: sql`now() - make_interval(mins => ${minutes})` })
const invite = (owner: Person) =>
  owner.call('POST', '/invitations', { name: 'Ram', email: 'ram@post.example', role: 'support' })

test.for([
  ['POST', `/refunds/${anId}/record`, { reference: 'R-1' }],
  ['POST', '/orders/KS-1/refunds', { id: anId, amount: 1, reason: 'scratched' }],
  ['GET', '/orders/export?format=csv', undefined],
  ['GET', '/products/export?format=csv', undefined],
  ['GET', '/sets/export?format=csv', undefined],
  ['GET', '/audit/export?format=csv', undefined],
  ['PUT', '/me', { name: 'Mina Rai' }],
  ['PUT', `/staff/${anId}`, { name: 'Ram', role: 'owner', isDisabled: false, version: 'x' }],
  ['DELETE', `/staff/${anId}/totp`, undefined],
  ['PUT', '/staff-security', { isTotpRequired: false }],
  ['POST', '/invitations', { name: 'Ram', email: 'ram@post.example', role: 'support' }],
  ['POST', `/invitations/${anId}/sending`, undefined],
  ['DELETE', `/invitations/${anId}`, undefined],
] as const)('%s %s asks for the password when it was given long ago', async ([method, path, body], { app, db }) => {
  const owner = await givenStaff(app)
  await letPass(db, 16)
  const refused = await owner.call(method, path, body)
  expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
    403,
    'proof_required',
    'Enter your password again to go on.',
  ])
  await owner.call('POST', '/me/proof', { password: STAFF_PASSWORD })
  const again = await owner.call(method, path, body)
  expect(again.headers['content-type']?.includes('json') ? again.json().code : 'a file').not.toBe('proof_required')
})

test('right after the login no proof is required', async ({ app, db }) => {
  const owner = await givenStaff(app)
  await letPass(db, 14)
  expect((await invite(owner)).statusCode).toBe(200)
})

test('all other calls need no new proof', async ({ app, db }) => {
  const owner = await givenStaff(app)
  await letPass(db, 600)
  for (const path of ['/me', '/orders', '/refunds', '/staff']) {
    expect((await owner.call('GET', path)).statusCode).toBe(200)
  }
})

test('the proof counts only for the session that gave it', async ({ app, db }) => {
  const owner = await givenStaff(app)
  const answer = await app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { email: owner.email, password: STAFF_PASSWORD },
  })
  const token = answer.cookies.find(({ name }) => name === 'kastha-staff')!.value
  await letPass(db, 16)
  const payload = { password: STAFF_PASSWORD }
  const other = { method: 'POST', url: '/api/admin/me/proof', cookies: { 'kastha-staff': token }, payload } as const
  expect((await app.inject(other)).statusCode).toBe(204)
  expect((await invite(owner)).json().code).toBe('proof_required')
})

test('wrong passwords count, and prove nothing', async ({ app, db }) => {
  const owner = await givenStaff(app)
  await letPass(db, 16)
  for (let turn = 1; turn <= 5; turn += 1) {
    const wrong = await owner.call('POST', '/me/proof', { password: 'wrong-password' })
    expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { password: 'The password is wrong.' }])
  }
  expect((await owner.call('POST', '/me/proof', { password: STAFF_PASSWORD })).statusCode).toBe(429)
  expect((await invite(owner)).json().code).toBe('proof_required')
})

test('a code of the second factor is a proof too, once', async ({ app, db }) => {
  const owner = await givenStaff(app)
  expect((await owner.call('POST', '/me/proof', { code: '123456' })).statusCode).toBe(400)
  const { secret } = await givenTotp(owner)
  await letPass(db, 16)
  const code = codeOf(secret)
  expect((await owner.call('POST', '/me/proof', { code })).statusCode).toBe(204)
  expect((await invite(owner)).statusCode).toBe(200)
  expect((await owner.call('POST', '/me/proof', { code })).json().fields).toEqual({
    code: 'The code is wrong, or was used already.',
  })
})

test('a proof needs either a password or a code', async ({ app }) => {
  const owner = await givenStaff(app)
  for (const body of [{}, { password: STAFF_PASSWORD, code: '123456' }]) {
    expect((await owner.call('POST', '/me/proof', body)).statusCode).toBe(400)
  }
})
