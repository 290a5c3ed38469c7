import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import { users } from '../../../platform/db/schema.ts'
import { expect, test as base, testOptions } from '../../../test/test.ts'
import { givenSession, givenUser, profileAsGiven } from '../user.fixture.ts'
import { decryptDetails } from './private-details.ts'
import { rememberBusiness } from './remember-business.ts'

/** A logged-in user who sends their profile with some changed fields. */
const test = base
  .extend('user', ({ db }) => givenUser(db))
  .extend('session', ({ db, user }) => givenSession(db, user.id))
  .extend(
    'update',
    ({ app, session, user }) =>
      (changes: object, id: string = user.id, search = '') =>
        app.inject({
          method: 'PUT',
          url: `/api/user/${id}${search}`,
          headers: session.headers,
          payload: { ...profileAsGiven, ...changes },
        }),
  )
  .extend('stored', ({ db, user }) => async () => {
    const [row] = await db.select().from(users).where(eq(users.id, user.id))
    return row!
  })

const move = {
  name: 'Asmita Rai',
  mobile: '+977 980-1112223',
  province: 'Bagmati',
  district: 'Lalitpur',
  City: ' Patan ',
  street_address_1: 'Jhamsikhel Marg 12',
}

test('the editable fields change, and the answer returns them', async ({ db, update, user, stored }) => {
  const business = { name: 'Himal Hotel', pan: '123456789' }
  await rememberBusiness(db, testOptions.secrets.dataKey, user.id, business)
  const answer = await update(move)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toEqual({
    success: true,
    error: false,
    message: 'Profile updated successfully!',
    data: {
      ...profileAsGiven,
      ...move,
      _id: user.id,
      avatar: '',
      delivery_district: '',
      business,
      mobile: '9801112223',
      City: 'Patan',
      cityName: 'Patan',
    },
  })
  const row = await stored()
  expect(row.updatedAt.getTime()).toBeGreaterThan(user.updatedAt.getTime())
  expect(row.privateDetails.includes('Patan')).toBe(false)
  expect(decryptDetails(testOptions.secrets.dataKey, user.id, row.privateDetails)).toEqual({
    mobile: '+9779801112223',
    date_of_birth: '1996-04-14',
    province: 'Bagmati',
    district: 'Lalitpur',
    City: 'Patan',
    street_address_1: 'Jhamsikhel Marg 12',
    business,
  })
})

test('a town of the list has its Nepali name in a Nepali answer', async ({ app, session, user, update }) => {
  const butwal = { province: 'Lumbini', district: 'Rupandehi', City: 'Butwal' }
  const saved = await update(butwal, user.id, '?lang=ne')
  expect(saved.json().data).toMatchObject({ ...butwal, cityName: 'बुटवल' })
  const read = await app.inject({ url: '/api/user/user-details?lang=ne', headers: session.headers })
  expect(read.json().data).toMatchObject({ City: 'Butwal', cityName: 'बुटवल' })
})

test('the fixed fields may be sent unchanged, in any spelling', async ({ update }) => {
  const same = { email: ' ASMITA@post.example ', date_of_birth: '1996-04-13T18:15:00.000Z', country: undefined }
  const answer = await update(same)
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data).toMatchObject({ email: 'asmita@post.example', date_of_birth: '1996-04-14' })
})

describe('a refused change leaves the profile unchanged', () => {
  for (const [field, given, sentence] of [
    ['name', '', 'All fields marked with * are required'],
    ['mobile', ' ', 'All fields marked with * are required'],
    ['date_of_birth', '', 'All fields marked with * are required'],
    ['email', '', 'All fields marked with * are required'],
    ['street_address_1', '', 'All fields marked with * are required'],
    ['City', '', 'All fields marked with * are required'],
    ['district', '', 'All fields marked with * are required'],
    ['province', '', 'All fields marked with * are required'],
    ['name', 'Asmita\r\nBcc: all@post.example', 'Please enter your name, at most 100 characters'],
    ['email', 'asmita', 'Invalid email format'],
    ['email', 'other@post.example', 'Email cannot be changed'],
    ['date_of_birth', '1996-04-15', 'Date of birth cannot be changed'],
    ['date_of_birth', 'yesterday', 'Date of birth cannot be changed'],
    ['country', 'India', 'Country cannot be changed'],
    [
      'mobile',
      '9991234567',
      'Please enter a valid 10-digit phone number from NTC, Ncell, Smart Cell, UTL, or Hello Mobile',
    ],
    ['district', 'Kathmandu', 'Please choose a district of the province'],
    ['City', 'x'.repeat(201), 'Please use at most 200 characters'],
  ] as const) {
    test(`${field} as ${JSON.stringify(given).slice(0, 40)}: ${sentence}`, async ({ update, stored, user }) => {
      const answer = await update({ name: 'Somebody Else', [field]: given })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ success: false, error: true, code: 'invalid_input', message: sentence })
      expect(answer.json().fields).toEqual({ [field]: sentence })
      expect(await stored()).toEqual(user)
    })
  }

  for (const field of ['role', 'verified', 'password', 'passwordHash', 'avatar', 'avatarId', '_id', 'createdAt']) {
    test(`an unknown field is refused: ${field}`, async ({ update, stored, user }) => {
      const answer = await update({ ...move, [field]: 'owner' })
      expect(answer.statusCode).toBe(400)
      expect(Object.keys(answer.json().fields)).toEqual([field])
      expect(await stored()).toEqual(user)
    })
  }

  test('fields that every object inherits are refused', async ({ app, session, user, stored }) => {
    for (const payload of ['{"__proto__":{"role":"owner"}}', '{"constructor":{"prototype":{"role":"owner"}}}']) {
      const answer = await app.inject({
        method: 'PUT',
        url: `/api/user/${user.id}`,
        headers: { ...session.headers, 'content-type': 'application/json' },
        payload,
      })
      expect(answer.statusCode).toBe(400)
    }
    expect(await stored()).toEqual(user)
  })

  test('several problems are all named, and the first is the message', async ({ update }) => {
    const answer = await update({ mobile: '1', district: 'Humla', email: 'other@post.example' })
    expect(Object.keys(answer.json().fields).toSorted()).toEqual(['district', 'email', 'mobile'])
    expect(answer.json().message).toBe('Email cannot be changed')
  })
})

test('scripts are ordinary text: stored and returned unchanged', async ({ app, session, update }) => {
  const script = `<script>alert('x')</script>"><img src=x onerror=alert(1)>{{7*7}}\${7*7}'; drop table users; --`
  const given = { name: script, City: script, street_address_1: script }
  const answer = await update(given)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.json().data).toMatchObject(given)
  const data = await app.inject({ url: '/api/user/data', headers: session.headers })
  expect(data.json().data.profile).toMatchObject(given)
})

test('a change of another user’s profile is refused, whether or not that user exists', async ({ db, update }) => {
  const other = await givenUser(db, { id: randomUUID(), email: 'other@post.example' })
  for (const id of [other.id, randomUUID()]) {
    const answer = await update(move, id)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({
      success: false,
      error: true,
      message: 'This is not your account.',
      code: 'forbidden',
    })
  }
  const [row] = await db.select().from(users).where(eq(users.id, other.id))
  expect(row).toEqual(other)
})

test('one’s own id is accepted in uppercase too', async ({ update, user }) => {
  expect((await update(move, user.id.toUpperCase())).statusCode).toBe(200)
})

test('a change of a profile requires a login', async ({ app, user }) => {
  const answer = await app.inject({ method: 'PUT', url: `/api/user/${user.id}`, payload: profileAsGiven })
  expect(answer.statusCode).toBe(401)
  expect(answer.json().message).toBe('Authorization token is missing')
  expect(answer.headers['cache-control']).toBe('no-store')
})
