import { demoStores } from '../../../seed/stores.ts'
import { provinces } from '#domain/addresses/provinces.ts'
import { stores } from '../../platform/db/schema.ts'
import { expect, test } from '../../test/test.ts'

test('showrooms come in order, with one line per service', async ({ app, db }) => {
  await db.insert(stores).values(demoStores.map((store, at) => ({ ...store, position: demoStores.length - at })))
  const { data } = (await app.inject('/api/stores')).json()
  expect(data.map(({ slug }: { slug: string }) => slug)).toEqual(['biratnagar', 'pokhara', 'lalitpur'])
  expect(data[0]).toMatchObject({
    name: 'Kastha Biratnagar',
    services: ['Beds and office furniture on show', 'Timber and fabric samples'],
    latitude: 26.4525,
  })
  expect(data[0]).not.toHaveProperty('translations')
})

test('in Nepali, showrooms have Nepali names and the same location', async ({ app, db }) => {
  await db.insert(stores).values(demoStores)
  const { data } = (await app.inject('/api/stores?lang=ne')).json()
  expect(data[1]).toMatchObject({ slug: 'pokhara', name: 'काष्ठ लेकसाइड', city: 'पोखरा', district: 'Kaski' })
})

test('the demo showrooms are in districts of Nepal', () => {
  const districts = provinces.flatMap((province) => province.districts.map(({ name }) => name as string))
  expect(demoStores.filter(({ district }) => !districts.includes(district))).toEqual([])
})
