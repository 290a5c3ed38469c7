import { randomUUID } from 'node:crypto'
import { deliveryOf } from '#api/sales/terms/offered-methods.ts'
import type { CheckoutShop } from '#api/sales/terms/shop-queries.ts'
import type { Db } from '#api/platform/db/client.ts'
import { productionSteps, type orderEvents } from '#api/platform/db/schema.ts'
import { privateColumns } from '#api/sales/orders/private-order.ts'
import { customPieceName } from '#domain/custom-requests/request-form.ts'
import { depositBy, depositOf } from '#domain/custom-requests/custom-quote.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { nepaliPieceName } from '#domain/custom-requests/nepali-piece-name.ts'
import { orderNumber } from '#domain/orders/order-number.ts'
import { orderTotal } from '#domain/checkout/order-total.ts'
import { demoAddresses, demoShopper } from '../shopper.ts'
import type { DataKey } from '#api/platform/secrets/data-key.ts'
import { offerOf, type Offer } from './offers.ts'

const DAY_MS = 86_400_000

/** A custom piece in production. The figures of its history are days before now. */
export const demoPiece = {
  slug: 'janaki-six-seater-dining-set',
  size: { width: 240, height: 76, depth: 100 },
  material: 'Wood',
  price: 132_000,
  weeks: 8,
  requested: 26,
  quoted: 24,
  /** Last day of the quote. */
  validUntil: 3,
  accepted: 20,
  deposited: 18,
} as const

const steps = [
  { stage: 'design', note: 'The drawing is done: eight seats, and the legs stand where nobody sits.', daysAgo: 16 },
  { stage: 'timber', note: 'Sal from Chitwan, dry enough to be cut next week.', daysAgo: 9 },
] as const

type Event = typeof orderEvents.$inferInsert & { at: Date }
type Context = { userId: string; dataKey: DataKey; shop: CheckoutShop; now: Date }

/** Returns the rows of its order, as after accepting the quote, paying the deposit and starting production. */
export function customPieceRows(offers: readonly Offer[], { userId, dataKey, shop, now }: Context) {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const { slug, size, material, price, accepted, deposited, validUntil } = demoPiece
  const { name: product, pictureId, pictureAlt, translations } = offerOf(offers, slug)
  const [id, placedAt] = [randomUUID(), ago(accepted)]
  const { name, province, district, phone, ...place } = demoAddresses[0]
  const access = { floor: 1, hasLift: false, access: 'The lane is wide enough for a small truck.' }
  const priced = [{ unitPrice: price, quantity: 1, categoryIds: [], isLarge: true }]
  const { lines, subtotal, shipping, shippingVat, total, vat } = orderTotal(
    priced,
    deliveryOf(shop, 'standard'),
    [],
    placedAt,
  )
  const event = (daysAgo: number, values: Omit<Event, 'orderId' | 'at'>) => ({
    ...values,
    orderId: id,
    at: ago(daysAgo),
  })
  return {
    order: {
      id,
      number: orderNumber(nepalDay(placedAt), 'T4B8M3NG'),
      userId,
      state: 'confirm' as const,
      placedAt,
      name,
      email: demoShopper.email,
      province,
      district,
      ...privateColumns(dataKey, id, { ...place, ...access, phone: `+977${phone}`, note: '' }),
      method: 'standard' as const,
      payment: 'bank' as const,
      payBy: depositBy(placedAt, nepalDay(ago(validUntil))),
      subtotal,
      shipping,
      shippingVat,
      total,
      vat,
      deposit: depositOf(total),
    },
    lines: [
      {
        orderId: id,
        position: 0,
        sku: 'CUSTOM',
        name: customPieceName(product, material, size),
        pictureId,
        pictureAlt,
        translations: {
          ne: {
            ...translations.ne,
            name: nepaliPieceName({ name: translations.ne.name, isLainOn: false }, material, size),
          },
        },
        price,
        quantity: 1,
        ...lines[0]!,
      },
    ],
    reductions: [],
    events: [
      event(accepted, { action: 'place', state: 'pending', actor: 'shopper', actorId: userId }),
      event(deposited, { action: 'confirm', state: 'confirm', actor: 'system' }),
      ...steps.map(({ stage, daysAgo }) =>
        event(daysAgo, { action: 'production', state: 'confirm', actor: 'staff', detail: { stage } }),
      ),
    ],
  }
}

/** Inserts the workshop's progress messages to the buyer. */
export async function insertPieceSteps(tx: Db, orderId: string, now: Date): Promise<void> {
  await tx.insert(productionSteps).values(
    steps.map(({ stage, note, daysAgo }) => {
      return { orderId, stage, note, at: new Date(now.getTime() - daysAgo * DAY_MS) }
    }),
  )
}
