import { demoShopper } from '../../../../seed/shopper.ts'
import { ensureOwner } from '../../../office/staff/ensure-owner.ts'
import { givenStaff, STAFF_PASSWORD } from '../../../office/staff/staff.fixture.ts'
import { isAnybodyOfStaff } from '../../../office/staff/staff-queries.ts'
import { expect, test } from '../../../test/test.ts'
import { isCommonPassword } from './common-passwords.ts'
import { givenBrowser, receiveCode, registration } from '../accounts.fixture.ts'
import { givenSession, givenUser, hashCheaply, PASSWORD } from '../user.fixture.ts'

const sentence = 'This password is one of the most common. Please choose another.'
const email = 'asmita@post.example'

test.each(['123456', 'password', 'Password123', 'QWERTY123', 'iloveyou', 'passw0rd'])('%s is common', (password) => {
  expect(isCommonPassword(password, 'shopper')).toBe(true)
  expect(isCommonPassword(password, 'staff')).toBe(true)
})

test.each([demoShopper.password, 'kastha-owner', 'kastha-manager', 'kastha-support', 'sal-wood-1996', 'सल कोठा'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password, 'shopper')).toBe(false)
    expect(isCommonPassword(password, 'staff')).toBe(false)
  },
)

test('registering with a common password is refused, in the shopper’s language', async ({ app }) => {
  const given = { ...registration, password: 'password123', confirm_password: 'password123' }
  const refused = await givenBrowser(app).post('register', given)
  expect(refused.json()).toMatchObject({ code: 'invalid_input', message: sentence, fields: { password: sentence } })
  const nepali = await givenBrowser(app).post('register?lang=ne', given)
  expect(nepali.json().message).toBe('यो पासवर्ड सबैभन्दा धेरै प्रयोग हुने पासवर्डमध्ये एक हो। कृपया अर्को छान्नुहोस्।')
})

test('a change or a reset to a common password is refused', async ({ app, db }) => {
  const user = await givenUser(db)
  const { headers } = await givenSession(db, user.id)
  const browser = givenBrowser(app)
  const common = { new_password: 'qwerty123', confirm_password: 'qwerty123' }
  const changed = await browser.post('reset-password', { email, OldPassword: PASSWORD, ...common }, headers)
  expect(changed.json().fields).toEqual({ new_password: sentence })

  await browser.post('forgot-password', { email })
  await browser.post('verify-forgot-password-otp', { email, otp: await receiveCode(db, email) })
  expect((await browser.post('reset-password', { email, ...common })).json().fields).toEqual({ new_password: sentence })
  const other = { new_password: 'teak-bed-2020', confirm_password: 'teak-bed-2020' }
  expect((await browser.post('reset-password', { email, ...other })).statusCode).toBe(200)
})

test('an old common password still opens its account', async ({ app, db }) => {
  await givenUser(db, { passwordHash: await hashCheaply('password123') })
  expect((await givenBrowser(app).post('login', { email, password: 'password123' })).statusCode).toBe(200)
})

test('staff cannot choose a common password either', async ({ app }) => {
  const person = await givenStaff(app)
  const refused = await person.call('PUT', '/me/password', { oldPassword: STAFF_PASSWORD, password: '1qaz2wsx3EDC' })
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    { password: 'Is one of the most common: choose another' },
  ])
})

test('a production shop does not start with a common password', async ({ db }) => {
  const given = { ADMIN_EMAIL: 'asha@kastha.example', ADMIN_PASSWORD: 'password123', DEMO: false }
  await expect(ensureOwner(db, { ...given, isProduction: true })).rejects.toThrow('one of the most common passwords')
  await ensureOwner(db, given)
  expect(await isAnybodyOfStaff(db)).toBe(true)
})
