import { expect, test } from 'vitest'
import { nepaliPlaces } from './nepali-places.ts'
import { provinces } from './provinces.ts'

test('seven provinces hold 77 districts, each named once in both languages', () => {
  expect(provinces.map(({ name, districts }) => [name, districts.length])).toEqual([
    ['Koshi', 14],
    ['Madhesh', 8],
    ['Bagmati', 13],
    ['Gandaki', 11],
    ['Lumbini', 12],
    ['Karnali', 10],
    ['Sudurpashchim', 9],
  ])
  const districts = provinces.flatMap((province) => province.districts.map(({ name }) => name))
  expect(new Set(districts).size).toBe(77)
  expect(new Set(districts.map((name) => nepaliPlaces[name])).size).toBe(77)
})
