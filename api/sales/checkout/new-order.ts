import { randomUUID, type KeyObject } from 'node:crypto'
import type { z } from 'zod'
import type { PlaceBody } from '#contract/checkout.ts'
import { businessOf } from '#domain/invoices/business.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { payByOfRequest } from '#domain/instalments/request-states.ts'
import type { Language } from '#domain/language/languages.ts'
import { orderNumber } from '#domain/orders/order-number.ts'
import { recipientOf } from '#domain/orders/recipient.ts'
import { VERIFY_WITHIN_MS } from '#domain/orders/order-verification.ts'
import { isWallet, type PaymentMethod } from '#domain/payments/payment-methods.ts'
import { TRANSFER_PAYS_WITHIN_MS, WALLET_PAYS_WITHIN_MS } from '#domain/payments/payments.ts'
import { defined } from '#domain/defined.ts'
import { emailKey, givenEmail } from '../../people/accounts/email-address.ts'
import { tidyPlace } from '../../people/addresses/address-details.ts'
import { hashCode, newCode } from '../../people/accounts/codes/one-time-code.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { drawnLot, randomCharacters } from '../../platform/secrets/random.ts'
import { privateColumns } from '../orders/private-order.ts'
import type { Buyer } from './buyer.ts'
import type { FiguredOrder } from './figure-order.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { arrivalOf } from '../terms/offered-methods.ts'
import { chosenStore, keptStore } from '../terms/pickup-store.ts'
import type { NewOrder } from './order-queries.ts'
import { keptReductions } from './kept-reductions.ts'
import type { CheckoutShop, CheckoutTerms } from '../terms/shop-queries.ts'

export const COLLECTION_CODE_DIGITS = 6

/** Returns all rows of a checked order, as they will be written. */
export function newOrder(
  given: z.output<typeof PlaceBody>,
  {
    buyer: { userId, phone, takenBy, network, neighborhood, asksCode, isProved },
    shop,
    figured: { bought, total },
    offered,
    asksAccess,
    language,
    secrets,
    now,
    asksInstalments,
  }: {
    buyer: Buyer
    shop: CheckoutShop
    figured: FiguredOrder
    offered: Pick<CheckoutTerms, 'promotions' | 'sets'>
    asksAccess: boolean
    language: Language
    secrets: Pick<Secrets, 'dataKey' | 'codeKey'>
    now: Date
    /** Whether the buyer waits for a bank. One who has proved no contact holds goods for no longer meanwhile. */
    asksInstalments: boolean
  },
): NewOrder {
  // An order that the buyer collects does not come through the measured doors.
  const doesNotFit = given.method === 'pickup' ? [] : positionsOf(given.does_not_fit, bought)
  const buyer = buyerOf(given, { userId, phone, asksAccess, doesNotFit, language, dataKey: secrets.dataKey, now })
  const { id } = buyer
  const { estimate } = arrivalOf(shop, given.method, now)
  const verifyBy = asksCode ? new Date(now.getTime() + VERIFY_WITHIN_MS) : null
  return {
    order: {
      ...buyer,
      store: keptStore(shop, given),
      payBy: asksInstalments && isProved ? payByOfRequest('asked', now) : payByOf(buyer.payment, now),
      verifyBy,
      network,
      neighborhood,
      estimateFirst: estimate?.first ?? null,
      estimateLast: estimate?.last ?? null,
      subtotal: total.subtotal,
      shipping: total.shipping,
      shippingVat: total.shippingVat,
      total: total.total,
      vat: total.vat,
      deposit: null,
      takenBy,
    },
    lines: bought.map(({ variant, product, kept, size, type, picture, count }, position) => ({
      orderId: id,
      position,
      productId: product.id,
      variantId: variant.id,
      sku: variant.sku,
      ...kept,
      size,
      type,
      pictureId: picture?.id ?? null,
      price: variant.price,
      quantity: count,
      ...defined(total.lines[position], `line ${position}`),
    })),
    reductions: keptReductions(id, total, offered),
    code: verifyBy && codeFor(secrets.codeKey, buyer, { verifyBy, now }),
    cartLineIds: bought.map((line) => line.id),
    storeSlug: chosenStore(shop, given)?.slug ?? '',
  }
}

function positionsOf(variantIds: readonly string[] = [], bought: FiguredOrder['bought']): number[] {
  return bought.flatMap(({ variant }, position) => (variantIds.includes(String(variant.id)) ? [position] : []))
}

function codeFor(
  codeKey: KeyObject,
  { id: orderId, email, phoneIndex }: Pick<NewOrder['order'], 'id' | 'email' | 'phoneIndex'>,
  { verifyBy, now }: { verifyBy: Date; now: Date },
): NewOrder['code'] {
  const id = randomUUID()
  const digits = newCode()
  const unused = { registrationId: null, asker: null, tries: 0, usedAt: null, redeemedAt: null }
  return {
    digits,
    row: {
      ...unused,
      id,
      purpose: 'verify-order',
      email: emailKey(email),
      phoneIndex: email === '' ? phoneIndex : null,
      codeHash: hashCode(codeKey, id, digits),
      orderId,
      createdAt: now,
      expiresAt: verifyBy,
    },
  }
}

/** Until when it holds goods, offers and slots without having been paid; cash is paid where the goods are. */
function payByOf(payment: PaymentMethod, now: Date): Date | null {
  if (payment === 'cod') return null
  return new Date(now.getTime() + (isWallet(payment) ? WALLET_PAYS_WITHIN_MS : TRANSFER_PAYS_WITHIN_MS))
}

type GivenBuyer = Omit<
  z.output<typeof PlaceBody>,
  'coupon' | 'credit' | 'instalments' | 'does_not_fit' | 'shown' | 'agreed' | 'store'
>

/**
 * The buyer's columns of an order; generates its number and code.
 *
 * @param phone       the buyer's, as parseMobile returns it
 * @param doesNotFit  positions of the lines that do not get in by the buyer's own measures
 */
export function buyerOf(
  given: GivenBuyer,
  {
    userId,
    phone,
    asksAccess,
    doesNotFit = [],
    language,
    dataKey,
    now,
  }: {
    userId: string | null
    phone: string
    asksAccess: boolean
    doesNotFit?: number[]
    language: Language
    dataKey: DataKey
    now: Date
  },
) {
  const id = randomUUID()
  const { method, payment } = given
  const { province, district, ...place } = tidyPlace(given)
  const asked = asksAccess && method !== 'pickup'
  const business = businessOf(given)
  const recipient = recipientOf(given)
  const details = {
    phone,
    ...place,
    floor: asked ? given.floor : null,
    hasLift: asked && given.hasLift,
    access: asked ? given.access.trim() : '',
    note: given.note.trim(),
    ...(recipient && { recipient }),
    ...(doesNotFit.length > 0 && { doesNotFit }),
    ...(business && { business }),
  }
  return {
    id,
    number: orderNumber(nepalDay(now), drawnLot()),
    userId,
    state: 'pending' as const,
    placedAt: now,
    name: given.name.trim(),
    email: givenEmail(given.email),
    language,
    province,
    district,
    ...privateColumns(dataKey, id, details),
    method,
    payment,
    deliveryDay: null,
    counted: 0,
    collectionCode: method === 'pickup' ? randomCharacters('0123456789', COLLECTION_CODE_DIGITS) : null,
  }
}
