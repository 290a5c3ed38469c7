import { buildApp, type App } from '../../../app.ts'
import type { Db } from '../../../platform/db/client.ts'
import { users } from '../../../platform/db/schema.ts'
import { expect, test, testOptions } from '../../../test/test.ts'
import {
  givenBrowser,
  letPass,
  otherThan,
  readOutbox,
  receiveCode,
  registration,
  sendCodes,
} from '../accounts.fixture.ts'
import { givenSession, givenUser, PASSWORD } from '../user.fixture.ts'

const email = 'asmita@post.example'
const NEW = 'shisham-2026'
const newPassword = { email, new_password: NEW, confirm_password: NEW }
const notVerified = {
  success: false,
  error: true,
  code: 'forbidden',
  message: 'Please verify the OTP sent to your email first.',
}

async function verified(app: App, db: Db) {
  const user = await givenUser(db)
  const browser = givenBrowser(app)
  await browser.post('forgot-password', { email })
  const answer = await browser.post('verify-forgot-password-otp', { email, otp: await receiveCode(db, email) })
  return { user, browser, answer }
}

async function canLogIn(app: App, password: string): Promise<boolean> {
  return (await givenBrowser(app).post('login', { email, password })).statusCode === 200
}

test('a forgotten password is replaced with the code from the mail', async ({ app, db }) => {
  const user = await givenUser(db)
  const session = await givenSession(db, user.id)
  const browser = givenBrowser(app)
  const asked = await browser.post('forgot-password', { email: 'Asmita@post.example' })
  expect(asked.json()).toEqual({
    success: true,
    error: false,
    message: 'OTP sent to Asmita@post.example successfully!',
  })
  const entered = await browser.post('verify-forgot-password-otp', { email, otp: await receiveCode(db, email) })
  expect(entered.json()).toEqual({ success: true, error: false, message: 'OTP verified successfully!' })
  expect(entered.cookies).toEqual([
    expect.objectContaining({
      name: 'kastha-reset',
      path: '/api/user',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: 600,
    }),
    expect.objectContaining({ name: 'kastha-reset-request', value: '' }),
  ])
  const set = await browser.post('reset-password', newPassword)
  expect(set.json()).toEqual({ success: true, error: false, message: 'Password reset successfully!' })
  expect(browser.cookies).toEqual({})

  expect(await canLogIn(app, NEW)).toBe(true)
  expect(await canLogIn(app, PASSWORD)).toBe(false)
  expect((await app.inject({ url: '/api/user/user-details', headers: session.headers })).statusCode).toBe(401)
  const { name } = user
  expect((await readOutbox(db)).slice(0, 2)).toEqual([
    { to: email, template: 'reset-password', data: { name, code: expect.stringMatching(/^\d{6}$/) } },
    { to: email, template: 'password-changed', data: { name, at: expect.stringMatching(/Z$/) } },
  ])
})

test('on https the cookie that proves a code is sent over https only', async ({ db }) => {
  await givenUser(db)
  const shop = buildApp({ ...testOptions, db, publicUrl: 'https://shop.example' })
  const browser = givenBrowser(shop)
  await browser.post('forgot-password', { email })
  const entered = await browser.post('verify-forgot-password-otp', { email, otp: await receiveCode(db, email) })
  await shop.close()
  expect(entered.cookies[0]).toMatchObject({ name: '__Secure-kastha-reset', secure: true, httpOnly: true })
})

test('without an entered code no password is set', async ({ app, db }) => {
  await givenUser(db)
  const browser = givenBrowser(app)
  expect((await browser.post('reset-password', newPassword)).json()).toEqual(notVerified)
  await browser.post('forgot-password', { email })
  await sendCodes(db)
  expect((await browser.post('reset-password', newPassword)).json()).toEqual(notVerified)
  await browser.post('verify-forgot-password-otp', { email, otp: otherThan(await receiveCode(db, email)) })
  const refused = await browser.post('reset-password', newPassword)
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toEqual(notVerified)
  expect(await canLogIn(app, PASSWORD)).toBe(true)
})

test('an entered code sets the password of its own address and no other', async ({ app, db }) => {
  const { browser } = await verified(app, db)
  await givenUser(db, { email: 'sita@post.example' })
  for (const other of ['sita@post.example', 'asmita@post.example.np', '%', 'a@b.example']) {
    expect((await browser.post('reset-password', { ...newPassword, email: other })).json()).toEqual(notVerified)
  }
  expect((await browser.post('reset-password', { ...newPassword, email: ' ASMITA@post.example' })).statusCode).toBe(200)
})

test('an entered code sets one password, within ten minutes', async ({ app, db }) => {
  const { browser } = await verified(app, db)
  const cookies = { ...browser.cookies }
  expect((await browser.post('reset-password', newPassword)).statusCode).toBe(200)
  Object.assign(browser.cookies, cookies)
  expect((await browser.post('reset-password', newPassword)).json()).toEqual(notVerified)

  await letPass(db, 60)
  await browser.post('forgot-password', { email })
  await browser.post('verify-forgot-password-otp', { email, otp: await receiveCode(db, email) })
  await letPass(db, 600)
  expect((await browser.post('reset-password', newPassword)).json()).toEqual(notVerified)
})

test('a code can be entered once', async ({ app, db }) => {
  await givenUser(db)
  const browser = givenBrowser(app)
  await browser.post('forgot-password', { email })
  const otp = await receiveCode(db, email)
  expect((await browser.post('verify-forgot-password-otp', { email, otp })).statusCode).toBe(200)
  const again = await givenBrowser(app).post('verify-forgot-password-otp', { email, otp })
  expect(again.statusCode).toBe(400)
  expect(again.json().message).toBe('Invalid or expired OTP')
  expect(again.cookies).toEqual([])
})

test('a code works only for its own purpose and its own address', async ({ app, db }) => {
  await givenUser(db)
  const browser = givenBrowser(app)
  const other = registration.email.replace('Asmita', 'sita')
  await browser.post('register', { ...registration, email: other })
  const toVerify = await receiveCode(db, other)
  await browser.post('forgot-password', { email })
  const toReset = await receiveCode(db, email)
  expect((await browser.post('verifyEmail', { email: other, otp: toReset })).statusCode).toBe(400)
  expect((await browser.post('verify-forgot-password-otp', { email, otp: toVerify })).statusCode).toBe(400)
  expect((await browser.post('verify-forgot-password-otp', { email: other, otp: toReset })).statusCode).toBe(400)
})

test('neither a forged cookie nor that of a registration counts as an entered code', async ({ app, db }) => {
  const { browser } = await verified(app, db)
  const [name, signed] = Object.entries(browser.cookies).find(([key]) => key === 'kastha-reset')!
  const forged = [
    // Not the last character, because some of its bits do not count.
    signed.replace(/(?<=\.)[^.](?=[^.]*$)/, (first) => (first === 'A' ? 'B' : 'A')),
    signed.replace('kastha-reset', 'kastha-registration'),
    signed.split('.')[0]!,
  ]
  for (const value of forged) {
    browser.cookies[name] = value
    expect((await browser.post('reset-password', newPassword)).json()).toEqual(notVerified)
  }
  await letPass(db, 60)
  const registered = givenBrowser(app)
  await registered.post('register', { ...registration, email })
  registered.cookies['kastha-reset'] = registered.cookies['kastha-registration']!
  expect((await registered.post('reset-password', newPassword)).json()).toEqual(notVerified)
})

test('a second request within a minute sends no other code, and the first one stays valid', async ({ app, db }) => {
  await givenUser(db)
  const browser = givenBrowser(app)
  await browser.post('forgot-password', { email })
  const otp = await receiveCode(db, email)
  expect((await browser.post('forgot-password', { email })).statusCode).toBe(200)
  await sendCodes(db)
  expect(await readOutbox(db)).toHaveLength(1)
  expect((await browser.post('verify-forgot-password-otp', { email, otp })).statusCode).toBe(200)
  expect((await browser.post('forgot-password', { email })).statusCode).toBe(429)
})

test('a resend repeats the latest request', async ({ app, db }) => {
  await givenUser(db)
  const browser = givenBrowser(app)
  await browser.post('forgot-password', { email })
  await letPass(db, 60)
  expect((await browser.post('resendOtp', { email })).statusCode).toBe(200)
  const otp = await receiveCode(db, email)
  expect((await browser.post('verify-forgot-password-otp', { email, otp })).statusCode).toBe(200)
})

test.for([
  [{ email: '' }, 'Email is missing. Please start the password reset process again.'],
  [{ confirm_password: '' }, 'All fields are required'],
  [{ new_password: 'short', confirm_password: 'short' }, 'Password must be at least 6 characters long'],
  [{ confirm_password: 'other' }, 'Passwords do not match!'],
] as const)('a reset with %j is refused, and the code stays good', async ([change, message], { app, db }) => {
  const { browser } = await verified(app, db)
  expect((await browser.post('reset-password', { ...newPassword, ...change })).json().message).toBe(message)
  expect((await browser.post('reset-password', newPassword)).statusCode).toBe(200)
})

test('a new password unlocks the account, and invalidates earlier codes', async ({ app, db }) => {
  const { browser } = await verified(app, db)
  for (let turn = 1; turn <= 5; turn += 1) await canLogIn(app, 'guessed')
  await letPass(db, 60)
  const thief = givenBrowser(app)
  await thief.post('forgot-password', { email })
  const otp = await receiveCode(db, email)
  expect((await browser.post('reset-password', newPassword)).statusCode).toBe(200)
  expect(await canLogIn(app, NEW)).toBe(true)
  expect((await thief.post('verify-forgot-password-otp', { email, otp })).statusCode).toBe(400)
})

test('a logged-in user changes the password with the old one, and every session ends', async ({ app, db }) => {
  const { id } = await givenUser(db)
  const here = await givenSession(db, id)
  const elsewhere = await givenSession(db, id)
  const browser = givenBrowser(app)
  const changed = await browser.post('reset-password', { ...newPassword, OldPassword: PASSWORD }, here.headers)
  expect(changed.json()).toEqual({ success: true, error: false, message: 'Password updated successfully!' })
  for (const { headers } of [here, elsewhere]) {
    expect((await browser.get('user-details', headers)).statusCode).toBe(401)
  }
  expect((await readOutbox(db)).map(({ template }) => template)).toEqual(['password-changed'])
  expect(await canLogIn(app, NEW)).toBe(true)
})

test('a change requires a session, one’s own address and the old password', async ({ app, db }) => {
  const user = await givenUser(db)
  const other = await givenUser(db, { email: 'sita@post.example' })
  const { headers } = await givenSession(db, user.id)
  const change = { ...newPassword, OldPassword: PASSWORD }
  const ask = async (payload: object, as: Record<string, string> = headers) => {
    const answer = await givenBrowser(app).post('reset-password', payload, as)
    return [answer.statusCode, answer.json().message]
  }
  expect(await ask(change, {})).toEqual([401, 'Authorization token is missing'])
  expect(await ask({ ...change, email: 'sita@post.example' })).toEqual([403, 'This is not your email.'])
  expect(await ask({ ...change, email: '' })).toEqual([403, 'This is not your email.'])
  expect(await ask({ ...change, OldPassword: 'guessed' })).toEqual([400, 'Old password is not correct'])
  expect(await ask({ ...change, OldPassword: '' })).toEqual([400, 'All fields are required'])
  expect(await ask({ ...change, confirm_password: 'other' })).toEqual([
    400,
    'New password and confirm password do not match',
  ])
  expect(await ask({ ...change, new_password: PASSWORD, confirm_password: PASSWORD })).toEqual([
    400,
    'Old password and new password cannot be same',
  ])
  const hashes = (await db.select().from(users)).map(({ passwordHash }) => passwordHash)
  expect(new Set(hashes)).toEqual(new Set([user.passwordHash, other.passwordHash]))
})

test('guesses at the old password lock the address as guesses at login do', async ({ app, db }) => {
  const { id } = await givenUser(db)
  const { headers } = await givenSession(db, id)
  for (let turn = 1; turn <= 5; turn += 1) {
    const guess = { ...newPassword, OldPassword: `guess ${turn}` }
    expect((await givenBrowser(app).post('reset-password', guess, headers)).statusCode).toBe(400)
  }
  const right = await givenBrowser(app).post('reset-password', { ...newPassword, OldPassword: PASSWORD }, headers)
  expect(right.statusCode).toBe(429)
  expect((await givenBrowser(app).post('login', { email, password: PASSWORD })).statusCode).toBe(429)
})

test('a code for a forgotten password is mailed only if the address has an account', async ({ app, db }) => {
  const browser = givenBrowser(app)
  await browser.post('register', registration)
  for (const address of ['nobody@post.example', registration.email]) {
    expect((await browser.post('forgot-password', { email: address })).statusCode).toBe(200)
  }
  await sendCodes(db)
  expect((await readOutbox(db)).map(({ template }) => template)).toEqual(['verify-email'])
})
