import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, vi } from 'vitest'
import type { App } from '../../app.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { auditLog, limitCounts, shopSettings, staff } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest, test, testOptions } from '../../test/test.ts'
import { demoSettings } from '../../../seed/settings.ts'
import { givenStaff, STAFF_PASSWORD } from './staff.fixture.ts'
import { codeOf, givenTotp } from './totp.fixture.ts'
import { sealSetup } from './private-totp.ts'
import { newTotpSecret, totpStep } from './totp.ts'

// A code belongs to a step of 30 seconds: no step may end in the middle of a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const STALE = 'This setup was replaced or removed. Please begin again.'

const logIn = (app: App, email: string, code?: string, password = STAFF_PASSWORD) =>
  app.inject({ method: 'POST', url: '/api/admin/login', payload: { email, password, ...(code && { code }) } })

test('codes are those of RFC 6238, of this step and its neighbors', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' // "12345678901234567890", appendix B
  for (const [seconds, code] of [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [20_000_000_000, '353130'],
  ] as const) {
    const step = Math.floor(seconds / 30)
    expect(totpStep(secret, code, seconds * 1_000)).toBe(step)
    expect(totpStep(secret, code, (seconds + 30) * 1_000)).toBe(step)
    expect(totpStep(secret, code, (seconds - 30) * 1_000)).toBe(step)
    expect(totpStep(secret, code, (seconds + 60) * 1_000)).toBeUndefined()
    expect(totpStep(secret, code, (seconds - 60) * 1_000)).toBeUndefined()
  }
  expect(totpStep(secret, ' २८७ ०८२ ', 59_000)).toBe(1)
  for (const wrong of ['', '287', '2870822', 'abcdef', '28708a'])
    expect(totpStep(secret, wrong, 59_000)).toBeUndefined()
})

test('with a second factor the password alone opens nothing, and only the right one reveals the factor', async ({
  app,
}) => {
  const person = await givenStaff(app)
  const { secret } = await givenTotp(person)
  const wrong = await logIn(app, person.email, undefined, 'wrong-password')
  expect(wrong.json().code).toBe('unauthorized')
  const asked = await logIn(app, person.email)
  expect([asked.statusCode, asked.json().code, asked.cookies]).toEqual([401, 'totp_required', []])
  const done = await logIn(app, person.email, codeOf(secret))
  expect(done.json().staff).toMatchObject({ id: person.id, hasTotp: true })
})

test('the setup returns the secret, and an address for the app’s camera', async ({ app, db }) => {
  await db.insert(shopSettings).values(demoSettings)
  const person = await givenStaff(app)
  const { secret, uri } = (await person.call('POST', '/me/totp', { password: STAFF_PASSWORD })).json()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(uri).toBe(
    `otpauth://totp/Kastha:${encodeURIComponent(person.email)}?issuer=Kastha&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  )
})

test('the factor changes only with its first code, and a new factor replaces the old one', async ({ app }) => {
  const person = await givenStaff(app)
  const first = await givenTotp(person)
  const { setup, secret } = (await person.call('POST', '/me/totp', { password: STAFF_PASSWORD })).json()
  const wrong = await person.call('PUT', '/me/totp', { setup, code: '000000' })
  expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['code']])
  expect((await logIn(app, person.email, codeOf(first.secret))).statusCode).toBe(200)
  expect((await person.call('PUT', '/me/totp', { setup, code: codeOf(secret) })).statusCode).toBe(200)
  expect((await logIn(app, person.email, codeOf(first.secret, 1))).statusCode).toBe(401)
  expect((await logIn(app, person.email, first.recoveryCodes[0])).statusCode).toBe(401)
  expect((await logIn(app, person.email, codeOf(secret, 1))).statusCode).toBe(200)
})

ownDatabaseTest('a setup is confirmed once, so that all recovery codes that are shown are right', async ({ app }) => {
  const person = await givenStaff(app)
  const { setup, secret } = (await person.call('POST', '/me/totp', { password: STAFF_PASSWORD })).json()
  const confirm = (steps: number) => person.call('PUT', '/me/totp', { setup, code: codeOf(secret, steps) })
  const answers = await Promise.all([confirm(-1), confirm(-1), confirm(-1)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  const { recoveryCodes } = answers.find(({ statusCode }) => statusCode === 200)!.json()
  expect((await logIn(app, person.email, recoveryCodes[0])).statusCode).toBe(200)

  const code = codeOf(secret)
  expect((await logIn(app, person.email, code)).statusCode).toBe(200)
  expect((await confirm(-1)).statusCode).toBe(409)
  expect((await logIn(app, person.email, code)).statusCode).toBe(401)
})

test('only the newest setup can be confirmed, with or without a factor before it', async ({ app }) => {
  const person = await givenStaff(app)
  const begin = async () => (await person.call('POST', '/me/totp', { password: STAFF_PASSWORD })).json()
  const confirm = ({ setup, secret }: { setup: string; secret: string }) =>
    person.call('PUT', '/me/totp', { setup, code: codeOf(secret, -1) })
  for (const from of ['no factor', 'a factor']) {
    const [earlier, newest] = [await begin(), await begin()]
    const refused = await confirm(earlier)
    expect([from, refused.statusCode, refused.json().message]).toEqual([from, 400, STALE])
    expect((await confirm(newest)).statusCode).toBe(200)
    expect((await confirm(earlier)).statusCode).toBe(400)
    expect((await logIn(app, person.email, codeOf(newest.secret))).statusCode).toBe(200)
  }
})

test('a removed factor is not confirmed again with its old setup, nor with one that was pending', async ({ app }) => {
  const [owner, person] = [await givenStaff(app), await givenStaff(app, 'support')]
  const begin = async () => (await person.call('POST', '/me/totp', { password: STAFF_PASSWORD })).json()
  const confirm = ({ setup, secret }: { setup: string; secret: string }, steps: number) =>
    person.call('PUT', '/me/totp', { setup, code: codeOf(secret, steps) })
  const confirmed = await begin()
  expect((await confirm(confirmed, -1)).statusCode).toBe(200)
  const pending = await begin()
  await person.call('POST', '/me/totp/removal', { password: STAFF_PASSWORD })
  for (const old of [confirmed, pending]) {
    expect([(await confirm(old, 0)).json().message, (await confirm(old, 0)).statusCode]).toEqual([STALE, 400])
  }
  const another = await begin()
  expect((await owner.call('DELETE', `/staff/${person.id}/totp`)).statusCode).toBe(200)
  expect((await confirm(another, 0)).statusCode).toBe(400)
  expect((await logIn(app, person.email)).statusCode).toBe(200)
})

test.for(['A', 'AB', '=', '!', ' '])('a setup with %j appended is not the one we gave', async (added, { app }) => {
  const person = await givenStaff(app)
  const { setup, secret } = (await person.call('POST', '/me/totp', { password: STAFF_PASSWORD })).json()
  const confirm = (text: string) => person.call('PUT', '/me/totp', { setup: text, code: codeOf(secret) })
  expect((await confirm(setup + added)).statusCode).toBe(400)
  expect((await confirm(setup)).statusCode).toBe(200)
})

test('a setup is refused for anybody else, and after tampering', async ({ app }) => {
  const [one, other] = [await givenStaff(app), await givenStaff(app)]
  const secret = newTotpSecret()
  const setup = sealSetup(testOptions.secrets.dataKey, other.id, { secret, stored: Buffer.from('any') })
  for (const wrong of [setup, 'AAAA', '', setup.replace(/.$/, 'x')]) {
    const answer = await one.call('PUT', '/me/totp', { setup: wrong, code: codeOf(secret) })
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'This took too long. Please begin again.'])
  }
})

test('no code is accepted twice, nor one older than the last', async ({ app }) => {
  const person = await givenStaff(app)
  const { secret } = await givenTotp(person)
  const [before, code] = [codeOf(secret, -1), codeOf(secret)]
  expect((await logIn(app, person.email, before)).statusCode).toBe(401) // used during the setup
  expect((await logIn(app, person.email, code)).statusCode).toBe(200)
  const again = await logIn(app, person.email, code)
  expect([again.statusCode, again.json().message]).toEqual([401, 'The code is wrong, or was used already.'])
})

ownDatabaseTest('one of many concurrent uses of a code succeeds', async ({ app }) => {
  const person = await givenStaff(app)
  const { secret, recoveryCodes } = await givenTotp(person)
  for (const code of [codeOf(secret), recoveryCodes[0]!]) {
    const answers = await Promise.all(Array.from({ length: 4 }, () => logIn(app, person.email, code)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    await app.db.delete(limitCounts)
  }
})

test('wrong codes lock as wrong passwords do, and a right password without its code resets no count', async ({
  app,
}) => {
  const person = await givenStaff(app)
  const { secret } = await givenTotp(person)
  for (let turn = 1; turn <= 5; turn += 1) {
    expect((await logIn(app, person.email)).json().code).toBe('totp_required')
    expect((await logIn(app, person.email, '000000')).json().code).toBe('totp_required')
  }
  expect((await logIn(app, person.email)).statusCode).toBe(429)
  expect((await logIn(app, person.email, codeOf(secret))).statusCode).toBe(429)
})

test('a login without a code counts as no try', async ({ app }) => {
  const person = await givenStaff(app)
  await givenTotp(person)
  for (let turn = 1; turn <= 8; turn += 1) expect((await logIn(app, person.email)).statusCode).toBe(401)
})

test('each recovery code works once, however it is typed, and a mail notifies its owner', async ({ app, db }) => {
  const person = await givenStaff(app)
  const { recoveryCodes } = await givenTotp(person)
  expect(new Set(recoveryCodes).size).toBe(8)
  const [first, second] = recoveryCodes as [string, string]
  expect((await logIn(app, person.email, first)).statusCode).toBe(200)
  expect((await logIn(app, person.email, first)).statusCode).toBe(401)
  expect((await logIn(app, person.email, ` ${second.toUpperCase().replace('-', ' ')}`)).statusCode).toBe(200)
  expect((await person.call('GET', '/me/totp')).json()).toMatchObject({ recoveryCodesLeft: 6 })
  const news = (await readOutbox(db)).filter(({ data }) => data['news'] === 'recovery-used')
  expect(news.map(({ to, data }) => [to, data['codesLeft']])).toEqual([
    [person.email, 7],
    [person.email, 6],
  ])
  const uses = await db.select().from(auditLog).where(eq(auditLog.call, 'POST /api/admin/login'))
  expect(uses).toMatchObject([{ staffId: person.id }, { staffId: person.id }])
})

test('new recovery codes require the password, and replace the old ones', async ({ app }) => {
  const person = await givenStaff(app)
  const none = await person.call('POST', '/me/recovery-codes', { password: STAFF_PASSWORD })
  expect(none.statusCode).toBe(409)
  const { recoveryCodes } = await givenTotp(person)
  expect((await person.call('POST', '/me/recovery-codes', { password: 'wrong-password' })).statusCode).toBe(400)
  const renewed = (await person.call('POST', '/me/recovery-codes', { password: STAFF_PASSWORD })).json().recoveryCodes
  expect((await logIn(app, person.email, recoveryCodes[0])).statusCode).toBe(401)
  expect((await logIn(app, person.email, renewed[0])).statusCode).toBe(200)
})

test('the database contains neither secret nor codes in plain text', async ({ app, db }) => {
  const person = await givenStaff(app)
  const { secret, recoveryCodes } = await givenTotp(person)
  const [row] = await db.select().from(staff).where(eq(staff.id, person.id))
  const kept = [row!.totpSecret!.toString('latin1'), ...row!.recoveryHashes.map((one) => one.toString('latin1'))].join()
  for (const known of [secret, ...recoveryCodes]) expect(kept).not.toContain(known)
})

test('setting up a second factor ends other sessions', async ({ app }) => {
  const person = await givenStaff(app)
  const other = await logIn(app, person.email)
  await givenTotp(person)
  const cookies = { 'kastha-staff': other.cookies[0]!.value }
  expect((await app.inject({ url: '/api/admin/me', cookies })).statusCode).toBe(401)
  expect((await person.call('GET', '/me')).statusCode).toBe(200)
})

test('removing a second factor requires the password, and is refused when the shop requires one', async ({
  app,
  db,
}) => {
  await db.insert(shopSettings).values({ ...demoSettings, staffTotpRequired: true })
  const person = await givenStaff(app, 'support')
  await givenTotp(person)
  const off = (password: string) => person.call('POST', '/me/totp/removal', { password })
  expect((await off('wrong-password')).json().fields).toEqual({ password: 'The password is wrong.' })
  expect((await off(STAFF_PASSWORD)).statusCode).toBe(409)
  await db.update(shopSettings).set({ staffTotpRequired: false })
  expect((await off(STAFF_PASSWORD)).json()).toMatchObject({ totpSince: null, recoveryCodesLeft: 0 })
  expect((await logIn(app, person.email)).statusCode).toBe(200)
})

test('with the rule on, staff without a second factor can only set one up', async ({ app, db }) => {
  await db.insert(shopSettings).values(demoSettings)
  const [owner, support] = [await givenStaff(app), await givenStaff(app, 'support')]
  const require = (isTotpRequired: boolean) => owner.call('PUT', '/staff-security', { isTotpRequired })
  const early = await require(true)
  expect([early.statusCode, early.json().message]).toEqual([409, 'Set up a second factor for yourself first.'])
  await givenTotp(owner)
  expect((await require(true)).json()).toEqual({
    isTotpRequired: true,
    managersNeedTotp: false,
    withoutTotp: [support.name],
  })

  expect((await support.call('GET', '/me')).json()).toMatchObject({ mustSetUpTotp: true })
  const refused = await support.call('GET', '/reviews')
  expect([refused.statusCode, refused.json().message]).toEqual([403, 'Set up your second factor first.'])
  expect((await logIn(app, support.email)).json().staff).toMatchObject({ mustSetUpTotp: true })
  await givenTotp(support)
  expect((await support.call('GET', '/reviews')).statusCode).toBe(200)
  const log = await db.select().from(auditLog).where(eq(auditLog.tableName, 'shop_settings'))
  expect(log).toMatchObject([{ staffId: owner.id, after: { staff_totp_required: true } }])
})

test('an owner resets a colleague’s lost second factor, but not their own', async ({ app, db }) => {
  const [owner, person] = [await givenStaff(app), await givenStaff(app, 'manager')]
  await givenTotp(person)
  for (let turn = 1; turn <= 5; turn += 1) await logIn(app, person.email, '000000') // they tried what they remembered
  expect((await logIn(app, person.email)).statusCode).toBe(429)
  expect((await owner.call('DELETE', `/staff/${owner.id}/totp`)).statusCode).toBe(403)
  const reset = await owner.call('DELETE', `/staff/${person.id}/totp`)
  expect(reset.json()).toMatchObject({ id: person.id, hasTotp: false })
  expect((await person.call('GET', '/me')).statusCode).toBe(401)
  expect((await logIn(app, person.email)).statusCode).toBe(200)
  const mails = (await readOutbox(db)).filter(({ to }) => to === person.email)
  expect(mails.at(-1)).toMatchObject({ template: 'staff-news', data: { news: 'totp-reset' } })
})
