import type { KeyObject } from 'node:crypto'
import type { Position } from '#domain/addresses/position.ts'
import { UNKNOWN_PLACE } from '../../people/addresses/address-details.ts'
import { decrypt, encrypt } from '../../platform/secrets/encryption.ts'
import { phoneIndex } from '../../platform/secrets/secrets.ts'

/** The encrypted part of an order. Texts are '' when nothing was entered. */
export type PrivateOrder = {
  /** As parseMobile gives it. */
  phone: string
  /** A local level of the district by its English name; what was typed in orders of earlier versions. */
  city: string
  ward: number | null
  street_address: string
  landmark: string
  position: Position | null
  apartment: string
  /** Five digits. */
  zip: string
  /** Which floor it is brought to, 0 the ground; null where nobody asked. */
  floor: number | null
  hasLift: boolean
  access: string
  note: string
  /** Why its shopper cancelled it: a record of the change (order_events) could not be forgotten with the account. */
  shopperReason?: string
}

/** The columns that hold it: all of it encrypted, and what finds the order by its phone number. */
export function privateColumns(dataKey: KeyObject, orderId: string, details: PrivateOrder) {
  return {
    privateDetails: encryptOrder(dataKey, orderId, details),
    phoneIndex: phoneIndex(dataKey, details.phone),
  }
}

/** @param orderId  the order's `id`, not its number */
export function encryptOrder(dataKey: KeyObject, orderId: string, details: PrivateOrder): Buffer {
  return encrypt(dataKey, JSON.stringify(details), belongsTo(orderId))
}

/** @throws Error when they were not encrypted for this order with this key */
export function decryptOrder(dataKey: KeyObject, orderId: string, bytes: Buffer): PrivateOrder {
  return { ...UNKNOWN_PLACE, ...JSON.parse(decrypt(dataKey, bytes, belongsTo(orderId))) }
}

function belongsTo(orderId: string): string {
  return `private details of order ${orderId}`
}
