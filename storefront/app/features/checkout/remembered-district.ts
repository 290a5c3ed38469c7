import { provinces } from '#domain/addresses/provinces.ts'
import { readKept } from '../../storage.ts'
import type { Place } from '../accounts/place-choice.tsx'

/** Where the product page keeps the district of its delivery times (delivery-box.tsx). */
const STORAGE_KEY = 'deliveryDistrict'

/** Returns the district that was chosen in this browser to see delivery times, with its province. */
export function rememberedDistrict(): Place | undefined {
  const district = readKept(STORAGE_KEY)
  const its = provinces.find(({ districts }) => districts.some(({ name }) => name === district))
  return its && district !== null ? { province: its.name, district } : undefined
}
