import { randomUUID } from 'node:crypto'
import type { orderEvents, orderLines, orderReductions, orders, promotions } from '#api/platform/db/schema.ts'
import { privateColumns } from '#api/sales/orders/private-order.ts'
import { deliveryOf } from '#api/sales/terms/offered-methods.ts'
import type { CheckoutShop } from '#api/sales/terms/shop-queries.ts'
import { isLargeItem } from '#domain/catalog/sizes.ts'
import { orderTotal } from '#domain/checkout/order-total.ts'
import { defined } from '#domain/defined.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { ORDER_NUMBER_LOT_LENGTH, ORDER_NUMBER_CHARACTERS, orderNumber } from '#domain/orders/order-number.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import type { Random } from '../random.ts'
import type { DataKey } from '#api/platform/secrets/data-key.ts'
import type { PlannedOrder } from './plan-orders.ts'

const COLLECTION_CODE_DIGITS = 6
const numberCharacters = [...ORDER_NUMBER_CHARACTERS]

export type OfferedPromotion = Promotion & Pick<typeof promotions.$inferSelect, 'name' | 'translations'>
export type OrderRows = {
  order: typeof orders.$inferInsert & { id: string; state: PlannedOrder['events'][number]['state']; placedAt: Date }
  lines: (typeof orderLines.$inferInsert)[]
  reductions: (typeof orderReductions.$inferInsert)[]
  events: (typeof orderEvents.$inferInsert & { at: Date })[]
}

export type Buyer = { userId: string | null; email: string }
type Context = { dataKey: DataKey; shop: CheckoutShop; promotion?: OfferedPromotion; random: Random }

/** Returns the rows of a planned order. `promotion` is offered to all; a promotion outside its time reduces nothing. */
export function rowsOf(plan: PlannedOrder, { userId, email }: Buyer, context: Context): OrderRows {
  const { dataKey, promotion, random } = context
  const { placedAt, method, payment, estimate, note, events, recipient, business } = plan
  const id = randomUUID()
  const { name, province, district, phone, ...place } = plan.address
  const lot = Array.from({ length: ORDER_NUMBER_LOT_LENGTH }, () => random.pick(numberCharacters))
  const total = totalOf(plan, context)
  const named = { ...(recipient && { recipient }), ...(business && { business }) }
  const details = { ...place, ...accessOf(plan), phone: `+977${phone}`, note, ...named }
  return {
    order: {
      id,
      number: orderNumber(nepalDay(placedAt), lot.join('')),
      userId,
      state: events.at(-1)!.state,
      placedAt,
      name,
      email,
      province,
      district,
      ...privateColumns(dataKey, id, details),
      method,
      payment,
      estimateFirst: estimate?.first ?? null,
      estimateLast: estimate?.last ?? null,
      collectionCode: method === 'pickup' ? collectionCode(random) : null,
      subtotal: total.subtotal,
      shipping: total.shipping,
      shippingVat: total.shippingVat,
      total: total.total,
      vat: total.vat,
    },
    lines: plan.lines.map(({ offer, quantity }, position) => {
      const { productId, variantId, sku, name: title, color, size, type, price, translations } = offer
      const { pictureId, pictureAlt } = offer
      const item = { productId, variantId, sku, name: title, color, size, type, pictureId, pictureAlt, translations }
      const sold = { ...item, price, quantity }
      return { ...sold, ...total.lines[position]!, orderId: id, position }
    }),
    reductions: total.reductions.map(({ promotionId, amount }, position) => {
      const { name: said, translations, code } = defined(promotion, 'promotion')
      return { name: said, translations, code, orderId: id, position, promotionId, amount }
    }),
    events: events.map((event) => ({ ...event, orderId: id, actorId: event.actor === 'shopper' ? userId : null })),
  }
}

function totalOf({ lines, method, placedAt }: PlannedOrder, { shop, promotion }: Context) {
  const priced = lines.map(({ offer, quantity }) => {
    const categoryIds = [String(offer.categoryId), String(offer.subcategoryId)]
    return { unitPrice: offer.price, quantity, categoryIds, isLarge: isLargeItem(offer) }
  })
  return orderTotal(priced, deliveryOf(shop, method), promotion ? [promotion] : [], placedAt)
}

/** Returns the access details that the checkout requires for delivering large goods. */
function accessOf({ lines, method }: PlannedOrder): { floor: number | null; hasLift: boolean; access: string } {
  const isAsked = method !== 'pickup' && lines.some(({ offer }) => isLargeItem(offer))
  return isAsked
    ? { floor: 1, hasLift: false, access: 'The lane is wide enough for a small truck.' }
    : { floor: null, hasLift: false, access: '' }
}

function collectionCode(random: Random): string {
  return Array.from({ length: COLLECTION_CODE_DIGITS }, () => random.whole(0, 9)).join('')
}

/** Whether the order was neither cancelled nor returned. */
export function isKept({ order: { state } }: OrderRows): boolean {
  return state !== 'cancelled' && state !== 'returned'
}
