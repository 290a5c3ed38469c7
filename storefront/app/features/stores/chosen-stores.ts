import type { Store } from '#contract/stores.ts'
import { distanceKm, type Place } from '#domain/stores/distance.ts'
import { openingState } from '#domain/stores/opening-hours.ts'
import { provinces } from '#domain/addresses/provinces.ts'

/** '' where nothing was chosen. */
export type StoreChoice = { province: string; district: string; isOpenOnly: boolean }
export type ShownStore = Store & { distanceKm?: number }

/**
 * Those that match, the nearest first where it is known from where.
 *
 * @param holidays  days on which they all stay closed, as `2026-11-24`
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

/** The province of a district, by its English name. */
export function provinceOf(district: string) {
  return provinces.find((province) => province.districts.some(({ name }) => name === district))
}

/** Provinces and districts in which there is a store, in the order of the country; districts only of the chosen province. */
export function storePlaces(stores: readonly Store[], province: string) {
  const has = (district: string) => stores.some((store) => store.district === district)
  const inhabited = provinces.filter(({ districts }) => districts.some(({ name }) => has(name)))
  const districts = inhabited
    .filter(({ name }) => province === '' || name === province)
    .flatMap((one) => one.districts.filter(({ name }) => has(name)))
  return { provinces: inhabited, districts }
}
