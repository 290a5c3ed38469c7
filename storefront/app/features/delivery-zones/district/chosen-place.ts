import { provinceOf } from '#domain/addresses/provinces.ts'
import type { Place } from '../../accounts/place-choice.tsx'
import { readDistrict } from './district.ts'

/** Returns the district chosen for the whole shop, with its province, for a form that asks for both. */
export function chosenPlace(): Place | undefined {
  const district = readDistrict()
  const province = provinceOf(district)
  return province && { province: province.name, district }
}
