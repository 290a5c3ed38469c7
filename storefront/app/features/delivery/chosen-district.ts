const STORAGE_KEY = 'deliveryDistrict'

/** The district this browser chose last, for every product page; none where it keeps nothing (private windows). */
export function readDistrict(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? ''
  } catch {
    return ''
  }
}

/** @param district  empty when none is chosen any more */
export function writeDistrict(district: string): void {
  try {
    if (district) localStorage.setItem(STORAGE_KEY, district)
    else localStorage.removeItem(STORAGE_KEY)
  } catch (error) {
    console.warn('The district is not kept', error)
  }
}
