import type { SavedAddress } from '#contract/addresses.ts'
import { findLocalLevel } from '#domain/addresses/find-local-level.ts'
import { localLevelsOf } from '#domain/addresses/local-levels.ts'
import { tidyPosition } from '#domain/addresses/position.ts'
import { parseZip, type DeliveryAddress } from '#domain/checkout/checkout.ts'
import { parseMobile } from '#domain/accounts/phone.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { decrypt, encrypt } from '../../platform/secrets/encryption.ts'

const COUNTRY_CODE = '+977'

/** How a driver gets large goods to the door. */
export type Arrival = Pick<SavedAddress, 'floor' | 'hasLift' | 'access'>

/**
 * Returns an address as we store and compare it: trimmed, with a phone of ten digits and a zip in Latin digits.
 *
 * @param given  an address without problems by domain/checkout/checkout.ts
 * @param phone  its mobile number, as parseMobile returns it
 */
export function tidyAddress(given: DeliveryAddress, phone = parseMobile(given.phone)!): DeliveryAddress {
  return {
    name: given.name.trim(),
    phone: phone.slice(COUNTRY_CODE.length),
    ...tidyPlace(given),
  }
}

/** Returns where an address is, as we store it: with the English name of its local level. */
export function tidyPlace(given: Omit<DeliveryAddress, 'name' | 'phone'>): Omit<DeliveryAddress, 'name' | 'phone'> {
  const { district, province, ward, position } = given
  const city = given.city.trim()
  return {
    district,
    province,
    city: findLocalLevel(localLevelsOf(district), city)?.name ?? city,
    ward,
    street_address: given.street_address.trim(),
    landmark: given.landmark.trim(),
    position: position && tidyPosition(position),
    apartment: given.apartment.trim(),
    zip: parseZip(given.zip) ?? '',
  }
}

/**
 * Encrypts an address for one row.
 *
 * @param addressId  of the row: bytes copied to another row cannot be decrypted there
 */
export function encryptAddress(
  dataKey: DataKey,
  addressId: string,
  address: DeliveryAddress & Partial<Arrival>,
): Buffer {
  return encrypt(dataKey, JSON.stringify(address), addressAad(addressId))
}

/** What addresses of earlier versions lack. */
export const UNKNOWN_PLACE = { ward: null, landmark: '', position: null } satisfies Partial<DeliveryAddress>

export const UNKNOWN_ARRIVAL: Arrival = { floor: null, hasLift: false, access: '' }

/**
 * Decrypts an address.
 *
 * @throws Error when it was not encrypted for this row with this key
 */
export function decryptAddress(dataKey: DataKey, addressId: string, bytes: Buffer): DeliveryAddress & Arrival {
  return { ...UNKNOWN_PLACE, ...UNKNOWN_ARRIVAL, ...JSON.parse(decrypt(dataKey, bytes, addressAad(addressId))) }
}

export function addressAad(addressId: string): string {
  return `address ${addressId}`
}
