import { useSyncExternalStore } from 'react'
import { keep, readKept } from '../../../storage.ts'

export const STORAGE_KEY = 'deliveryDistrict'

const signals = new EventTarget()
/** Replaces storage where the browser has none (private windows, full storage), until the visitor leaves the page. */
let unsaved: string | undefined

/** Returns the district chosen in this browser, by its English name; '' for none. */
export function readDistrict(): string {
  return unsaved ?? readKept(STORAGE_KEY) ?? ''
}

/** @param district  '' clears the choice */
export function chooseDistrict(district: string): void {
  unsaved = keep(STORAGE_KEY, district || null) ? undefined : district
  signals.dispatchEvent(new Event('choice'))
}

/** Calls back when the choice changes, here or in another tab. */
export function onDistrictChange(listener: () => void): () => void {
  signals.addEventListener('choice', listener)
  window.addEventListener('storage', listener)
  return () => {
    signals.removeEventListener('choice', listener)
    window.removeEventListener('storage', listener)
  }
}

/** Returns the chosen district; '' in the served HTML, which is the same for everyone. */
export function useDistrict(): string {
  return useSyncExternalStore(onDistrictChange, readDistrict, () => '')
}
