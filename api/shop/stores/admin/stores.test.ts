import { demoStores } from '../../../../seed/stores.ts'
import { stores } from '../../../platform/db/schema.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, test } from '../../../test/test.ts'

const { slug: _, ...plain } = { translations: {}, ...demoStores[1]! }

test('a showroom is added, shown, moved and deleted', async ({ app }) => {
  const { call } = await givenStaff(app, 'manager')
  const added = await call('POST', '/stores', { ...plain, phone: '061-550125', postalCode: null })
  expect([added.statusCode, added.json()]).toMatchObject([
    201,
    { slug: 'kastha-lakeside', phone: '+97761550125', postalCode: '' },
  ])
  const store = added.json()
  const hours = [
    { days: [1, 2, 4], opens: '08:30', closes: '12:00' },
    { days: [1], opens: '13:00', closes: '18:00' },
  ]
  await call('PUT', `/stores/${store.id}`, { ...store, hours, services: ' One\nTwo ' })
  const { data } = (await app.inject('/api/stores')).json()
  expect(data).toMatchObject([{ slug: 'kastha-lakeside', hours, services: ['One', 'Two'] }])
  expect((await call('DELETE', `/stores/${store.id}`)).statusCode).toBe(204)
  expect((await app.inject('/api/stores')).json().data).toEqual([])
})

test('the demo showrooms can be saved unchanged', async ({ app, db }) => {
  const { call } = await givenStaff(app, 'manager')
  await db.insert(stores).values(demoStores)
  const { items } = (await call('GET', '/stores')).json()
  for (const store of items) expect((await call('PUT', `/stores/${store.id}`, store)).json()).toEqual(store)
})

test('an invalid showroom is refused, naming the field', async ({ app }) => {
  const { call } = await givenStaff(app, 'manager')
  const span = { days: [1], opens: '09:00', closes: '17:00' }
  const wrongs: [object, string][] = [
    [{ phone: '12345' }, 'phone'],
    [{ district: 'Bihar' }, 'district'],
    [{ postalCode: '123' }, 'postalCode'],
    [{ mapUrl: 'javascript:alert(1)' }, 'mapUrl'],
    [{ mapUrl: 'http://maps.example' }, 'mapUrl'],
    [{ latitude: 85.3, longitude: 27.6 }, 'latitude'],
    [{ hours: [] }, 'hours'],
    [{ hours: [{ ...span, closes: '08:00' }] }, 'hours.0.closes'],
    [{ hours: [{ ...span, closes: '24:30' }] }, 'hours.0.closes'],
    [{ hours: [span, { ...span, opens: '16:00', closes: '18:00' }] }, 'hours.1.closes'],
  ]
  for (const [values, field] of wrongs) {
    const answer = await call('POST', '/stores', { ...plain, ...values })
    expect([field, answer.statusCode, Object.keys(answer.json().fields)[0]]).toEqual([field, 400, field])
  }
})
