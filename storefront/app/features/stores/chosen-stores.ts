import type { Store } from '#contract/stores.ts'
import { distanceKm, type Place } from '#domain/stores/distance.ts'
import { openingState } from '#domain/stores/opening-hours.ts'
import { provinceOf, provinces } from '#domain/addresses/provinces.ts'

/** '' where nothing is chosen. */
export type StoreChoice = { province: string; district: string; isOpenOnly: boolean }
export type ShownStore = Store & { distanceKm?: number }

/**
 * Returns the matching stores, the nearest first if the position is known.
 *
 * @param holidays  days on which all stores are closed, such as `2026-11-24`
 */
export function chosenStores(
  stores: readonly Store[],
  { province, district, isOpenOnly }: StoreChoice,
  { from, holidays, now }: { from?: Place | undefined; holidays: readonly string[]; now: Date },
): ShownStore[] {
  const matching = stores.filter((store) => {
    if (district !== '' && store.district !== district) return false
    if (province !== '' && provinceOf(store.district)?.name !== province) return false
    return !isOpenOnly || openingState(store.hours, holidays, now).isOpen
  })
  if (!from) return matching
  return matching
    .map((store) => ({ ...store, distanceKm: distanceKm(from, store) }))
    .toSorted((one, other) => one.distanceKm - other.distanceKm)
}

/** Returns provinces and districts with a store, in the country's order; districts of the chosen province only. */
export function storePlaces(stores: readonly Store[], province: string) {
  const has = (district: string) => stores.some((store) => store.district === district)
  const inhabited = provinces.filter(({ districts }) => districts.some(({ name }) => has(name)))
  const districts = inhabited
    .filter(({ name }) => province === '' || name === province)
    .flatMap((one) => one.districts.filter(({ name }) => has(name)))
  return { provinces: inhabited, districts }
}
