import { eq, sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { App } from '../../app.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { auditLog, limitCounts, staff } from '../../platform/db/schema.ts'
import { expect, test, testOptions } from '../../test/test.ts'
import { givenStaff, STAFF_PASSWORD } from './staff.fixture.ts'
import { codeOf, givenTotp } from './totp.fixture.ts'
import { newResetToken } from './reset-token.ts'
import { sendStaffReset } from './send-staff-reset.ts'
import { findStaff } from './staff-queries.ts'

const NEW = 'sal wood and rain'

const ask = (app: App, email: string) =>
  app.inject({ method: 'POST', url: '/api/admin/forgotten-password', payload: { email } })
const reset = (app: App, token: string, password = NEW) =>
  app.inject({ method: 'POST', url: '/api/admin/password-reset', payload: { token, password } })
const logIn = (app: App, email: string, password: string, code?: string) =>
  app.inject({ method: 'POST', url: '/api/admin/login', payload: { email, password, ...(code && { code }) } })

/** Runs the pending jobs. */
async function sendResets(db: Db) {
  const { rows } = await db.execute<{ data: { sealedEmail: string } }>(
    sql`delete from pgboss.job where name = 'send-staff-reset' returning data`,
  )
  for (const { data } of rows) await sendStaffReset(data, { db, secrets: testOptions.secrets })
  return rows
}

async function receiveToken(app: App, db: Db, email: string): Promise<string> {
  expect((await ask(app, email)).statusCode).toBe(204)
  await sendResets(db)
  const mail = (await readOutbox(db)).findLast(({ to, template }) => to === email && template === 'staff-reset')
  return mail!.data['token']!
}

test('the mailed link sets a new password once, and ends every session', async ({ app, db }) => {
  const person = await givenStaff(app, 'manager')
  const token = await receiveToken(app, db, person.email)
  const done = await reset(app, token)
  expect([done.statusCode, done.cookies]).toEqual([204, []])
  expect((await person.call('GET', '/me')).statusCode).toBe(401)
  expect((await logIn(app, person.email, STAFF_PASSWORD)).statusCode).toBe(401)
  expect((await logIn(app, person.email, NEW)).statusCode).toBe(200)
  expect((await reset(app, token, 'another password')).statusCode).toBe(404)
  const log = await db.select().from(auditLog)
  expect(log).toMatchObject([{ staffId: person.id, call: 'POST /api/admin/password-reset' }])
  expect((await readOutbox(db)).at(-1)).toMatchObject({ to: person.email, data: { news: 'password-changed' } })
})

test('the second factor stays required', async ({ app, db }) => {
  const person = await givenStaff(app)
  const { secret } = await givenTotp(person)
  await reset(app, await receiveToken(app, db, person.email))
  expect((await logIn(app, person.email, NEW)).json().code).toBe('totp_required')
  expect((await logIn(app, person.email, NEW, codeOf(secret))).statusCode).toBe(200)
})

test('a reset unlocks an account with too many wrong passwords', async ({ app, db }) => {
  const { email } = await givenStaff(app)
  for (let turn = 1; turn <= 5; turn += 1) await logIn(app, email, 'wrong-password')
  await reset(app, await receiveToken(app, db, email))
  expect((await logIn(app, email, NEW)).statusCode).toBe(200)
})

test('using one of several links invalidates the others', async ({ app, db }) => {
  const { email } = await givenStaff(app)
  const tokens = [await receiveToken(app, db, email), await receiveToken(app, db, email)]
  expect((await reset(app, tokens[0]!)).statusCode).toBe(204)
  expect((await reset(app, tokens[1]!)).statusCode).toBe(404)
})

test('a link is valid for half an hour', async ({ app, db }) => {
  const { email } = await givenStaff(app)
  const token = await receiveToken(app, db, email)
  vi.useFakeTimers({ now: Date.now() + 30 * 60_000, toFake: ['Date'] })
  expect((await reset(app, token)).statusCode).toBe(404)
  vi.useRealTimers()
  expect((await reset(app, token)).statusCode).toBe(204)
})

test('a link with another id, or of a disabled or changed account, is refused', async ({ app, db }) => {
  const [one, other] = [await givenStaff(app), await givenStaff(app)]
  const token = await receiveToken(app, db, one.email)
  const [, end, signature] = token.split('.')
  const later = String(Number(end) + 1)
  for (const wrong of [`${other.id}.${end}.${signature}`, `${one.id}.${later}.${signature}`, '', 'x.y.z']) {
    expect([wrong, (await reset(app, wrong)).statusCode]).toEqual([wrong, 404])
  }
  await db.update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, one.id))
  expect((await reset(app, token)).statusCode).toBe(404)
})

test('a link from before a dismissal opens nothing once the account is enabled again', async ({ app, db }) => {
  const [owner, person] = [await givenStaff(app), await givenStaff(app, 'support')]
  const mailed = await receiveToken(app, db, person.email)
  // A job that read the account before the dismissal, and writes its mail after it.
  const late = newResetToken(testOptions.secrets.staffLinkKey, (await findStaff(db, person.id))!, Date.now() + 1_000)
  for (const isDisabled of [true, false]) {
    const { name, role, version } = (await owner.call('GET', `/staff/${person.id}`)).json()
    await owner.call('PUT', `/staff/${person.id}`, { name, role, isDisabled, version })
  }
  for (const token of [mailed, late]) expect((await reset(app, token)).statusCode).toBe(404)
  expect((await logIn(app, person.email, STAFF_PASSWORD)).statusCode).toBe(200)
  expect((await reset(app, await receiveToken(app, db, person.email))).statusCode).toBe(204)
})

test('a weak new password is refused before the link is checked', async ({ app, db }) => {
  const { email } = await givenStaff(app)
  const token = await receiveToken(app, db, email)
  expect((await reset(app, token, 'aaaaaaaaaaaa')).statusCode).toBe(400)
  expect((await reset(app, token)).statusCode).toBe(204)
})

test('the answer to a request for a link does not reveal staff addresses', async ({ app, db }) => {
  const { email } = await givenStaff(app)
  const gone = await givenStaff(app)
  await db.update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, gone.id))
  const answers = []
  for (const address of [email, gone.email, 'nobody@kastha.example']) {
    await db.delete(limitCounts)
    const seen = []
    for (let turn = 1; turn <= 6; turn += 1) {
      const { statusCode, body, headers } = await ask(app, address)
      seen.push([statusCode, body.replace(/\d+ minutes/, 'some'), Object.keys(headers).toSorted()])
    }
    answers.push(seen)
  }
  expect(answers[0]!.map(([status]) => status)).toEqual([204, 204, 204, 204, 204, 429])
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  const jobs = await sendResets(db)
  expect(jobs).toHaveLength(15)
  expect(JSON.stringify(jobs)).not.toMatch(/kastha\.example/)
  expect(new Set((await readOutbox(db)).map(({ to }) => to))).toEqual(new Set([email]))
})

test('changing a known password renews this browser’s session and ends all others', async ({ app }) => {
  const person = await givenStaff(app, 'support')
  const elsewhere = await logIn(app, person.email, STAFF_PASSWORD)
  const change = (oldPassword: string, password: string) =>
    person.call('PUT', '/me/password', { oldPassword, password })
  expect((await change('wrong-password', NEW)).json().fields).toEqual({ oldPassword: 'The password is wrong.' })
  expect((await change(STAFF_PASSWORD, 'short')).statusCode).toBe(400)
  expect((await change(STAFF_PASSWORD, STAFF_PASSWORD)).statusCode).toBe(400)
  const changed = await change(STAFF_PASSWORD, NEW)
  expect(changed.statusCode).toBe(204)
  const me = (value: string) => app.inject({ url: '/api/admin/me', cookies: { 'kastha-staff': value } })
  expect((await me(changed.cookies[0]!.value)).statusCode).toBe(200)
  expect((await me(person.cookies['kastha-staff']!)).statusCode).toBe(401)
  expect((await me(elsewhere.cookies[0]!.value)).statusCode).toBe(401)
})

test('wrong old passwords lock the device they come from, as at login', async ({ app }) => {
  const person = await givenStaff(app)
  const guess = () => person.call('PUT', '/me/password', { oldPassword: 'wrong-password', password: NEW })
  for (let turn = 1; turn <= 5; turn += 1) expect((await guess()).statusCode).toBe(400)
  expect((await guess()).statusCode).toBe(429)
  const payload = { email: person.email, password: STAFF_PASSWORD }
  const answer = await app.inject({ method: 'POST', url: '/api/admin/login', payload, cookies: person.cookies })
  expect(answer.statusCode).toBe(429)
})
