import { parseMobile } from '#domain/accounts/phone.ts'
import { defined } from '#domain/defined.ts'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import type { Shopper } from '../../shop/cart/cart-owner.ts'
import { phoneIndex, type Secrets } from '../../platform/secrets/secrets.ts'
import { neighborhoodIndex, networkIndex } from '../../platform/rate-limits/network-name.ts'
import { emailKey } from '../../people/accounts/email-address.ts'
import type { Taker } from '../orders/taken-orders.ts'
import type { Customer } from './uses-each.ts'

/** Origin of a request to place an order. */
export type PlacedFrom = {
  ip: string
  /** Whether a code that went to the order's email address or phone was entered in this browser before. */
  isKnownBuyer?: boolean
  /** Member of staff who places the order for a caller, and the caller's account; null for a guest. */
  taken?: { by: Taker; userId: string | null }
}

/** Buyer of an order, parsed once from the form, the session and the request. */
export type Buyer = Customer & {
  /** As parseMobile returns it. */
  phone: string
  phoneIndex: Buffer
  /** Staff account that places the order for a caller; null otherwise. */
  takenBy: string | null
  /** Keyed hash of the client's network; null for phone orders, because callers share the shop's network. */
  network: Buffer | null
  /** The same of its neighborhood. */
  neighborhood: Buffer | null
  /** Whether the order must be confirmed by a code that we mail or send by SMS. */
  asksCode: boolean
  /** Whether the buyer proved before to own the email address or phone, or talks to staff. */
  isProved: boolean
}

/** @param given  a form without problems by domain/checkout/checkout.ts; `isCovered`: credit pays all of it */
export function parseBuyer(
  given: { email: string; phone: string; payment: PaymentMethod; isCovered?: boolean },
  shopper: Shopper,
  { ip, isKnownBuyer, taken }: PlacedFrom,
  { dataKey, rateLimitKey }: Pick<Secrets, 'dataKey' | 'rateLimitKey'>,
): Buyer {
  const accountId = shopper.kind === 'user' ? shopper.key : null
  const userId = taken ? taken.userId : accountId
  const phone = defined(parseMobile(given.phone), 'mobile number')
  const isGuest = userId === null && !taken
  return {
    userId,
    email: given.email,
    phone,
    phoneIndex: phoneIndex(dataKey, phone),
    takenBy: taken?.by.id ?? null,
    network: taken ? null : networkIndex(rateLimitKey, ip),
    neighborhood: taken ? null : neighborhoodIndex(rateLimitKey, ip),
    asksCode: isGuest && given.payment === 'cod' && !given.isCovered && !isKnownBuyer,
    isProved: !isGuest || Boolean(isKnownBuyer),
  }
}

/** Whether news about the order go to the phone. */
export function getsSms({ email }: Pick<Buyer, 'email'>): boolean {
  return email.trim() === ''
}

/** Names the buyer in counts: by email address, or else by phone number. */
export function contactKeyOf(buyer: Pick<Buyer, 'email' | 'phoneIndex'>): string {
  return getsSms(buyer) ? `phone ${buyer.phoneIndex.toString('base64url')}` : emailKey(buyer.email)
}
