import type { Order } from '#contract/orders.ts'

/** An order and what opens it: `token` is the last part of the link (domain/orders/short-token.ts). */
type OfOrder = { number: string; token: string }

/**
 * The data of each SMS. It holds no names and addresses: one Devanagari letter would make an English message cost twice
 * as much.
 */
export type SmsData = {
  /** The code that confirms a guest's order. `total` in rupees, `until` an instant in ISO form. */
  'order-code': { number: string; total: number; code: string; until: string }
  'order-placed': OfOrder & { total: number }
  'order-link': OfOrder
  'order-confirmed': OfOrder & Pick<Order, 'method' | 'estimate' | 'collectionCode'>
  'order-cancelled': OfOrder
  'order-delivered': OfOrder
  /** To a guest who asked a question about a product. */
  'question-answered': { productId: number }
  /** `code` proves to the driver who takes the goods. */
  'delivery-out': OfOrder & { code: string }
}
export type SmsTemplate = keyof SmsData
