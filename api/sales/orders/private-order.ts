import type { Business } from '#domain/invoices/business.ts'
import type { Recipient } from '#domain/orders/recipient.ts'
import type { Position } from '#domain/addresses/position.ts'
import { UNKNOWN_PLACE } from '../../people/addresses/address-details.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { decrypt, encrypt } from '../../platform/secrets/encryption.ts'
import { phoneIndex } from '../../platform/secrets/secrets.ts'

/** The encrypted part of an order. Texts are '' when nothing was entered. */
export type PrivateOrder = {
  /** In the form that parseMobile returns. */
  phone: string
  /** English name of a local level of the district; any text in orders of earlier versions. */
  city: string
  ward: number | null
  street_address: string
  landmark: string
  position: Position | null
  apartment: string
  /** Five digits. */
  zip: string
  /** The floor of the delivery, 0 for the ground floor; null if the form did not ask. */
  floor: number | null
  hasLift: boolean
  access: string
  note: string
  /** Absent where the buyer receives it. */
  recipient?: Recipient
  /** The recipient was removed on request. The address is still not the buyer's. */
  isForAnother?: true
  /** Positions of the lines that do not get in by the buyer's own measures; absent for none. */
  doesNotFit?: number[]
  /** The business that the invoice is for. */
  business?: Business
  /** Why the shopper cancelled it. In order_events it could not be deleted with the account. */
  shopperReason?: string
}

/** Returns the columns of the private part: its encrypted text, and the indexes by which phone numbers find the order. */
export function privateColumns(dataKey: DataKey, orderId: string, details: PrivateOrder) {
  return {
    privateDetails: encryptOrder(dataKey, orderId, details),
    phoneIndex: phoneIndex(dataKey, details.phone),
    recipientPhoneIndex: details.recipient ? phoneIndex(dataKey, details.recipient.phone) : null,
  }
}

/** Whether the address of an order is somebody else's, also after the recipient was removed. */
export function isForAnother(details: Pick<PrivateOrder, 'recipient' | 'isForAnother'>): boolean {
  return details.recipient !== undefined || details.isForAnother === true
}

/** @param orderId  the order's `id`, not its number */
export function encryptOrder(dataKey: DataKey, orderId: string, details: PrivateOrder): Buffer {
  return encrypt(dataKey, JSON.stringify(details), orderAad(orderId))
}

/** @throws Error when they were not encrypted for this order with this key */
export function decryptOrder(dataKey: DataKey, orderId: string, bytes: Buffer): PrivateOrder {
  return { ...UNKNOWN_PLACE, ...JSON.parse(decrypt(dataKey, bytes, orderAad(orderId))) }
}

export function orderAad(orderId: string): string {
  return `private details of order ${orderId}`
}
