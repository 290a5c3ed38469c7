import { oneTimeCodes } from '../../../platform/db/schema.ts'
import { expect, test } from '../../../test/test.ts'
import {
  givenBrowser,
  letPass,
  otherThan,
  readOutbox,
  receiveCode,
  registration,
  sendCodes,
} from '../accounts.fixture.ts'
import { sendCode } from './send-code.ts'

const { email } = registration
const wrong = { success: false, error: true, code: 'invalid_input', message: 'Invalid or expired OTP' }

test('a code is valid for ten minutes', async ({ app, db }) => {
  const browser = givenBrowser(app)
  await browser.post('register', registration)
  const otp = await receiveCode(db, email)
  await letPass(db, 10 * 60)
  expect((await browser.post('verifyEmail', { email, otp })).json()).toMatchObject(wrong)
})

test('a code is used once', async ({ app, db }) => {
  const browser = givenBrowser(app)
  await browser.post('register', registration)
  const otp = await receiveCode(db, email)
  await browser.post('verifyEmail', { email, otp })
  for (const one of [browser, givenBrowser(app)]) {
    expect((await one.post('verifyEmail', { email, otp })).json()).toMatchObject(wrong)
  }
})

test('after five wrong tries even the right code is refused', async ({ app, db }) => {
  const browser = givenBrowser(app)
  await browser.post('register', registration)
  const code = await receiveCode(db, email)
  const tryOne = async (otp: string) => (await browser.post('verifyEmail', { email, otp })).json().message
  for (let turn = 1; turn < 5; turn += 1) expect(await tryOne(otherThan(code))).toBe('Invalid or expired OTP')
  expect(await tryOne(otherThan(code))).toBe('Too many wrong tries. Please request a new OTP.')
  expect(await tryOne(code)).toBe('Too many wrong tries. Please request a new OTP.')
})

test('a new code replaces the first', async ({ app, db }) => {
  const browser = givenBrowser(app)
  await browser.post('register', registration)
  const first = await receiveCode(db, email)
  const early = await browser.post('resendOtp', { email })
  expect(early.statusCode).toBe(429)
  expect(early.json()).toMatchObject({
    code: 'too_many_requests',
    message: expect.stringMatching(/^Please wait \d\d seconds before requesting another OTP\.$/),
  })
  expect(Number(early.headers['retry-after'])).toSatisfy((seconds: number) => seconds > 50 && seconds <= 60)

  await letPass(db, 60)
  expect((await browser.post('resendOtp', { email })).json().message).toBe(`OTP sent to ${email} successfully!`)
  const second = await receiveCode(db, email)
  expect((await browser.post('verifyEmail', { email, otp: first })).json()).toMatchObject(wrong)
  expect((await browser.post('verifyEmail', { email, otp: second })).statusCode).toBe(200)
})

test('a resend is for the purpose of its page, whatever others requested meanwhile', async ({ app, db }) => {
  const [shopper, stranger] = [givenBrowser(app), givenBrowser(app)]
  await shopper.post('register', registration)
  await letPass(db, 60)
  await stranger.post('forgot-password', { email })
  await letPass(db, 60)
  expect((await shopper.post('resendOtp', { email, purpose: 'verify-email' })).statusCode).toBe(200)
  const verified = await shopper.post('verifyEmail', { email, otp: await receiveCode(db, email) })
  expect(verified.statusCode).toBe(200)
  expect((await shopper.post('resendOtp', { email, purpose: 'login' })).statusCode).toBe(400)
})

test('an email address gets five codes an hour, for all purposes together', async ({ app, db }) => {
  const browser = givenBrowser(app)
  await browser.post('register', registration)
  for (let turn = 1; turn < 5; turn += 1) {
    await letPass(db, 60)
    expect((await browser.post('resendOtp', { email })).statusCode).toBe(200)
  }
  await letPass(db, 60)
  for (const call of ['resendOtp', 'forgot-password']) {
    const refused = await browser.post(call, { email })
    expect(refused.statusCode).toBe(429)
    expect(refused.json().message).toBe('Too many OTP requests. Please try again in 55 minutes.')
    expect(Number(refused.headers['retry-after'])).toBeCloseTo(55 * 60, -2)
  }
  await letPass(db, 55 * 60)
  expect((await browser.post('resendOtp', { email })).statusCode).toBe(200)
})

test('a code is created once, however often its job runs', async ({ app, db }) => {
  await givenBrowser(app).post('register', registration)
  await sendCodes(db)
  const [code] = await db.select().from(oneTimeCodes)
  await sendCode({ codeId: code!.id }, app)
  expect(await db.select().from(oneTimeCodes)).toEqual([code])
  expect(await readOutbox(db)).toHaveLength(1)
})
