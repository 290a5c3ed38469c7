import type { App } from '../../../app.ts'
import { expect, test } from '../../../test/test.ts'
import { givenBrowser, letPass, otherThan, receiveCode } from '../accounts.fixture.ts'
import { givenUser, PASSWORD } from '../user.fixture.ts'

const email = 'asmita@post.example'
const from = (app: App, address: string) => givenBrowser(app, { 'x-forwarded-for': address })
const asks = async (browser: ReturnType<typeof from>) => (await browser.post('forgot-password', { email })).statusCode
const enters = async (browser: ReturnType<typeof from>, otp: string) =>
  (await browser.post('verify-forgot-password-otp', { email, otp })).statusCode

test('strangers who request codes and enter wrong ones do not block the owner’s reset', async ({ app, db }) => {
  await givenUser(db)
  const owner = from(app, '203.0.113.7')
  const stranger = from(app, '198.51.100.9')
  expect(await asks(owner)).toBe(200)
  const code = await receiveCode(db, email)
  for (let turn = 0; turn < 5; turn += 1) {
    expect(await asks(stranger)).toBe(200)
    for (let guess = 0; guess < 5; guess += 1) expect(await enters(stranger, otherThan(code))).toBe(400)
    if (turn < 4) await letPass(db, 60)
  }
  // The owner's first code has expired by now, and the stranger has no request left.
  await letPass(db, 6 * 60)
  expect(await asks(stranger)).toBe(429)
  expect(await asks(owner)).toBe(200)
  expect(await enters(owner, await receiveCode(db, email))).toBe(200)
})

test('a code counts in the browser or network that requested it, and nowhere else', async ({ app, db }) => {
  await givenUser(db)
  const owner = from(app, '203.0.113.7')
  await asks(owner)
  const code = await receiveCode(db, email)
  expect(await enters(from(app, '198.51.100.9'), code)).toBe(400)

  // A phone may change from mobile data to Wi-Fi meanwhile.
  const moved = from(app, '192.0.2.1')
  Object.assign(moved.cookies, owner.cookies)
  expect(await enters(moved, code)).toBe(200)

  await letPass(db, 60)
  await asks(owner)
  expect(await enters(from(app, '203.0.113.7'), await receiveCode(db, email))).toBe(200)
})

test('the cookie of a request counts for its own email address only', async ({ app, db }) => {
  await givenUser(db)
  const other = 'sita@post.example'
  await givenUser(db, { email: other })
  const owner = from(app, '203.0.113.7')
  await asks(owner)
  const code = await receiveCode(db, email)
  const answer = await owner.post('verify-forgot-password-otp', { email: other, otp: code })
  expect(answer.json()).toMatchObject({ message: 'Invalid or expired OTP' })
  expect(await enters(owner, code)).toBe(200)
})

test('all networks together get 20 codes an hour; a device known to the account has its own', async ({ app, db }) => {
  await givenUser(db)
  const known = from(app, '203.0.113.7')
  expect((await known.post('login', { email, password: PASSWORD })).statusCode).toBe(200)
  for (const network of [1, 2, 3, 4]) {
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await asks(from(app, `198.51.100.${network}`))).toBe(200)
      await letPass(db, 60)
    }
  }
  expect(await asks(from(app, '198.51.100.5'))).toBe(429)
  expect(await asks(known)).toBe(200)
  expect(await enters(known, await receiveCode(db, email))).toBe(200)
})

test('all networks together get 50 codes a day', async ({ app, db }) => {
  await givenUser(db)
  for (let network = 0; network < 10; network += 1) {
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await asks(from(app, `198.51.100.${network}`))).toBe(200)
      await letPass(db, 5 * 60)
    }
  }
  await letPass(db, 60 * 60)
  expect(await asks(from(app, '192.0.2.1'))).toBe(429)
  await letPass(db, 24 * 60 * 60)
  expect(await asks(from(app, '192.0.2.1'))).toBe(200)
})
