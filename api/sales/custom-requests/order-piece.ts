import type { z } from 'zod'
import type { AcceptBody } from '#contract/custom-requests.ts'
import { parseMobile } from '#domain/accounts/phone.ts'
import { ANOTHER_COLOR, customPieceName } from '#domain/custom-requests/request-form.ts'
import { depositBy, depositOf } from '#domain/custom-requests/custom-quote.ts'
import type { Language } from '#domain/language/languages.ts'
import { nepaliPieceName } from '#domain/custom-requests/nepali-piece-name.ts'
import type { OrderTotal } from '#domain/checkout/order-total.ts'
import { defined } from '#domain/defined.ts'
import { buyerOf } from '../checkout/new-order.ts'
import { orderMail, receivedMail } from '../orders/order-mails.ts'
import { keptStore } from '../terms/pickup-store.ts'
import type { CheckoutShop } from '../terms/shop-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { orderEvents, orderLines, orders } from '../../platform/db/schema.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { readPlaced } from '../orders/order-queries.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { changeHeldRequest } from './change-held-request.ts'
import { isMadeToLieOn } from './custom-news.ts'
import { readMadeAfter, type StoredQuote, type StoredRequest } from './request-queries.ts'

/** SKU of every custom piece, which is not in the catalog. */
const CUSTOM_SKU = 'CUSTOM'

type Accepted = {
  request: StoredRequest
  by: Changer
  given: z.output<typeof AcceptBody>
  language: Language
  quote: StoredQuote
  total: OrderTotal
  shop: CheckoutShop
  asksAccess: boolean
  now: Date
}

/**
 * Inserts the order that a request becomes, and enqueues its mails. Its one line has no product: it neither takes stock
 * nor returns any.
 *
 * @param tx  has locked the request
 * @returns the order's ID
 */
export async function orderPiece(tx: Db, secrets: Secrets, accepted: Accepted): Promise<string> {
  const { request, by, given, language, quote, total, shop, asksAccess, now } = accepted
  const { dataKey } = secrets
  const { subtotal, shipping, shippingVat, total: sum, vat } = total
  const phone = defined(parseMobile(given.phone), 'mobile number')
  const buyer = buyerOf(given, { userId: request.userId, phone, asksAccess, language, dataKey, now })
  const payBy = depositBy(now, quote.validUntil)
  const inserted = await tx
    .insert(orders)
    .values({
      ...buyer,
      store: keptStore(shop, given),
      payBy,
      subtotal,
      shipping,
      shippingVat,
      total: sum,
      vat,
      deposit: depositOf(sum),
    })
    .returning()
  const order = onlyRow(inserted)
  await insertLine(tx, order.id, accepted)
  const { id, state } = order
  await tx.insert(orderEvents).values({ orderId: id, action: 'place', state, actor: by.actor, actorId: by.id, at: now })
  await changeHeldRequest(tx, dataKey, request, { action: 'accept', by, now, orderId: id })

  const mailIn = async (read: Language) => orderMail(await readPlaced(tx, order, read), secrets, shop)
  const waits = { deposit: depositOf(sum), payBy: payBy.toISOString(), weeks: quote.weeks }
  await queueMail(tx, secrets, {
    event: `custom-accepted:${id}`,
    to: buyer.email,
    template: 'custom-accepted',
    language,
    data: { order: await mailIn(language), ...waits },
  })
  await queueMail(tx, secrets, receivedMail(id, await mailIn('en'), shop.email))
  return id
}

async function insertLine(tx: Db, orderId: string, { request, quote, total }: Accepted): Promise<void> {
  const product = await readMadeAfter(tx, request.id, 'en')
  const nepali = await readMadeAfter(tx, request.id, 'ne')
  const { widthCm: width, heightCm: height, depthCm: depth, material } = request
  const size = { width, height, depth }
  await tx.insert(orderLines).values({
    orderId,
    position: 0,
    sku: CUSTOM_SKU,
    name: customPieceName(product?.name ?? null, material, size),
    // The order would show a swatch, which another color than the product's does not have.
    color: request.color?.slug === ANOTHER_COLOR ? null : request.color,
    pictureId: product?.picture?.id ?? null,
    pictureAlt: product?.picture?.alt ?? '',
    translations: {
      ne: {
        name: nepaliPieceName(nepali && { name: nepali.name, isLainOn: isMadeToLieOn(nepali) }, material, size),
        ...(nepali?.picture && { pictureAlt: nepali.picture.alt }),
      },
    },
    price: quote.price,
    quantity: 1,
    ...onlyRow(total.lines),
  })
}
