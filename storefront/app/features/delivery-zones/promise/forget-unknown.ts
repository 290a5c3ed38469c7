import type { DeliveryZonesReply } from '#contract/delivery-zones.ts'
import { chooseDistrict, onDistrictChange, readDistrict } from '../district/district.ts'

/** Forgets a district that Nepal does not have, now and later: storage may hold anything that somebody typed there. */
export function forgetUnknown({ provinces }: DeliveryZonesReply['data']): void {
  const known = new Set(['', ...provinces.flatMap(({ districts }) => districts.map(({ name }) => name))])
  const check = () => {
    if (!known.has(readDistrict())) chooseDistrict('')
  }
  check()
  onDistrictChange(check)
}
