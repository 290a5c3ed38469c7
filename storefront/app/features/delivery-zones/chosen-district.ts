import { keep, readKept } from '../../kept.ts'

const STORAGE_KEY = 'deliveryDistrict'

/** The district this browser chose last, for every product page; '' for none. */
export function readDistrict(): string {
  return readKept(STORAGE_KEY) ?? ''
}

/** @param district  empty when none is chosen any more */
export function writeDistrict(district: string): void {
  keep(STORAGE_KEY, district || null)
}
