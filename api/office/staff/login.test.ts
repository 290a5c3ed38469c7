import { eq, sql } from 'drizzle-orm'
import { buildApp, type App } from '../../app.ts'
import { auditLog, staff, staffSessions } from '../../platform/db/schema.ts'
import { expect, test, testOptions } from '../../test/test.ts'
import { givenStaff, STAFF_PASSWORD } from './staff.fixture.ts'

const logIn = (app: App, email: string, password: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/admin/login', payload: { email, password }, headers })

test('the right password opens a session in a cookie that only our own pages send', async ({ app }) => {
  const person = await givenStaff(app, 'support')
  const answer = await logIn(app, ` ${person.email.toUpperCase()} `, STAFF_PASSWORD)
  expect(answer.json().staff).toMatchObject({ id: person.id, role: 'support', hasTotp: false, mustSetUpTotp: false })
  expect(answer.json().staff.permissions).toContain('orders.work')
  expect(answer.json().staff.permissions).not.toContain('staff.write')
  expect(answer.cookies).toMatchObject([
    { name: 'kastha-staff', path: '/api/admin', httpOnly: true, sameSite: 'Strict', value: expect.any(String) },
    { name: 'kastha-staff-device' },
  ])
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('on https the cookie is sent over https only, whatever the proxy claims', async ({ app, db }) => {
  const { email } = await givenStaff(app)
  const shop = buildApp({ ...testOptions, db, publicUrl: 'https://shop.example' })
  const answer = await logIn(shop, email, STAFF_PASSWORD, { 'x-forwarded-proto': 'http' })
  await shop.close()
  expect(answer.cookies[0]).toMatchObject({ name: '__Secure-kastha-staff', secure: true, httpOnly: true })
})

test('on https the cookie logs in and out', async ({ db, app }) => {
  const { email } = await givenStaff(app)
  const shop = buildApp({ ...testOptions, db, publicUrl: 'https://shop.example' })
  const { value } = (await logIn(shop, email, STAFF_PASSWORD)).cookies[0]!
  const me = (name: string) => shop.inject({ url: '/api/admin/me', cookies: { [name]: value } })
  expect((await me('__Secure-kastha-staff')).statusCode).toBe(200)
  expect((await me('kastha-staff')).statusCode).toBe(401)
  const cookies = { '__Secure-kastha-staff': value }
  const { cookies: ended } = await shop.inject({ method: 'POST', url: '/api/admin/logout', cookies })
  await shop.close()
  expect(ended).toEqual([expect.objectContaining({ name: '__Secure-kastha-staff', value: '', secure: true })])
})

test('the database contains no token', async ({ app, db }) => {
  const person = await givenStaff(app)
  const { rows } = await db.execute(sql`select staff_sessions::text as all from staff_sessions`)
  expect(JSON.stringify(rows)).not.toContain(person.cookies['kastha-staff'])
})

test.for(['somebody with a wrong password', 'somebody who has left', 'nobody'])(
  '%s is refused in the same words',
  async (who, { app, db }) => {
    const { id, email } = await givenStaff(app)
    if (who === 'somebody who has left') await db.update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, id))
    const isWrong = who === 'somebody with a wrong password'
    const answer = await logIn(app, who === 'nobody' ? 'x@y.example' : email, isWrong ? 'guessed-it' : STAFF_PASSWORD)
    expect([answer.statusCode, answer.json().message]).toEqual([401, 'The email address or the password is wrong.'])
    expect(answer.cookies).toEqual([])
  },
)

test('five wrong passwords lock the back office for that address, but not the storefront', async ({ app }) => {
  const { email } = await givenStaff(app)
  for (let turn = 1; turn <= 5; turn += 1) expect((await logIn(app, email, 'wrong-password')).statusCode).toBe(401)
  const locked = await logIn(app, email, STAFF_PASSWORD)
  expect([locked.statusCode, locked.json().code]).toEqual([429, 'too_many_requests'])
  const shopper = { email, password: 'wrong-password', rememberMe: false }
  const asShopper = await app.inject({ method: 'POST', url: '/api/user/login', payload: shopper })
  expect(asShopper.statusCode).toBe(401)
})

test('a right password resets the count of wrong ones', async ({ app }) => {
  const { email } = await givenStaff(app)
  for (let turn = 1; turn <= 4; turn += 1) await logIn(app, email, 'wrong-password')
  expect((await logIn(app, email, STAFF_PASSWORD)).statusCode).toBe(200)
  for (let turn = 1; turn <= 4; turn += 1) expect((await logIn(app, email, 'wrong-password')).statusCode).toBe(401)
})

test('a session expires after twelve hours without use; one in use goes on', async ({ app, db }) => {
  const person = await givenStaff(app)
  const minute = sql`interval '2 minutes'`
  await db.update(staffSessions).set({ lastSeenAt: sql`now() - ${minute}`, expiresAt: sql`now() + ${minute}` })
  expect((await person.call('GET', '/me')).statusCode).toBe(200)
  const [touched] = await db.select().from(staffSessions)
  expect(touched!.expiresAt.getTime() - Date.now()).toBeGreaterThan(11.9 * 3_600_000)
  const [seen] = await db.select().from(staff).where(eq(staff.id, person.id))
  expect(seen!.lastSeenAt).not.toBeNull()
  await db.update(staffSessions).set({ expiresAt: sql`now()` })
  expect((await person.call('GET', '/me')).statusCode).toBe(401)
})

test('thirty days after the login a session ends, however busy it was', async ({ app, db }) => {
  const person = await givenStaff(app)
  const lastSeenAt = sql`now() - interval '2 minutes'`
  const anHourLess = sql`now() - interval '30 days' + interval '1 hour'`
  await db.update(staffSessions).set({ createdAt: anHourLess, lastSeenAt })
  expect((await person.call('GET', '/me')).statusCode).toBe(200)
  const [capped] = await db.select().from(staffSessions)
  expect(capped!.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(3_600_000)
})

test('logging out ends the session on the server', async ({ app }) => {
  const person = await givenStaff(app)
  const answer = await person.call('POST', '/logout')
  expect(answer.statusCode).toBe(204)
  expect(answer.cookies).toMatchObject([{ name: 'kastha-staff', value: '' }])
  expect((await person.call('GET', '/me')).statusCode).toBe(401)
})

test('a staff member sees their own sessions, and ends one or all others', async ({ app }) => {
  const person = await givenStaff(app)
  const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  await logIn(app, person.email, STAFF_PASSWORD, firefox)
  await logIn(app, person.email, STAFF_PASSWORD)
  const { items } = (await person.call('GET', '/me/sessions')).json()
  expect(items).toHaveLength(3)
  expect(items.filter((one: { isCurrent: boolean }) => one.isCurrent)).toHaveLength(1)
  const other = items.find((one: { device: string }) => one.device === 'Firefox on Linux')
  expect((await person.call('DELETE', `/me/sessions/${other.id}`)).statusCode).toBe(204)
  expect((await person.call('DELETE', `/me/sessions/${other.id}`)).statusCode).toBe(404)
  expect((await person.call('DELETE', '/me/sessions')).statusCode).toBe(204)
  expect((await person.call('GET', '/me/sessions')).json()).toMatchObject({ items: [{ isCurrent: true }], total: 1 })
})

test('ending another person’s session is refused', async ({ app }) => {
  const [one, other] = [await givenStaff(app, 'support'), await givenStaff(app)]
  const { items } = (await other.call('GET', '/me/sessions')).json()
  expect((await one.call('DELETE', `/me/sessions/${items[0].id}`)).statusCode).toBe(404)
  expect((await other.call('GET', '/me')).statusCode).toBe(200)
})

test('logging in and out leaves the audit log empty', async ({ app, db }) => {
  await givenStaff(app)
  expect(await db.$count(auditLog)).toBe(0)
})
