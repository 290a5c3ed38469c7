import type { Order } from '#contract/orders/orders.ts'
import type { Language } from '#domain/language/languages.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import { parseMobile } from '#domain/accounts/phone.ts'
import { emailKey } from '../../people/accounts/email-address.ts'
import type { AddressLimits } from '../../platform/rate-limits/address-limits.ts'
import type { Limit } from '../../platform/rate-limits/limit.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { isSameSecret } from '../../platform/secrets/hash.ts'
import { findOrder } from './order-queries.ts'
import type { StoredOrder } from './order-record.ts'
import { decryptOrder, encryptOrder, type PrivateOrder } from './private-order.ts'
import { nothingTracked } from './refusals.ts'
import { showOrder, type ShowingShop } from './show-order.ts'
import { contactKey } from '../../platform/secrets/track-key.ts'

export type TrackShop = ShowingShop & { addressLimits: AddressLimits; failedTracks: Limit }

/**
 * Finds a guest's order by its number and the phone number or email address that it was placed with. The caller may be
 * the driver, so the answer and its key are read-only and omit codes (decisions 028 and 033).
 *
 * @param ip  of the client, which reads the answer in `language`
 * @throws AppError not_found, the same for every mistake; too_many_requests after many mistakes, then also for a right
 *         contact, so that concurrent guesses reveal nothing
 */
export async function trackOrder(
  shop: TrackShop,
  given: { orderId: string; contact: string },
  { ip, language }: { ip: string; language: Language },
): Promise<{ data: Order; trackKey: string }> {
  const { db, secrets, failedTracks, addressLimits } = shop
  const number = parseOrderNumber(given.orderId)
  const counted = number ?? 'none'
  await Promise.all([addressLimits.wrongTracks.refuse(ip), failedTracks.refuse(counted)])
  const order = await findOrder(db, number ?? '')
  if (!isContactOf(secrets.dataKey, order ?? nobodys(secrets.dataKey), given.contact) || !order) {
    await addressLimits.wrongTracks.take(ip)
    if (number !== null) await failedTracks.take(counted)
    throw nothingTracked()
  }
  await failedTracks.refuse(counted)
  return {
    data: await showOrder(shop, order, { id: null, language }),
    trackKey: contactKey(secrets.orderKey, order.number),
  }
}

type Contacts = Pick<StoredOrder, 'id' | 'email' | 'privateDetails'>

/** Always compares both the email address and the phone, so that the time reveals neither. */
function isContactOf(dataKey: DataKey, { id, email, privateDetails }: Contacts, contact: string): boolean {
  if (privateDetails === null) return false // the account was deleted
  const { phone } = decryptOrder(dataKey, id, privateDetails)
  const isEmail = isSame(emailKey(contact), emailKey(email))
  const isPhone = isSame(parseMobile(contact) ?? '', phone)
  return isEmail || isPhone
}

function isSame(given: string, right: string): boolean {
  return isSameSecret(given, right) && right !== ''
}

const nobody: PrivateOrder = {
  phone: '',
  city: 'Pokhara',
  ward: 6,
  street_address: 'Baidam Road, Lakeside',
  landmark: '',
  position: null,
  apartment: '',
  zip: '33700',
  floor: null,
  hasLift: false,
  access: '',
  note: '',
}

const stands = new WeakMap<DataKey, Contacts>()

/** Stands in for an unknown order, so that its answer takes as long. Made once. */
function nobodys(dataKey: DataKey): Contacts {
  const id = '00000000-0000-4000-8000-000000000000'
  const made = stands.get(dataKey) ?? { id, email: '', privateDetails: encryptOrder(dataKey, id, nobody) }
  stands.set(dataKey, made)
  return made
}
