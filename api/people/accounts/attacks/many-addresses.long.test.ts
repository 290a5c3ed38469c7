import { sql } from 'drizzle-orm'
import { buildApp, type App } from '../../../app.ts'
import { openDatabase } from '../../../platform/db/client.ts'
import { oneTimeCodes } from '../../../platform/db/schema.ts'
import { expect, ownDatabaseTest, test, testOptions } from '../../../test/test.ts'
import { isWithin } from '../../../platform/rate-limits/is-within.ts'
import type { Limit } from '../../../platform/rate-limits/limit.ts'
import { otherThan, receiveCode, registration, sendCodes } from '../accounts.fixture.ts'
import { givenUser, PASSWORD } from '../user.fixture.ts'

const email = 'asmita@post.example'
const here = '203.0.113.7'
const elsewhere = '198.51.100.9'

function post(app: App, call: string, payload: object, remoteAddress: string, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: `/api/user/${call}`, payload, remoteAddress, headers })
}

/** Uses up a limit until `left` tries remain. */
async function leave(left: number, limit: Limit, most: number, address = here) {
  for (let turn = left; turn < most; turn += 1) await limit.take(address)
}

test('the limit of the client’s address stops one password tried on many accounts', async ({ app, db }) => {
  await givenUser(db)
  await leave(2, app.addressLimits.wrongPasswords, 300)
  const spray = (account: number) => post(app, 'login', { email: `a${account}@post.example`, password: '123456' }, here)
  expect([(await spray(1)).statusCode, (await spray(2)).statusCode]).toEqual([401, 401])
  const refused = await spray(3)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json().message).toMatch(/^Too many attempts\. Please try again in \d+ minutes\.$/)

  expect((await post(app, 'login', { email, password: PASSWORD }, here)).statusCode).toBe(429)
  expect((await post(app, 'login', { email, password: PASSWORD }, elsewhere)).statusCode).toBe(200)
})

test('right passwords do not count: thousands of people may share an address', async ({ app, db }) => {
  await givenUser(db)
  await leave(1, app.addressLimits.wrongPasswords, 300)
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await post(app, 'login', { email, password: PASSWORD }, here)).statusCode).toBe(200)
  }
})

test('a client is counted by its address, whatever its headers claim', async ({ app }) => {
  await leave(0, app.addressLimits.wrongPasswords, 300)
  for (const headers of [
    { 'x-forwarded-for': elsewhere },
    { 'x-forwarded-for': `${elsewhere}, 10.0.0.1` },
    { 'x-real-ip': elsewhere },
    { forwarded: `for=${elsewhere}` },
    { 'true-client-ip': elsewhere },
  ]) {
    expect((await post(app, 'login', { email, password: 'x' }, here, headers)).statusCode).toBe(429)
  }
  // Behind a local proxy, the client is the last address that is not one of our own.
  const proxied = { 'x-forwarded-for': `${elsewhere}, ${here}` }
  expect((await post(app, 'login', { email, password: 'x' }, '127.0.0.1', proxied)).statusCode).toBe(429)
})

test('all addresses of an IPv6 network count as one', async ({ app }) => {
  await leave(0, app.addressLimits.wrongPasswords, 300, '2001:db8:7::1')
  const logIn = (address: string) => post(app, 'login', { email, password: 'x' }, address)
  expect((await logIn('2001:db8:7::ffff:2')).statusCode).toBe(429)
  expect((await logIn('2001:db8:7:1::1')).statusCode).toBe(429)
  expect((await logIn('2001:db8:8::1')).statusCode).toBe(401)
})

test('wrong codes are limited too, but only while a right one exists', async ({ app, db }) => {
  await givenUser(db)
  await post(app, 'forgot-password', { email }, here)
  const code = await receiveCode(db, email)
  await leave(1, app.addressLimits.wrongCodes, 100)
  const guess = (otp: string) => post(app, 'verify-forgot-password-otp', { email, otp }, here)
  // The network's last one, and two of the email address.
  for (let turn = 0; turn < 3; turn += 1) expect((await guess(otherThan(code))).statusCode).toBe(400)
  expect((await guess(code)).statusCode).toBe(429)
  const [row] = await db.select().from(oneTimeCodes)
  expect(row!.tries).toBe(3)

  const dead = (otp: string) => post(app, 'verify-forgot-password-otp', { email, otp }, elsewhere)
  for (let turn = 0; turn < 20; turn += 1) expect((await dead(code)).statusCode).toBe(400)
  await expect(app.addressLimits.wrongCodes.take(elsewhere)).resolves.toBeUndefined()
})

test('wrong codes for forgotten passwords are limited by day, then by email address, and no other codes are', async ({
  app,
  db,
}) => {
  await givenUser(db)
  await post(app, 'forgot-password', { email }, here)
  const code = await receiveCode(db, email)
  await leave(1, app.addressLimits.wrongResetCodes, 300)
  const guess = (otp: string) => post(app, 'verify-forgot-password-otp', { email, otp }, here)
  for (let turn = 0; turn < 3; turn += 1) expect((await guess(otherThan(code))).statusCode).toBe(400)
  const refused = await guess(code)
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 3_600]).toEqual([429, true])
  const neighbor = 'binod@post.example'
  await givenUser(db, { email: neighbor })
  await post(app, 'forgot-password', { email: neighbor }, here)
  const theirs = { email: neighbor, otp: await receiveCode(db, neighbor) }
  expect((await post(app, 'verify-forgot-password-otp', theirs, here)).statusCode).toBe(200)
  const registering = await post(app, 'verifyEmail', { email: 'new@post.example', otp: '000000' }, here)
  expect(registering.statusCode).toBe(400)
})

test('codes sent from one client address are limited', async ({ app }) => {
  const ask = (call: string, to: number) => post(app, call, { email: `b${to}@post.example` }, here)
  await leave(1, app.addressLimits.forgottenPasswords, 60)
  const forgotten = [await ask('forgot-password', 1), await ask('forgot-password', 2)]
  expect(forgotten.map(({ statusCode }) => statusCode)).toEqual([200, 429])
  // What is forgotten refuses nobody another code.
  await leave(1, app.addressLimits.codeRequests, 60)
  const resent = [await ask('resendOtp', 3), await ask('resendOtp', 4)]
  expect(resent.map(({ statusCode }) => statusCode)).toEqual([200, 429])
  await leave(1, app.addressLimits.registrations, 300)
  const register = (to: number) => post(app, 'register', { ...registration, email: `c${to}@post.example` }, here)
  expect([(await register(1)).statusCode, (await register(2)).statusCode]).toEqual([200, 429])
  // Invalid forms do not count: the shopper may correct them as often as needed.
  const wrong = await post(app, 'register', { ...registration, password: 'x', confirm_password: 'x' }, here)
  expect(wrong.statusCode).toBe(400)
})

/** Takes from a limit until it refuses. @returns how often it was taken */
async function takeAll(limit: Limit, address: string, most: number): Promise<number> {
  for (let taken = 0; taken <= most; taken += 1) if (!(await isWithin(() => limit.take(address)))) return taken
  return Infinity
}

test('one client address causes 250 mails with codes an hour, and its neighborhood ten times as many', async ({
  app,
}) => {
  const { forgottenPasswords, forgottenStaffPasswords, codeRequests, orderCodes } = app.addressLimits
  const kinds = [forgottenPasswords, forgottenStaffPasswords, codeRequests, orderCodes]
  let all = 0
  for (const kind of kinds) all += await takeAll(kind, here, 300)
  expect(all).toBe(250)
  const nearby = Array.from({ length: 9 }, (_, last) => `203.0.113.${20 + last}`)
  for (const address of nearby) expect(await takeAll(forgottenStaffPasswords, address, 300)).toBe(30)
  expect(await takeAll(forgottenStaffPasswords, '203.0.113.40', 300)).toBe(0)
  expect(await takeAll(forgottenStaffPasswords, elsewhere, 300)).toBe(30)
})

test('codes beyond the first 20 of a network in ten minutes go behind those of others', async ({ app, db }) => {
  const [many, few] = ['203.0.113.20', '198.51.100.20']
  await givenUser(db)
  for (let to = 1; to < 20; to += 1) await post(app, 'forgot-password', { email: `b${to}@post.example` }, many)
  const register = (to: string, address: string) => post(app, 'register', { ...registration, email: to }, address)
  await register('twentieth@post.example', many)
  await register('late@post.example', many)
  await register(email, many)
  await post(app, 'forgot-password', { email }, many)
  await register('other@post.example', few)
  const { rows: codes } = await db.execute(
    sql`select priority, count(*)::int from pgboss.job where name = 'send-code' group by priority order by priority`,
  )
  expect(codes).toEqual([
    { priority: 0, count: 3 },
    { priority: 1, count: 21 },
  ])
  await sendCodes(db)
  const { rows } = await db.execute(
    sql`select "to", template, priority from pgboss.job join mails on data ->> 'mailId' = mails.id::text order by mails.ctid`,
  )
  expect(rows).toEqual([
    { to: 'twentieth@post.example', template: 'verify-email', priority: 2 },
    { to: 'late@post.example', template: 'verify-email', priority: 1 },
    { to: email, template: 'account-exists', priority: 1 },
    { to: email, template: 'reset-password', priority: 1 },
    { to: 'other@post.example', template: 'verify-email', priority: 2 },
  ])
})

ownDatabaseTest('without a database nobody logs in, and nothing crashes', async ({ url }) => {
  const gone = openDatabase(url.replace(/:\d+\//, ':1/'))
  const app = buildApp({ ...testOptions, db: gone.db })
  const bodies: Record<string, object> = {
    login: { email, password: PASSWORD },
    register: registration,
    verifyEmail: { email, otp: '123456' },
    resendOtp: { email },
    'forgot-password': { email },
    'verify-forgot-password-otp': { email, otp: '123456' },
  }
  for (const [call, body] of Object.entries(bodies)) {
    const answer = await post(app, call, body, here)
    expect([call, answer.statusCode, answer.headers['retry-after']]).toEqual([call, 503, '5'])
    expect(answer.cookies).toEqual([])
  }
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await app.close()
  await gone.close()
})
