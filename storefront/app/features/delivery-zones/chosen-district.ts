import { keep, readKept } from '../../storage.ts'

const STORAGE_KEY = 'deliveryDistrict'

/** Returns the district last chosen in this browser, for every product page; '' for none. */
export function readDistrict(): string {
  return readKept(STORAGE_KEY) ?? ''
}

/** @param district  '' clears the choice */
export function writeDistrict(district: string): void {
  keep(STORAGE_KEY, district || null)
}
