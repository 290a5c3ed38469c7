import { expect, test } from 'vitest'
import type { Store } from '#contract/stores.ts'
import { chosenStores, storePlaces } from './chosen-stores.ts'

const anywhere = { province: '', district: '', isOpenOnly: false }
/** A Sunday, eleven o'clock in Nepal. */
const now = new Date('2026-11-22T05:15:00Z')
const holidays: string[] = []

function storeIn(slug: string, district: string, more: Partial<Store> = {}): Store {
  const hours = [{ days: [0, 1, 2, 3, 4, 5], opens: '10:00', closes: '18:00' }]
  const address = { streetAddress: '', city: '', postalCode: '', phone: '', mapUrl: '', picture: null }
  return { slug, name: slug, district, hours, services: [], latitude: 27.7, longitude: 85.3, ...address, ...more }
}

const lalitpur = storeIn('lalitpur', 'Lalitpur', { hours: [{ days: [0], opens: '12:00', closes: '16:00' }] })
const pokhara = storeIn('pokhara', 'Kaski', { latitude: 28.2, longitude: 84 })
const stores = [lalitpur, pokhara]
const names = (places: readonly { name: string }[]) => places.map(({ name }) => name)
const slugs = (shown: readonly Store[]) => shown.map(({ slug }) => slug)

test('a district or province limits the stores to those in it', () => {
  expect(slugs(chosenStores(stores, anywhere, { holidays, now }))).toEqual(['lalitpur', 'pokhara'])
  expect(slugs(chosenStores(stores, { ...anywhere, district: 'Kaski' }, { holidays, now }))).toEqual(['pokhara'])
  expect(slugs(chosenStores(stores, { ...anywhere, province: 'Bagmati' }, { holidays, now }))).toEqual(['lalitpur'])
})

test('the filter for open stores excludes the others', () => {
  expect(slugs(chosenStores(stores, { ...anywhere, isOpenOnly: true }, { holidays, now }))).toEqual(['pokhara'])
})

test('on a holiday no store is open', () => {
  const open = { ...anywhere, isOpenOnly: true }
  expect(chosenStores(stores, open, { holidays: ['2026-11-22'], now })).toEqual([])
  expect(slugs(chosenStores(stores, open, { holidays: ['2026-11-23'], now }))).toEqual(['pokhara'])
})

test('from a position the nearest store comes first, with its distance', () => {
  const shown = chosenStores(stores, anywhere, { holidays, now, from: { latitude: 28.3, longitude: 84 } })
  expect(slugs(shown)).toEqual(['pokhara', 'lalitpur'])
  expect(shown[0]!.distanceKm).toBeCloseTo(11.1, 1)
})

test('only places with a store can be chosen, and districts of the chosen province', () => {
  const all = storePlaces(stores, '')
  expect([names(all.provinces), names(all.districts)]).toEqual([
    ['Bagmati', 'Gandaki'],
    ['Lalitpur', 'Kaski'],
  ])
  expect(names(storePlaces(stores, 'Gandaki').districts)).toEqual(['Kaski'])
})
