import type { Problems } from '../accounts/account-problems.ts'
import { isOneLine } from '../text.ts'
import { MAX_ADDRESS_LENGTH } from './address-length.ts'
import { provinces } from './provinces.ts'

/** In the order they stand in forms; the names are those of the API. */
export const addressFields = ['province', 'district', 'City', 'street_address_1'] as const
export type AddressField = (typeof addressFields)[number]

/** The districts of a province, by its English name; none for a name that is no province. */
export function districtsOf(province: string): readonly { name: string }[] {
  return provinces.find(({ name }) => name === province)?.districts ?? []
}

/** What is wrong with an address of which no part is blank. */
export function addressProblems(given: Record<AddressField, string>): Problems<AddressField> {
  return {
    ...(districtsOf(given.province).length === 0 && { province: 'province' }),
    ...(!districtsOf(given.province).some(({ name }) => name === given.district) && { district: 'district' }),
    ...problemOf('City', given.City),
    ...problemOf('street_address_1', given.street_address_1),
  }
}

/** `Pokhara-6`, as addresses in Nepal are written; the name alone where nobody knows the ward. */
export function townWithWard(town: string, ward: number | string | null): string {
  return ward === null ? town : `${town}-${ward}`
}

function problemOf(field: AddressField, text: string): Problems<AddressField> {
  if (!isOneLine(text)) return { [field]: 'hidden-sign' }
  return text.length > MAX_ADDRESS_LENGTH ? { [field]: 'too-long' } : {}
}
