import { expect, test } from 'vitest'
import { localLevelsOf } from '#domain/addresses/local-levels.ts'
import { districtNames } from '#domain/addresses/provinces.ts'
import { cities, findDistricts } from './find-districts.ts'
import { towns } from './towns.ts'

const namesOf = (words: string) => findDistricts(words).flatMap(({ districts }) => districts.map(({ name }) => name))

test('without words every district comes under its province', () => {
  const found = findDistricts(' ')
  expect(found).toHaveLength(7)
  expect(namesOf('')).toHaveLength(77)
})

test.each([
  ['kask', ['Kaski']],
  [' KASKI ', ['Kaski']],
  ['rukum', ['Eastern Rukum', 'Western Rukum']],
  ['कास्की', ['Kaski']],
  ['pokhara', ['Kaski']],
  ['पोखरा', ['Kaski']],
  ['रूपन्देही', ['Rupandehi']],
  ['रूपन्', ['Rupandehi']],
  ['भैरहवा', ['Rupandehi']],
  ['भैरहबा', ['Rupandehi']],
  ['bhairahawa', ['Rupandehi']],
  ['Bhairawa', ['Rupandehi']],
  ['Butawal', ['Rupandehi']],
  ['butval', ['Rupandehi']],
  ['Rupendehi', ['Rupandehi']],
  ['बुटबल', ['Rupandehi']],
  ['बिराटनगर', ['Morang']],
  ['वीरगञ्ज', ['Parsa']],
  ['नेपालगञ्ज', ['Banke']],
  ['मोरंग', ['Morang']],
  ['टिकापुर', ['Kailali']],
  ['नारायणघाट', ['Chitwan']],
  ['Kathamandu', ['Kathmandu']],
  ['kavre', ['Kavrepalanchok']],
  ['काभ्रे', ['Kavrepalanchok']],
  ['atlantis', []],
  ['xyz', []],
])('%j finds %j', (words, names) => {
  expect(namesOf(words)).toEqual(names)
})

test('every town finds its district alone', () => {
  const found = Object.entries(towns).flatMap(([district, names]) =>
    names.map((name) => [name, district, namesOf(name)]),
  )
  expect(found.filter(([, district, names]) => names?.length !== 1 || names[0] !== district)).toEqual([])
})

test('the cities are all those of Nepal, in their districts', () => {
  for (const district of districtNames) {
    const large = localLevelsOf(district).filter(({ type }) => type === 'metropolitan' || type === 'sub-metropolitan')
    expect([district, ...(cities[district] ?? [])]).toEqual([district, ...large.flatMap(({ name, ne }) => [name, ne])])
  }
})
