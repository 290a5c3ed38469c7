import { expect, test } from 'vitest'
import { sumOf } from '../sum.ts'
import { findLocalLevel } from './find-local-level.ts'
import { localLevelNamed, localLevelsOf, localLevelTypes } from './local-levels.ts'
import { districtNames, provinces } from './provinces.ts'

const all = provinces.flatMap(({ districts }) => districts.flatMap(({ name }) => [...localLevelsOf(name)]))

// https://www.moud.gov.np: 753 local levels with 6,743 wards.
test('each province has its local levels and wards', () => {
  const counted = provinces.map(({ name, districts }) => {
    const levels = districts.flatMap((district) => [...localLevelsOf(district.name)])
    return [name, levels.length, sumOf(levels, ({ wards }) => wards)]
  })
  expect(counted).toEqual([
    ['Koshi', 137, 1_157],
    ['Madhesh', 136, 1_271],
    ['Bagmati', 119, 1_121],
    ['Gandaki', 85, 759],
    ['Lumbini', 109, 983],
    ['Karnali', 79, 718],
    ['Sudurpashchim', 88, 734],
  ])
})

test('there are 6 metropolitan and 11 sub-metropolitan cities, 276 municipalities and 460 rural ones', () => {
  const counts = localLevelTypes.map((type) => all.filter((level) => level.type === type).length)
  expect(counts).toEqual([6, 11, 276, 460])
})

test('a local level has 5 to 33 wards, and a name of its own in its district in each language', () => {
  for (const { districts } of provinces) {
    for (const { name } of districts) {
      const levels = localLevelsOf(name)
      expect(new Set(levels.map((level) => level.name)).size).toBe(levels.length)
      expect(new Set(levels.map(({ ne }) => ne)).size).toBe(levels.length)
    }
  }
  expect(Math.min(...all.map(({ wards }) => wards))).toBe(5)
  expect(Math.max(...all.map(({ wards }) => wards))).toBe(33)
})

test('every local level is found by each of its names', () => {
  for (const district of districtNames) {
    const levels = localLevelsOf(district)
    for (const level of levels) {
      expect(findLocalLevel(levels, level.name)).toBe(level)
      expect(findLocalLevel(levels, level.ne)).toBe(level)
    }
  }
})

// Preeti, an old font, wrote इ and ई alike, and lists converted from it have ईटहरी for इटहरी.
test('few local levels have a long ई, besides those named after a goddess, as mother', () => {
  const long = all.map(({ ne }) => ne).filter((ne) => /ई/.test(ne) && !/माई/.test(ne))
  expect(long).toEqual([
    'रामप्रसाद राई',
    'कन्काई',
    'आठराई त्रिवेणी',
    'आठराई',
    'ईशनाथ',
    'ईश्वरपुर',
    'गोसाईकुण्ड',
    'बबई',
    'काईके',
    'के.आई.सिं.',
  ])
})

test.each([
  ['Sunsari', 'Itahari', 'इटहरी'],
  ['Sunsari', 'Inaruwa', 'इनरुवा'],
  ['Ilam', 'Ilam', 'इलाम'],
  ['Kathmandu', 'Kathmandu', 'काठमाडौँ'],
  ['Parsa', 'Birgunj', 'वीरगञ्ज'],
  ['Makwanpur', 'Hetauda', 'हेटौँडा'],
])('in %s, %s is %s in Nepali', (district, name, ne) => {
  expect(localLevelNamed(district, name)?.ne).toBe(ne)
})

test('what is no district has no local level', () => {
  for (const name of ['', 'kaski', 'Gandaki', 'constructor']) expect(localLevelsOf(name)).toEqual([])
  expect(localLevelNamed('Gorkha', 'Pokhara')).toBeUndefined()
  expect(localLevelNamed('Kaski', 'Pokhara')).toMatchObject({ ne: 'पोखरा', type: 'metropolitan', wards: 33 })
})

test.each([
  ['Kaski', 'Pokhara', 'Pokhara'],
  ['Kaski', ' pokhara ', 'Pokhara'],
  ['Kaski', 'POKHARA METROPOLITAN CITY', 'Pokhara'],
  ['Kaski', 'पोखरा महानगरपालिका', 'Pokhara'],
  ['Kaski', 'Annapurna Gaunpalika', 'Annapurna'],
  ['Kavrepalanchok', 'Banepa Municipality', 'Banepa'],
  ['Bhaktapur', 'Madhyapur-Thimi', 'Madhyapur Thimi'],
  ['Dhankuta', 'Khalsa Chhintang Shahidbhumi', 'Sahidbhumi'],
  ['Sunsari', 'ईटहरी', 'Itahari'],
  ['Sunsari', 'ईनरुवा नगरपालिका', 'Inaruwa'],
  ['Kathmandu', 'काठमाण्डौं', 'Kathmandu'],
  ['Kathmandu', 'काठमाडौं महानगरपालिका', 'Kathmandu'],
  ['Parsa', 'बिरगंज', 'Birgunj'],
  ['Gorkha', 'Pokhara', undefined],
  ['Kaski', 'Metropolitan City', undefined],
  ['Kaski', '', undefined],
  ['Kaski', 'Lakeside', undefined],
])('in %s, %j is %s', (district, typed, name) => {
  expect(findLocalLevel(localLevelsOf(district), typed)?.name).toBe(name)
})
