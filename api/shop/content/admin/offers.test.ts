import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, test } from '../../../test/test.ts'

const plain = {
  description: 'Free delivery in the valley',
  translations: {},
  isActive: true,
  startsAt: null,
  endsAt: null,
}
const HOUR_MS = 3_600_000
const inAnHour = () => new Date(Date.now() + HOUR_MS).toISOString()

test('an offer is added last, read, saved and deleted, and shown in both languages', async ({ app }) => {
  const { call } = await givenStaff(app, 'manager')
  await call('POST', '/offers', plain)
  const said = { ne: { description: 'निःशुल्क जडान' } }
  const added = await call('POST', '/offers', { ...plain, description: '  Free installation ', translations: said })
  expect(added.statusCode).toBe(201)
  const offer = added.json()
  expect(offer).toMatchObject({ description: 'Free installation', translations: said, position: 2 })
  expect((await call('GET', `/offers/${offer.id}`)).json()).toEqual(offer)
  const shown = async (lang: string) => {
    const { data } = (await app.inject(`/api/hoarding?isActive=true&lang=${lang}`)).json()
    return data.map(({ description }: { description: string }) => description)
  }
  expect(await shown('ne')).toEqual([plain.description, 'निःशुल्क जडान'])

  const saved = await call('PUT', `/offers/${offer.id}`, { ...offer, description: 'Free assembly' })
  expect(saved.json()).toMatchObject({ ...offer, description: 'Free assembly', version: expect.any(String) })
  expect(await shown('en')).toEqual([plain.description, 'Free assembly'])

  expect((await call('DELETE', `/offers/${offer.id}`)).statusCode).toBe(204)
  expect((await call('GET', `/offers/${offer.id}`)).statusCode).toBe(404)
  expect(await shown('en')).toEqual([plain.description])
})

test('a list is searched in every language, filtered, sorted, and read by ids', async ({ app }) => {
  const { call } = await givenStaff(app, 'support')
  const manager = await givenStaff(app, 'manager')
  const add = async (values: object) => (await manager.call('POST', '/offers', { ...plain, ...values })).json().id
  const sofa = await add({ description: 'Sofas 10% off' })
  const bed = await add({ description: 'Beds', isActive: false, translations: { ne: { description: 'पलङमा छुट' } } })
  const ids = async (query: string) => {
    const { items, total } = (await call('GET', `/offers?${query}`)).json()
    return [items.map(({ id }: { id: number }) => id), total]
  }
  expect(await ids('')).toEqual([[sofa, bed], 2])
  expect(await ids('sort=-position&perPage=1')).toEqual([[bed], 2])
  expect(await ids('q=पलङ')).toEqual([[bed], 1])
  expect(await ids('q=10%25 OFF')).toEqual([[sofa], 1])
  expect(await ids('isActive=true')).toEqual([[sofa], 1])
  expect(await ids(`ids=${bed},x,999`)).toEqual([[bed], 1])
})

test('a blank translation is not stored', async ({ app }) => {
  const { call } = await givenStaff(app, 'manager')
  for (const translations of [{ ne: { description: ' \n' } }, { ne: { description: null } }, { ne: {} }, null]) {
    expect((await call('POST', '/offers', { ...plain, translations })).json().translations).toEqual({})
  }
})

const anHourOn = inAnHour()
const wrongs: [string, object, string][] = [
  ['blank', { description: ' ' }, 'description'],
  ['two lines', { description: 'a\nb' }, 'description'],
  ['too long for the strip', { description: 'a'.repeat(161) }, 'description'],
  ['two lines in Nepali', { translations: { ne: { description: 'क\nख' } } }, 'translations.ne.description'],
  ['an unknown field', { translations: { ne: { title: 'क' } } }, 'translations.ne.title'],
  ['an end before its start', { isActive: false, startsAt: anHourOn, endsAt: anHourOn }, 'endsAt'],
  ['a start in the past', { isActive: false, startsAt: '2020-01-01T00:00:00Z' }, 'startsAt'],
  ['an invalid time', { endsAt: 'tomorrow' }, 'endsAt'],
]

test('an invalid offer is refused, naming the field', async ({ app }) => {
  const { call } = await givenStaff(app, 'manager')
  for (const [what, values, field] of wrongs) {
    const answer = await call('POST', '/offers', { ...plain, ...values })
    expect([what, answer.statusCode, Object.keys(answer.json().fields)]).toEqual([what, 400, [field]])
  }
})

test('saving over another change is refused as stale, with the current offer', async ({ app }) => {
  const { call } = await givenStaff(app, 'manager')
  const offer = (await call('POST', '/offers', plain)).json()
  await call('PUT', `/offers/${offer.id}`, { ...offer, description: 'Theirs' })
  const refused = await call('PUT', `/offers/${offer.id}`, { ...offer, description: 'Mine' })
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'stale', current: { id: offer.id, description: 'Theirs' } })
  expect((await call('GET', `/offers/${offer.id}`)).json().description).toBe('Theirs')
})

test('offers keep their order, and an incomplete order is refused', async ({ app }) => {
  const { call } = await givenStaff(app, 'manager')
  const ids: number[] = []
  for (const description of ['A', 'B', 'C'])
    ids.push((await call('POST', '/offers', { ...plain, description })).json().id)
  const [a, b, c] = ids
  expect((await call('PUT', '/offers/order', { ids: [c, a, b] })).statusCode).toBe(204)
  const { items } = (await call('GET', '/offers')).json()
  expect(items.map(({ id }: { id: number }) => id)).toEqual([c, a, b])
  for (const wrong of [
    [c, a],
    [c, a, b, 999_999],
    [c, a, b, b],
  ]) {
    expect((await call('PUT', '/offers/order', { ids: wrong })).statusCode).toBe(409)
  }
})
