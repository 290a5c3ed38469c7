/** Events that a receiver can choose, with their descriptions in the back office. */
export const webhookEvents = {
  'order.placed': 'An order was placed',
  'order.confirmed': 'An order was confirmed',
  'order.paid': 'An order was paid in full',
  'order.part_delivered': 'Some pieces of an order were handed over, and others follow',
  'order.delivered': 'An order was delivered',
  'order.cancelled': 'An order was cancelled, or ended because it was not paid or confirmed in time',
  'order.returned': 'The last piece of an order came back',
  'order.edited': 'The shop changed an order before it left',
  'order.exchanged': 'Pieces of an order come back, and a new order goes out for them',
  'order.refunded': 'Money went back to the buyer of an order',
  'invoice.issued': 'An invoice was issued',
  'credit_note.issued': 'A credit note was issued',
  'stock.low': 'The stock of a variant fell to its limit, or below it',
  'product.changed': 'A product, its variants, colors or pictures were added, changed or removed',
  'ticket.opened': 'Somebody wrote to the shop',
  'review.written': 'A customer wrote a review',
} as const

export type WebhookEvent = keyof typeof webhookEvents

export const webhookEventNames = Object.keys(webhookEvents) as WebhookEvent[]

/** Sent only when staff press the button. */
export const TEST_EVENT = 'webhook.test'

/**
 * States of a receiver. Messages are written for it in each but `gone`, and sent in `active`, so that a pause loses
 * nothing.
 */
export const endpointStates = [
  'active',
  'paused',
  /** Paused by the shop, because nothing arrived for a day. */
  'failing',
  /** The receiver answered 410: it wants no more. */
  'gone',
] as const
export type EndpointState = (typeof endpointStates)[number]

export const deliveryOutcomes = ['waiting', 'delivered', 'failed'] as const
export type DeliveryOutcome = (typeof deliveryOutcomes)[number]

export const MAX_ENDPOINTS = 20
export const MAX_ADDRESS_LENGTH = 500
export const MAX_DESCRIPTION_LENGTH = 200
/** How long both secrets can be valid after a rotation, in hours. */
export const MAX_OVERLAP_HOURS = 168
/** Characters of an answer that the log keeps. */
export const KEPT_OF_ANSWER = 2_048
