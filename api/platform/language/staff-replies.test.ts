import type { App } from '../../app.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { addressOf, callsOf } from '../../test/admin-calls.fixture.ts'
import { expect, test } from '../../test/test.ts'

const supplier = {
  name: 'Bhaktapur Wood Works',
  contact: '',
  phone: '',
  email: '',
  pan: '',
  address: '',
  terms: '',
  leadDays: 7,
  note: '',
  isActive: true,
}

async function givenSupplier(app: App) {
  const staff = await givenStaff(app)
  const added = (await staff.call('POST', '/suppliers', supplier)).json()
  return { ...staff, added }
}

test('every call of the back office refuses strangers in Nepali', async ({ app }) => {
  const calls = (await callsOf(app)).filter(({ needs, method }) => needs !== 'nobody' && method !== 'HEAD')
  expect(calls.length).toBeGreaterThan(200)
  for (const { method, url } of calls) {
    const answer = await app.inject({ method, url: `${addressOf(url)}?lang=ne` })
    expect([url, answer.statusCode, answer.json().code, answer.json().message]).toEqual([
      url,
      401,
      'unauthorized',
      'कृपया ब्याक अफिसमा लगइन गर्नुहोस्।',
    ])
  }
})

test('a wrong password, and too many of them, are refused in the language of the call', async ({ app }) => {
  const { email } = await givenStaff(app)
  const said = async (lang: string) => {
    const payload = { email, password: 'not this one' }
    const answer = await app.inject({ method: 'POST', url: `/api/admin/login${lang}`, payload })
    return [answer.statusCode, answer.json().message]
  }
  expect(await said('?lang=ne')).toEqual([401, 'इमेल वा पासवर्ड मिलेन।'])
  expect(await said('')).toEqual([401, 'The email address or the password is wrong.'])
  for (let tries = 2; tries < 5; tries += 1) await said('')
  expect(await said('?lang=ne')).toEqual([429, 'धेरै पटक प्रयास गरियो। कृपया ३० मिनेटपछि फेरि प्रयास गर्नुहोस्।'])
})

test('an address that does not exist is refused in Nepali', async ({ app }) => {
  const { call } = await givenStaff(app)
  const said = async (path: string) => {
    const answer = await call('GET', path)
    return [answer.statusCode, answer.json().message]
  }
  expect(await said('/nothing?lang=ne')).toEqual([404, 'यस ठेगानामा केही छैन।'])
  expect(await said('/nothing?page=1&lang=ne')).toEqual([404, 'यस ठेगानामा केही छैन।'])
  expect(await said('/nothing?lang=fr')).toEqual([404, 'Nothing is at this address.'])
  expect(await said('/nothing?lang=ne&lang=ne')).toEqual([404, 'Nothing is at this address.'])
})

test('a record that does not exist is named in Nepali', async ({ app }) => {
  const { call } = await givenStaff(app)
  const said = async (lang: string) => (await call('GET', `/suppliers/999999999${lang}`)).json()
  expect(await said('?lang=ne')).toMatchObject({ code: 'not_found', message: 'यस्तो सप्लायर छैन।' })
  expect(await said('')).toMatchObject({ code: 'not_found', message: 'There is no such supplier.' })
})

test('each wrong field is explained in Nepali', async ({ app }) => {
  const { call } = await givenStaff(app)
  const answer = await call('POST', '/categories?lang=ne', { name: '', slug: 'Not so', parentId: null })
  expect([answer.statusCode, answer.json().fields]).toEqual([
    400,
    expect.objectContaining({
      name: 'कृपया यो भर्नुहोस्',
      slug: 'अङ्ग्रेजी साना अक्षर र अङ्क हुनुपर्छ, बीचमा हाइफन मिल्छ',
      hsCode: 'खाली छ',
    }),
  ])
})

test('staff whose role does not allow an act read so in Nepali', async ({ app }) => {
  const { call } = await givenStaff(app, 'support')
  const answer = await call('GET', '/staff?lang=ne')
  expect([answer.statusCode, answer.json().message]).toEqual([403, 'तपाईंको भूमिकाले यो गर्न दिँदैन।'])
})

test('a record that a colleague changed meanwhile is refused in Nepali, with the current one', async ({ app }) => {
  const { call, added } = await givenSupplier(app)
  const path = `/suppliers/${added.id}`
  await call('PUT', path, { ...supplier, leadDays: 9, version: added.version })
  const answer = await call('PUT', `${path}?lang=ne`, { ...supplier, leadDays: 14, version: added.version })
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    {
      code: 'stale',
      message: 'तपाईंले खोलेपछि अरू कसैले यो बदल्यो। केही सुरक्षित भएको छैन।',
      current: { name: supplier.name, leadDays: 9 },
    },
  ])
})

test('a constraint of the database is explained in Nepali, in the message and beside its field', async ({ app }) => {
  const { call } = await givenSupplier(app)
  const said = async (lang: string) => {
    const answer = await call('POST', `/suppliers${lang}`, supplier)
    return [answer.statusCode, answer.json().message, answer.json().fields]
  }
  const nepali = 'यो नामको अर्को सप्लायर छ'
  expect(await said('?lang=ne')).toEqual([409, `${nepali}।`, { name: nepali }])
})

test('a search parameter that no address knows stays refused', async ({ app }) => {
  const { call } = await givenStaff(app)
  const answer = await call('GET', '/suppliers?lang=ne&colour=red')
  expect([answer.statusCode, answer.json().fields]).toEqual([400, { colour: 'Is no field that this address knows' }])
  expect((await call('GET', '/suppliers?lang=fr')).json().fields).toEqual({ lang: 'Must be one of en, ne' })
})

test('an order says in Nepali why something cannot be done, and refuses it in the same words', async ({ app, db }) => {
  const { call } = await givenStaff(app)
  const order = await givenOrder(db, { state: 'cancelled' })
  const why = async (lang: string) => {
    const { acts, contactWhy } = (await call('GET', `/orders/${order.id}${lang}`)).json()
    return { acts: acts.map((act: { why: string | null }) => act.why), contactWhy }
  }
  const english = await why('')
  expect(english.contactWhy).toBe('Nothing in this order is still to be delivered.')
  const nepali = await why('?lang=ne')
  expect(nepali.contactWhy).toBe('यस अर्डरमा डेलिभरी गर्न बाँकी केही छैन।')
  expect(nepali.acts.filter((one: string | null) => one === null || /[a-z]/i.test(one))).toEqual(
    english.acts.filter((one: string | null) => one === null),
  )
  const refused = await call('POST', `/orders/${order.id}/confirmation?lang=ne`)
  expect([refused.statusCode, nepali.acts]).toEqual([409, expect.arrayContaining([refused.json().message])])
})
