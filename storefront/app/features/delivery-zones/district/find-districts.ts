import { nepaliPlaces } from '#domain/addresses/nepali-places.ts'
import { type DistrictName, districtNames, provinces } from '#domain/addresses/provinces.ts'
import { nearWords } from '#domain/catalog/nearest-word.ts'
import { towns } from './towns.ts'

export type FoundProvince = { name: string; districts: readonly { name: DistrictName }[] }

/** Metropolitan and sub-metropolitan cities in English and Nepali, which many name instead of their district. */
export const cities: Partial<Record<DistrictName, readonly string[]>> = {
  Morang: ['Biratnagar', 'विराटनगर'],
  Sunsari: ['Dharan', 'धरान', 'Itahari', 'इटहरी'],
  Bara: ['Jitpur Simara', 'जीतपुर सिमरा', 'Kalaiya', 'कलैया'],
  Dhanusha: ['Janakpurdham', 'जनकपुरधाम'],
  Parsa: ['Birgunj', 'वीरगञ्ज'],
  Chitwan: ['Bharatpur', 'भरतपुर'],
  Kathmandu: ['Kathmandu', 'काठमाडौँ'],
  Lalitpur: ['Lalitpur', 'ललितपुर'],
  Makwanpur: ['Hetauda', 'हेटौँडा'],
  Kaski: ['Pokhara', 'पोखरा'],
  Banke: ['Nepalgunj', 'नेपालगञ्ज'],
  Dang: ['Ghorahi', 'घोराही', 'Tulsipur', 'तुलसीपुर'],
  Rupandehi: ['Butwal', 'बुटवल'],
  Kailali: ['Dhangadhi', 'धनगढी'],
}

/** What people write in several ways, and one of them: the length of vowels, nasal signs, v, w and b. */
const alikeLetters: readonly (readonly [RegExp, string])[] = [
  [/[ंँ]ग|ङ्ग|[ङँ]/g, 'ं'],
  [/[ञणनम]्(?=[क-भ]|$)/g, 'ं'],
  [/ी/g, 'ि'],
  [/ई/g, 'इ'],
  [/ू/g, 'ु'],
  [/ऊ/g, 'उ'],
  [/व/g, 'ब'],
  [/[शष]/g, 'स'],
  [/ण/g, 'न'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/[vw]|bh/g, 'b'],
  [/sh/g, 's'],
  [/z/g, 'j'],
  [/a/g, ''], // often left out, or added: Butwal, Butawal
]

type Name = { spelled: string; heard: string }

const names = new Map(
  districtNames.map((district) => {
    const all = [district, nepaliPlaces[district], ...(cities[district] ?? []), ...(towns[district] ?? [])]
    return [district, all.map((name): Name => ({ spelled: name.toLowerCase(), heard: heardAs(name) }))]
  }),
)

/** Shorter beginnings sound like too many names. */
const SHORTEST_HEARD = 3

/**
 * Returns the districts whose name, or whose town's, contains these words in English or Nepali, by province. If there are
 * none, those whose name sounds like that: रूपन्देही and `Butawal`.
 */
export function findDistricts(words: string): FoundProvince[] {
  const wanted = words.trim().normalize('NFC').toLowerCase()
  const named = districtsWith(({ spelled }) => spelled.includes(wanted))
  return named.length > 0 ? named : soundingLike(heardAs(wanted))
}

function soundingLike(wanted: string): FoundProvince[] {
  if (wanted.length < SHORTEST_HEARD) return []
  const heard = districtsWith((name) => name.heard.includes(wanted))
  if (heard.length > 0) return heard
  const near = nearWords(wanted, [...new Set([...names.values()].flatMap((ones) => ones.map((name) => name.heard)))])
  const nearest = near.filter(({ mistakes }) => mistakes === near[0]?.mistakes).map(({ word }) => word)
  return districtsWith((name) => nearest.includes(name.heard))
}

function districtsWith(isWanted: (name: Name) => boolean): FoundProvince[] {
  return provinces
    .map(({ name, districts }) => ({ name, districts: districts.filter((one) => names.get(one.name)!.some(isWanted)) }))
    .filter(({ districts }) => districts.length > 0)
}

function heardAs(name: string): string {
  return alikeLetters.reduce(
    (text, [written, heard]) => text.replaceAll(written, heard),
    name.normalize('NFC').toLowerCase(),
  )
}
