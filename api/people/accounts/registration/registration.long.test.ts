import { randomUUID } from 'node:crypto'
import { devanagariDigits } from '#domain/text.ts'
import { registrations, users } from '../../../platform/db/schema.ts'
import { expect, test } from '../../../test/test.ts'
import { givenBrowser, letPass, readOutbox, receiveCode, registration, sendCodes } from '../accounts.fixture.ts'
import { givenUser, PASSWORD } from '../user.fixture.ts'

const { email } = registration
const wrong = { success: false, error: true, code: 'invalid_input', message: 'Invalid or expired OTP' }

test('registering and entering the code creates an account and sends a welcome mail', async ({ app, db }) => {
  const browser = givenBrowser(app)
  const registered = await browser.post('register', registration)
  expect(registered.statusCode).toBe(200)
  expect(registered.json()).toEqual({ success: true, error: false, message: `OTP sent to ${email} successfully!` })
  expect(registered.headers['cache-control']).toBe('no-store')
  expect(registered.cookies).toEqual([
    expect.objectContaining({ name: 'kastha-registration', path: '/api/user', httpOnly: true, sameSite: 'Strict' }),
  ])
  expect(await db.select().from(users)).toEqual([])

  const verified = await browser.post('verifyEmail', { email, otp: await receiveCode(db, email) })
  expect(verified.json()).toEqual({ success: true, error: false, message: 'Email verified successfully!' })
  expect(browser.cookies).toEqual({})
  const mails = await readOutbox(db)
  expect(mails.map(({ template, to, data }) => [template, to, data['name']])).toEqual([
    ['verify-email', email, 'Asmita Gurung'],
    ['welcome', email, 'Asmita Gurung'],
  ])

  const { data } = (await browser.post('login', { email, password: registration.password })).json()
  const details = await browser.get('user-details', { authorization: `Bearer ${data.accesstoken}` })
  expect(details.json()).toEqual({
    success: true,
    error: false,
    message: 'Welcome back!',
    data: {
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Asmita Gurung',
      email,
      avatar: '',
      date_of_birth: '1996-04-14',
      mobile: '9841234567',
      province: 'Gandaki',
      district: 'Kaski',
      City: 'Pokhara',
      cityName: 'Pokhara',
      street_address_1: 'Baidam, Lakeside-6',
      country: 'Nepal',
      delivery_district: '',
      business: null,
    },
  })
})

test('a browser that lost the answer to its code gets it again, and no other browser does', async ({ app, db }) => {
  const browser = givenBrowser(app)
  await browser.post('register', registration)
  const otp = await receiveCode(db, email)
  const kept = { ...browser.cookies }
  expect((await browser.post('verifyEmail', { email, otp })).statusCode).toBe(200)
  Object.assign(browser.cookies, kept)
  const again = await browser.post('verifyEmail', { email, otp })
  expect(again.json()).toEqual({ success: true, error: false, message: 'Email verified successfully!' })
  expect(await db.$count(users)).toBe(1)
  Object.assign(browser.cookies, kept)
  expect((await browser.post('verifyEmail', { email: 'other@post.example', otp })).json()).toEqual(wrong)
  expect((await givenBrowser(app).post('verifyEmail', { email, otp })).json()).toEqual(wrong)
})

test('a browser that lost the answer to its registration goes on with its code, and no other browser does', async ({
  app,
  db,
}) => {
  const key = { 'idempotency-key': randomUUID() }
  // What is lost with the answer: its cookie.
  expect((await givenBrowser(app).post('register', registration, key)).statusCode).toBe(200)
  const otp = await receiveCode(db, email)
  expect((await givenBrowser(app).post('register', registration)).statusCode).toBe(429)
  const other = { 'idempotency-key': randomUUID() }
  expect((await givenBrowser(app).post('register', registration, other)).statusCode).toBe(429)

  const browser = givenBrowser(app)
  const corrected = { ...registration, password: 'teak-wood-1996', confirm_password: 'teak-wood-1996' }
  const again = await browser.post('register', corrected, key)
  expect(again.json()).toEqual({ success: true, error: false, message: `OTP sent to ${email} successfully!` })
  expect((await browser.post('register', corrected, key)).statusCode, 'with its cookie').toBe(200)
  await sendCodes(db)
  expect(await readOutbox(db)).toHaveLength(1)
  expect(await db.$count(registrations)).toBe(1)
  expect((await browser.post('verifyEmail', { email, otp })).statusCode).toBe(200)
  expect((await browser.post('login', { email, password: corrected.password })).statusCode).toBe(200)
})

test('the key of a registration serves for one email address', async ({ app, db }) => {
  const key = { 'idempotency-key': randomUUID() }
  await givenBrowser(app).post('register', registration, key)
  const otp = await receiveCode(db, email)
  const browser = givenBrowser(app)
  const other = 'asmita.gurung@post.example'
  expect((await browser.post('register', { ...registration, email: other }, key)).statusCode).toBe(200)
  expect((await browser.post('verifyEmail', { email: other, otp })).json()).toEqual(wrong)
  const { code } = (await browser.post('register', registration, { 'idempotency-key': 'x' })).json()
  expect(code).toBe('invalid_input')
})

test('Devanagari digits of a phone, a birth date and a code count as Latin digits', async ({ app, db }) => {
  const browser = givenBrowser(app)
  const registered = await browser.post('register', {
    ...registration,
    mobile: '९८४-१२३४५६७',
    date_of_birth: '१९९६-०४-१४',
  })
  expect(registered.statusCode).toBe(200)
  const otp = devanagariDigits(await receiveCode(db, email))
  expect((await browser.post('verifyEmail', { email, otp })).statusCode).toBe(200)
  const { data } = (await browser.post('login', { email, password: registration.password })).json()
  const details = await browser.get('user-details', { authorization: `Bearer ${data.accesstoken}` })
  expect(details.json().data).toMatchObject({ mobile: '9841234567', date_of_birth: '1996-04-14' })
})

test('phone, birth date, address and password are not readable in the database', async ({ app, db }) => {
  const browser = givenBrowser(app)
  await browser.post('register', registration)
  const readable = async () => {
    const rows = [...(await db.select().from(registrations)), ...(await db.select().from(users))]
    expect(rows).toHaveLength(1)
    return rows.map((row) => JSON.stringify({ ...row, privateDetails: row.privateDetails.toString('latin1') })).join()
  }
  const kept = [await readable()]
  await browser.post('verifyEmail', { email, otp: await receiveCode(db, email) })
  kept.push(await readable())
  for (const secret of ['9841234567', '1996', 'Lakeside', 'Pokhara', 'Kaski', 'sal-wood']) {
    expect(kept.join()).not.toContain(secret)
  }
})

test.for([
  [{ name: '' }, 'All fields are required', { name: 'All fields are required' }],
  [
    { email: 'asmita@post', mobile: '1234567890' },
    'Invalid email format',
    {
      email: 'Invalid email format',
      mobile: 'Please enter a valid 10-digit phone number from NTC, Ncell, Smart Cell, UTL, or Hello Mobile',
    },
  ],
  [{ password: 'short', confirm_password: 'short' }, 'Password must be at least 6 characters long', {}],
  [{ confirm_password: 'other-wood' }, 'Passwords do not match!', {}],
  [{ date_of_birth: new Date().toISOString() }, 'You must be at least 18 years old', {}],
  [{ date_of_birth: '1850-01-01' }, 'Please enter a valid date of birth', {}],
  [{ district: 'Kathmandu' }, 'Please choose a district of the province', {}],
  [{ name: 'Asmita\r\nBcc: all@post.example' }, 'Please enter your name, at most 100 characters', {}],
  [{ email: 'a@post.example\r\nBcc: b@post.example' }, 'Invalid email format', {}],
] as const)('a registration with %j is refused', async ([change, message, fields], { app, db }) => {
  const answer = await givenBrowser(app).post('register', { ...registration, ...change })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ success: false, error: true, code: 'invalid_input', message, fields })
  expect(await db.select().from(registrations)).toEqual([])
})

test('a registration cannot set fields that are not the shopper’s to choose', async ({ app }) => {
  for (const more of [
    { role: 'owner' },
    { verified: true },
    { country: 'India' },
    { _id: '1' },
    { passwordHash: '' },
  ]) {
    const answer = await givenBrowser(app).post('register', { ...registration, ...more })
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      fields: { [Object.keys(more)[0]!]: expect.any(String) },
    })
  }
})

test('the code of another browser’s registration does not verify one’s own', async ({ app, db }) => {
  const owner = givenBrowser(app)
  await owner.post('register', registration)
  const code = await receiveCode(db, email)
  await letPass(db, 60)
  const somebody = givenBrowser(app)
  const theirs = { ...registration, password: 'taken-over', confirm_password: 'taken-over' }
  expect((await somebody.post('register', theirs)).statusCode).toBe(200)
  const theirCode = await receiveCode(db, email)
  expect(theirCode).not.toBe(code)

  // The owner's browser accepts only codes of its own registration.
  expect((await owner.post('verifyEmail', { email, otp: theirCode })).json()).toMatchObject(wrong)
  expect((await owner.post('verifyEmail', { email, otp: code })).statusCode).toBe(200)
  expect((await somebody.post('verifyEmail', { email, otp: theirCode })).json()).toMatchObject(wrong)
  expect((await owner.post('login', { email, password: 'taken-over' })).statusCode).toBe(401)
  expect((await owner.post('login', { email, password: registration.password })).statusCode).toBe(200)
  expect(await db.select().from(registrations)).toEqual([])
})

test('a browser without the cookie verifies the newest registration', async ({ app, db }) => {
  await givenBrowser(app).post('register', registration)
  const phone = givenBrowser(app)
  expect((await phone.post('verifyEmail', { email, otp: await receiveCode(db, email) })).statusCode).toBe(200)
})

test('a forged cookie counts as no cookie', async ({ app, db }) => {
  await givenBrowser(app).post('register', registration)
  const [row] = await db.select().from(registrations)
  const forger = givenBrowser(app)
  forger.cookies['kastha-registration'] = `kastha-registration:${row!.id}.${'A'.repeat(43)}`
  await letPass(db, 30)
  expect((await forger.post('register', registration)).statusCode).toBe(429) // its own cookie would correct it instead
})

test('a registration can be corrected immediately, and the first code stays valid', async ({ app, db }) => {
  const browser = givenBrowser(app)
  await browser.post('register', registration)
  const code = await receiveCode(db, email)
  const corrected = { ...registration, name: 'Asmita Thapa', City: 'Lekhnath' }
  expect((await browser.post('register', corrected)).statusCode).toBe(200)
  await sendCodes(db)
  expect(await readOutbox(db)).toHaveLength(1)
  expect((await browser.post('verifyEmail', { email, otp: code })).statusCode).toBe(200)
  const [user] = await db.select().from(users)
  expect(user!.name).toBe('Asmita Thapa')
})

test('registering an address with an account mails its owner and leaves the account unchanged', async ({ app, db }) => {
  const user = await givenUser(db, { email: email.toLowerCase() })
  const somebody = givenBrowser(app)
  expect((await somebody.post('register', registration)).statusCode).toBe(200)
  await sendCodes(db)
  expect(await readOutbox(db)).toEqual([{ to: user.email, template: 'account-exists', data: { name: user.name } }])
  expect((await somebody.post('verifyEmail', { email, otp: '000000' })).json()).toMatchObject(wrong)
  expect((await somebody.post('login', { email, password: PASSWORD })).statusCode).toBe(200)
  expect(await db.select().from(users)).toEqual([user])
})

test('two registrations of one address, in any case, create one account', async ({ app, db }) => {
  const first = givenBrowser(app)
  const second = givenBrowser(app)
  await first.post('register', registration)
  const firstCode = await receiveCode(db, email)
  await letPass(db, 60)
  const shouted = { ...registration, email: email.toUpperCase() }
  await second.post('register', shouted)
  const secondCode = await receiveCode(db, shouted.email)
  expect((await first.post('verifyEmail', { email, otp: firstCode })).statusCode).toBe(200)
  expect((await second.post('verifyEmail', { email, otp: secondCode })).json()).toMatchObject(wrong)
  expect(await db.select().from(users)).toHaveLength(1)
  const again = db.transaction((tx) => givenUser(tx as typeof db, { email: shouted.email }))
  await expect(again).rejects.toMatchObject({ cause: { constraint: 'users_email_key' } })
})

test('blank calls are refused with a message', async ({ app }) => {
  const browser = givenBrowser(app)
  expect((await browser.post('verifyEmail', { email, otp: ' ' })).json().message).toBe('All fields are required')
  expect((await browser.post('resendOtp', {})).json().message).toBe('Please enter email id!')
  expect((await browser.post('resendOtp', { email: 'asmita' })).json().message).toBe('Invalid email format')
  expect((await browser.post('verifyEmail', { email: 'nobody@post.example', otp: '123456' })).json()).toMatchObject(
    wrong,
  )
})
