import { z } from 'zod'
import { deliveryMethods } from '#domain/delivery-zones/delivery-estimate.ts'
import { languages } from '#domain/language/languages.ts'
import { orderStates } from '#domain/orders/order-states.ts'
import { paymentMethods } from '#domain/payments/payment-methods.ts'
import { commaSet, Day, Rupees } from '#contract/common.ts'
import { choice, days, Instant, PageQuery, updatedSince } from './parts.ts'

const MAX_ID_LENGTH = 60
const MAX_REASON_LENGTH = 500
const MAX_WORDS_LENGTH = 2_000

const Line = z.object({
  position: z.int().describe('From 0'),
  productId: z.int().nullable().describe('Null once the product is deleted, as is `variantId`'),
  variantId: z.int().nullable(),
  sku: z.string(),
  name: z.string(),
  ...choice,
  quantity: z.int(),
  price: Rupees.describe('Of one piece'),
  discount: Rupees.describe('Part of the order’s discount'),
  total: Rupees,
})

const Contact = z.object({
  name: z.string(),
  email: z.string().describe('Empty for a guest without one'),
  phone: z.string().describe('Such as +9779841234567'),
  province: z.string(),
  district: z.string(),
  city: z.string(),
  ward: z.int().nullable(),
  streetAddress: z.string(),
  landmark: z.string(),
  apartment: z.string(),
  zip: z.string(),
  floor: z.int().nullable().describe('0 for the ground floor'),
  hasLift: z.boolean(),
  access: z.string(),
  note: z.string().describe('What the buyer wrote'),
  recipientName: z.string().describe('The recipient in place of the buyer; empty if the buyer receives it'),
  recipientPhone: z.string().describe('The driver calls it, such as +9779841234567; empty if the buyer receives it'),
  isGift: z.boolean().describe('The packing slip names no amount'),
})

/** Everything agreed, and how far the order is. subtotal + shipping − discount = total. */
export const ApiOrder = z.object({
  id: z.uuid(),
  number: z.string(),
  state: z.enum(orderStates),
  channel: z.enum(['shop', 'phone', 'custom']),
  placedAt: Instant,
  language: z.enum(languages),
  customerId: z.uuid().nullable().describe('Null for a guest, and once the account is deleted'),
  paymentMethod: z.enum(paymentMethods),
  deliveryMethod: z.enum(deliveryMethods),
  deliveryDay: Day.nullable().describe('Of the next open delivery, or else of the last one'),
  lines: z.array(Line),
  subtotal: Rupees,
  shipping: Rupees,
  discount: Rupees,
  total: Rupees,
  vat: Rupees.describe('Contained in the total'),
  paid: z.int().describe('Payments minus refunds'),
  exchanged: Rupees.describe('Paid by pieces of another order that come back in exchange'),
  changedAt: Instant.nullable().describe('When the shop last edited it or exchanged pieces of it; null for never'),
  due: Rupees.describe('Still to be paid'),
  contact: Contact.nullable().describe('Null without the scope customers:read, and once the account is deleted'),
})
export type ApiOrder = z.infer<typeof ApiOrder>
/** What a key that may not read orders learns of one that it changed. */
export const ApiChangedOrder = ApiOrder.pick({ id: true, number: true, state: true })
export type ApiChangedOrder = z.infer<typeof ApiChangedOrder>

export const ApiOrdersQuery = PageQuery.extend({
  state: commaSet(z.enum(orderStates)).optional().describe('One or several, with commas between'),
  customerId: z.uuid().optional(),
  ...days,
  ...updatedSince,
})
export type ApiOrdersQuery = z.output<typeof ApiOrdersQuery>

export const OrderAsked = z.strictObject({
  id: z.string().max(MAX_ID_LENGTH).describe('The id of an order, or its number'),
})
export const CancelBody = z.strictObject({
  reason: z.string().trim().min(1).max(MAX_REASON_LENGTH).describe('The customer reads it'),
})
export const OrderNoteBody = z.strictObject({
  words: z.string().trim().min(1).max(MAX_WORDS_LENGTH).describe('Only staff read it'),
})
export const ApiNote = z.object({ orderId: z.uuid(), words: z.string() })
