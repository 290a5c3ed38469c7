import { expect, test } from 'vitest'
import { localLevelsOf } from '#domain/addresses/local-levels.ts'
import { districtNames } from '#domain/addresses/provinces.ts'
import { cities, findDistricts } from './find-districts.ts'

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
  ['xyz', []],
])('%j finds %j', (words, names) => {
  expect(namesOf(words)).toEqual(names)
})

test('the cities are all those of Nepal, in their districts', () => {
  for (const district of districtNames) {
    const large = localLevelsOf(district).filter(({ type }) => type === 'metropolitan' || type === 'sub-metropolitan')
    expect([district, ...(cities[district] ?? [])]).toEqual([district, ...large.flatMap(({ name, ne }) => [name, ne])])
  }
})
