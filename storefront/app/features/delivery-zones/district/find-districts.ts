import { nepaliPlaces } from '#domain/addresses/nepali-places.ts'
import { type DistrictName, provinces } from '#domain/addresses/provinces.ts'

export type FoundProvince = { name: string; districts: readonly { name: DistrictName }[] }

/** Metropolitan and sub-metropolitan cities in English and Nepali, which many name instead of their district. */
export const cities: Partial<Record<DistrictName, readonly string[]>> = {
  Morang: ['Biratnagar', 'विराटनगर'],
  Sunsari: ['Dharan', 'धरान', 'Itahari', 'ईटहरी'],
  Bara: ['Jitpur Simara', 'जीतपुर सिमरा', 'Kalaiya', 'कलैया'],
  Dhanusha: ['Janakpurdham', 'जनकपुरधाम'],
  Parsa: ['Birgunj', 'बिरगंज'],
  Chitwan: ['Bharatpur', 'भरतपुर'],
  Kathmandu: ['Kathmandu', 'काठमाण्डौं'],
  Lalitpur: ['Lalitpur', 'ललितपुर'],
  Makwanpur: ['Hetauda', 'हेटौडा'],
  Kaski: ['Pokhara', 'पोखरा'],
  Banke: ['Nepalgunj', 'नेपालगंज'],
  Dang: ['Ghorahi', 'घोराही', 'Tulsipur', 'तुल्सीपुर'],
  Rupandehi: ['Butwal', 'बुटवल'],
  Kailali: ['Dhangadhi', 'धनगढी'],
}

/** Returns the districts whose name, or whose city's, contains these words in English or Nepali, by province. */
export function findDistricts(words: string): FoundProvince[] {
  const wanted = words.trim().toLowerCase()
  return provinces
    .map(({ name, districts }) => ({ name, districts: districts.filter((one) => isCalled(one.name, wanted)) }))
    .filter(({ districts }) => districts.length > 0)
}

function isCalled(name: DistrictName, wanted: string): boolean {
  return [name, nepaliPlaces[name], ...(cities[name] ?? [])].some((one) => one.toLowerCase().includes(wanted))
}
