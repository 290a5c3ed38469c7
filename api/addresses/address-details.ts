import type { KeyObject } from 'node:crypto'
import { parseZip, type DeliveryAddress } from '#domain/checkout.ts'
import { parseMobile } from '#domain/phone.ts'
import { decrypt, encrypt } from '../encryption.ts'

const COUNTRY_CODE = '+977'

/**
 * An address as it is kept and compared: without spaces around, ten digits of phone, Latin digits of zip.
 *
 * @param given  one that domain/checkout.ts finds nothing wrong with
 */
export function tidyAddress(given: DeliveryAddress): DeliveryAddress {
  return {
    name: given.name.trim(),
    phone: parseMobile(given.phone)!.slice(COUNTRY_CODE.length),
    street_address: given.street_address.trim(),
    apartment: given.apartment.trim(),
    city: given.city.trim(),
    province: given.province,
    district: given.district,
    zip: parseZip(given.zip) ?? '',
  }
}

/** @param addressId  of the row: bytes moved to another row cannot be read there */
export function encryptAddress(dataKey: KeyObject, addressId: string, address: DeliveryAddress): Buffer {
  return encrypt(dataKey, JSON.stringify(address), belongsTo(addressId))
}

/** @throws Error when it was not encrypted for this row with this key */
export function decryptAddress(dataKey: KeyObject, addressId: string, bytes: Buffer): DeliveryAddress {
  return JSON.parse(decrypt(dataKey, bytes, belongsTo(addressId)))
}

function belongsTo(addressId: string): string {
  return `address ${addressId}`
}
