import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import type { SavedAddress } from '#contract/addresses.ts'
import { givenSession, givenUser } from '../accounts/user.fixture.ts'
import { addresses } from '../../platform/db/schema.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import type { DeliveryAddress } from '#domain/checkout/checkout.ts'
import { encryptAddress, UNKNOWN_ARRIVAL } from './address-details.ts'
import { rememberAddress } from './saved-addresses.ts'

const { dataKey } = testOptions.secrets

const home = {
  name: 'Asmita Gurung',
  phone: '9841234567',
  district: 'Kaski',
  province: 'Gandaki',
  city: 'Pokhara',
  ward: 6,
  street_address: 'Baidam, Lakeside',
  landmark: 'near the lake gate',
  position: { latitude: 28.2096, longitude: 83.9572 },
  apartment: '',
  zip: '33700',
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A logged-in user. */
const test = base
  .extend('user', ({ db }) => givenUser(db))
  .extend('session', ({ db, user }) => givenSession(db, user.id))
  .extend(
    'ask',
    ({ app, session }) =>
      (method: Method, path = '', payload?: object) =>
        app.inject({
          method,
          url: `/api/addresses${path}`,
          headers: session.headers,
          ...(payload && { payload }),
        }),
  )

test('a saved address is normalized and encrypted', async ({ ask, db, user }) => {
  const typed = {
    ...home,
    name: ' Asmita Gurung ',
    phone: '+977 984-123 4567',
    city: ' pokhara metropolitan city',
    zip: '३३७००',
  }
  const answer = await ask('POST', '', typed)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toEqual({
    success: true,
    error: false,
    message: 'Address saved',
    data: [{ _id: expect.any(String), ...home, ...UNKNOWN_ARRIVAL }],
  })
  expect((await ask('GET')).json().data).toEqual(answer.json().data)
  const [row] = await db.select().from(addresses).where(eq(addresses.userId, user.id))
  expect(row!.details.includes('Pokhara')).toBe(false)
})

test('a town of the list has its Nepali name in a Nepali answer', async ({ ask, db, user }) => {
  await rememberAddress(db, dataKey, user.id, { ...home, district: 'Rupandehi', province: 'Lumbini', city: 'Butwal' })
  const id = randomUUID()
  const details = encryptAddress(dataKey, id, { ...home, city: 'Lakeside' })
  await db.insert(addresses).values({ id, userId: user.id, details })
  const townsIn = async (language: string) => {
    const answer = await ask('GET', `?lang=${language}`)
    return answer.json().data.map(({ city, cityName }: SavedAddress) => [city, cityName])
  }
  expect(await townsIn('ne')).toEqual([
    ['Butwal', 'बुटवल'],
    ['Lakeside', undefined],
  ])
  expect(await townsIn('en')).toEqual([
    ['Butwal', undefined],
    ['Lakeside', undefined],
  ])
})

test('saving the same address again moves it to the front', async ({ ask }) => {
  await ask('POST', '', home)
  await ask('POST', '', { ...home, city: 'Byas', district: 'Tanahun' })
  const answer = await ask('POST', '', { ...home, phone: '984 123 4567' })
  expect(answer.json().data.map(({ city }: { city: string }) => city)).toEqual(['Pokhara', 'Byas'])
})

test('an address keeps the floor of the last order that needed one, also when it is corrected', async ({
  ask,
  db,
  user,
}) => {
  const kept = async () => (await ask('GET')).json().data
  const second = { floor: 2, hasLift: true, access: 'Narrow lane' }
  await rememberAddress(db, dataKey, user.id, home)
  await rememberAddress(db, dataKey, user.id, { ...home, ...second, access: ' Narrow lane ' })
  const [{ _id }, ...others] = await kept()
  expect(others).toEqual([])
  await rememberAddress(db, dataKey, user.id, { ...home, floor: null, hasLift: false, access: '' })
  expect(await kept()).toEqual([{ _id, ...home, ...second }])
  await ask('PUT', `/${_id}`, { ...home, landmark: 'behind the temple' })
  expect(await kept()).toEqual([{ _id, ...home, landmark: 'behind the temple', ...second }])
  const third = { floor: 3, hasLift: false, access: '' }
  await rememberAddress(db, dataKey, user.id, { ...home, landmark: 'behind the temple', ...third })
  expect(await kept()).toEqual([{ _id, ...home, landmark: 'behind the temple', ...third }])
})

test('an eleventh address replaces the least recently used one', async ({ ask, db, user }) => {
  for (let house = 1; house <= 10; house++) {
    await rememberAddress(db, dataKey, user.id, { ...home, apartment: `House ${house}` })
  }
  await rememberAddress(db, dataKey, user.id, { ...home, apartment: 'House 1' })
  await rememberAddress(db, dataKey, user.id, { ...home, apartment: 'House 11' })
  const { data } = (await ask('GET')).json()
  expect(data.map(({ apartment }: { apartment: string }) => apartment)).toEqual(
    [11, 1, 10, 9, 8, 7, 6, 5, 4, 3].map((house) => `House ${house}`),
  )
})

test('an address is saved and corrected with its floor, its lift and the way in', async ({ ask }) => {
  const second = { floor: 2, hasLift: true, access: 'Narrow lane' }
  const [saved] = (await ask('POST', '', { ...home, ...second, access: ' Narrow lane ' })).json().data
  expect(saved).toEqual({ _id: saved._id, ...home, ...second })
  const correct = async (arrival: object) => (await ask('PUT', `/${saved._id}`, { ...home, ...arrival })).json().data[0]
  const third = { floor: 3, hasLift: false, access: '' }
  expect(await correct({ floor: 3 })).toMatchObject(third)
  expect(await correct({})).toMatchObject(third)
  expect(await correct({ floor: null, access: 'Narrow lane' })).toMatchObject(UNKNOWN_ARRIVAL)
})

test('a floor that no house has, and too long a way in, are refused', async ({ ask }) => {
  for (const wrong of [{ floor: -1 }, { floor: 51 }, { floor: 1.5 }, { floor: 1, access: 'x'.repeat(1_001) }]) {
    expect((await ask('POST', '', { ...home, ...wrong })).statusCode).toBe(400)
  }
  expect((await ask('GET')).json().data).toEqual([])
})

test('an address is corrected, and another one that is now equal is removed', async ({ ask }) => {
  await ask('POST', '', home)
  const [other] = (await ask('POST', '', { ...home, city: 'Rupa' })).json().data
  const answer = await ask('PUT', `/${other._id.toUpperCase()}`, home)
  expect(answer.json().data).toEqual([{ _id: other._id, ...home, ...UNKNOWN_ARRIVAL }])
})

test('a corrected address that now equals another one keeps its own floor, or else that one’s', async ({ ask }) => {
  const third = { floor: 3, hasLift: true, access: 'Narrow lane' }
  const mergeInto = async (own: object, corrected: object) => {
    await ask('POST', '', { ...home, ...third })
    const [other] = (await ask('POST', '', { ...home, city: 'Rupa', ...own })).json().data
    const merged = (await ask('PUT', `/${other._id}`, { ...home, ...corrected })).json().data
    await ask('DELETE', `/${other._id}`)
    return merged
  }
  const kept = [{ ...home, ...third }]
  expect(await mergeInto({}, {})).toMatchObject(kept)
  expect(await mergeInto({}, { floor: null })).toMatchObject(kept)
  expect(await mergeInto({ floor: 1 }, { floor: null })).toMatchObject(kept)
  expect(await mergeInto({ floor: 1 }, {})).toMatchObject([{ floor: 1, hasLift: false, access: '' }])
  expect(await mergeInto({}, { floor: 0 })).toMatchObject([{ floor: 0, hasLift: false, access: '' }])
})

test('an address is removed, and removing it again is a 404', async ({ ask }) => {
  const [{ _id }] = (await ask('POST', '', home)).json().data
  const removed = await ask('DELETE', `/${_id.toUpperCase()}`)
  expect([removed.statusCode, removed.json().data]).toEqual([200, []])
  const again = await ask('DELETE', `/${_id}`)
  expect([again.statusCode, again.json().message]).toEqual([404, 'This address is no longer saved.'])
  expect((await ask('PUT', `/${_id}`, home)).statusCode).toBe(404)
})

describe('an address that domain/checkout/checkout.ts refuses is not stored, and the answer names its field', () => {
  for (const [field, given, sentence] of [
    ['name', ' ', 'All fields are required'],
    ['name', 'A\nB', 'Please enter your full name'],
    ['phone', '12345', /^Please enter a valid 10-digit phone number/],
    ['district', 'Kathmandu', 'Please choose a district of that province'],
    ['city', '', 'All fields are required'],
    ['city', 'Butwal', 'Please choose a municipality of that district'],
    ['ward', 34, 'Please choose a ward of that municipality'],
    ['position', { latitude: 28.6139, longitude: 77.209 }, 'This position is not in Nepal'],
    ['zip', '337', /^Please enter the 5 digits/],
    ['apartment', 'x'.repeat(201), 'This is too long'],
  ] as const) {
    test(`${field} as ${JSON.stringify(given).slice(0, 40)}`, async ({ ask }) => {
      const answer = await ask('POST', '', { ...home, [field]: given })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ success: false, error: true, code: 'invalid_input' })
      expect(answer.json().fields).toEqual({ [field]: expect.stringMatching(sentence) })
      expect((await ask('GET')).json().data).toEqual([])
    })
  }

  test('a field that is not part of an address is refused', async ({ ask }) => {
    const answer = await ask('POST', '', { ...home, userId: randomUUID() })
    expect(Object.keys(answer.json().fields)).toEqual(['userId'])
  })
})

test('another user’s address cannot be read, changed or removed', async ({ app, ask, db }) => {
  const other = await givenUser(db, { email: 'other@post.example' })
  const { headers } = await givenSession(db, other.id)
  const theirs = await app.inject({ method: 'POST', url: '/api/addresses', headers, payload: home })
  const [{ _id }] = theirs.json().data
  expect((await ask('GET')).json().data).toEqual([])
  expect((await ask('PUT', `/${_id}`, { ...home, landmark: 'mine' })).statusCode).toBe(404)
  expect((await ask('DELETE', `/${_id}`)).statusCode).toBe(404)
  const after = await app.inject({ url: '/api/addresses', headers })
  expect(after.json().data).toEqual([{ _id, ...home, ...UNKNOWN_ARRIVAL }])
})

test('an address of an earlier version keeps the town that was typed, and gets the new fields when it is corrected', async ({
  ask,
  db,
  user,
}) => {
  const { ward: _ward, landmark: _landmark, position: _position, ...old } = { ...home, city: 'Lakeside' }
  const id = randomUUID()
  const details = encryptAddress(dataKey, id, old as DeliveryAddress)
  await db.insert(addresses).values({ id, userId: user.id, details })
  const kept = (await ask('GET')).json().data
  expect(kept).toEqual([{ ...old, _id: id, ward: null, landmark: '', position: null, ...UNKNOWN_ARRIVAL }])
  expect((await ask('PUT', `/${id}`, old)).json().fields).toEqual({ city: expect.any(String) })
  expect((await ask('PUT', `/${id}`, home)).json().data).toEqual([{ _id: id, ...home, ...UNKNOWN_ARRIVAL }])
})

test('bytes copied to another row cannot be decrypted there', async ({ ask, db, user }) => {
  await ask('POST', '', home)
  await db.update(addresses).set({ id: randomUUID() }).where(eq(addresses.userId, user.id))
  const answer = await ask('GET')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('Pokhara')
})

test('addresses require a login', async ({ app }) => {
  const one = '/api/addresses/0197f0a4-7c11-4d3e-9c58-0b7a52f1c0ab'
  const calls = [
    ['GET', '/api/addresses'],
    ['POST', '/api/addresses'],
    ['PUT', one],
    ['DELETE', one],
  ] as const
  for (const [method, url] of calls) {
    const answer = await app.inject({ method, url })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})
