import { MAX_FLOOR, MAX_NOTE_LENGTH, MAX_APARTMENT_LENGTH, MAX_LANDMARK_LENGTH } from '#domain/checkout/checkout.ts'
import { deliveryMethods } from '#domain/delivery-zones/delivery-estimate.ts'
import { deliverySlotNames, deliveryStates } from '#domain/fulfilment/delivery-planning.ts'
import { bankNews } from '#domain/instalments/request-states.ts'
import { languages } from '#domain/language/languages.ts'
import { orderStates, type OrderAction } from '#domain/orders/order-states.ts'
import { paymentMethods } from '#domain/payments/payment-methods.ts'
import { ChosenColor } from '#contract/catalog/colors.ts'
import { commaSet, Day, MAX_INTEGER, Picture, QueryFlag, QueryRowId, WholeNumber, Rupees } from '#contract/common.ts'
import { OrderEditDetail } from '#contract/admin/orders/edits.ts'
import { Assignment, OwnerFilter } from '#contract/admin/assignments.ts'
import { AdminPayment, AdminRefund, PaymentAttempt } from '#contract/admin/payments/payments.ts'
import { DoorPosition, Recipient, Ward } from '#contract/checkout.ts'
import { Order, OrderEvent } from '#contract/orders/orders.ts'
import { z } from 'zod'
import { listQuery, Version, longListOf } from './list.ts'

const MAX_WORDS_LENGTH = 2_000
const MAX_REASON_LENGTH = 500
const MAX_TEXT_LENGTH = 200

/** Payment state of an order, for the list's filter. */
export const moneyStates = ['unpaid', 'part-paid', 'paid', 'overpaid'] as const
/** Open matters that wait for an answer or a refund from the shop. */
export const openThings = ['return', 'damage', 'refund', 'voucher', 'instalments'] as const
/** The channel through which the order was placed. */
const orderChannels = ['shop', 'phone', 'custom'] as const

const orderSorts = ['placedAt', 'number', 'name', 'district', 'total', 'deliveryDay', 'state'] as const
const Sum = WholeNumber(0, MAX_INTEGER)

/** `q` searches order numbers, names and email addresses; a mobile number finds the orders of its buyer or recipient. */
export const AdminOrdersQuery = listQuery(orderSorts, {
  state: commaSet(z.enum(orderStates)).optional(),
  payment: commaSet(z.enum(paymentMethods)).optional(),
  money: z.enum(moneyStates).optional(),
  method: commaSet(z.enum(deliveryMethods)).optional(),
  province: z.string().max(MAX_TEXT_LENGTH).optional(),
  district: z.string().max(MAX_TEXT_LENGTH).optional(),
  zoneId: QueryRowId.optional(),
  /** Dates in Nepal, both included. */
  placedFrom: Day.optional(),
  placedUntil: Day.optional(),
  /** Hour of the clock in Nepal in which it was placed: 9 is from 9:00 to 9:59. */
  placedHour: WholeNumber(0, 23).optional(),
  deliveryFrom: Day.optional(),
  deliveryUntil: Day.optional(),
  totalFrom: Sum.optional(),
  totalUntil: Sum.optional(),
  open: commaSet(z.enum(openThings)).optional(),
  channel: z.enum(orderChannels).optional(),
  hasNotes: QueryFlag.optional(),
  /** Whether somebody else receives the order, as with a gift. */
  hasRecipient: QueryFlag.optional(),
  userId: z.uuid().optional(),
  owner: OwnerFilter.optional(),
})
export type AdminOrdersQuery = z.output<typeof AdminOrdersQuery>

/** An order as a row of the list. */
export const AdminOrderRow = z.object({
  id: z.uuid(),
  number: z.string(),
  placedAt: z.iso.datetime(),
  /** '' if the account was deleted. */
  name: z.string(),
  /** Ten digits; '' if the account was deleted, as are the texts of the address. */
  phone: z.string(),
  /** '' if a guest gave none. */
  email: z.string(),
  userId: z.uuid().nullable(),
  province: z.string(),
  district: z.string(),
  city: z.string(),
  ward: Ward,
  street_address: z.string(),
  landmark: z.string(),
  position: DoorPosition,
  /** The recipient in place of the customer; null if the customer receives it. */
  recipient: Recipient.nullable(),
  state: z.enum(orderStates),
  /** Payment method chosen when the order was placed. */
  payment: z.enum(paymentMethods),
  total: Rupees,
  /** `paid`: payments minus refunds. `due`: still to be paid. `owed`: refunds promised but not yet paid. */
  paid: Rupees,
  due: Rupees,
  owed: Rupees,
  method: z.enum(deliveryMethods),
  /** The next open delivery, or else the last one; null until a day is chosen. */
  delivery: z
    .object({ state: z.enum(deliveryStates), day: Day.nullable(), slot: z.enum(deliverySlotNames).nullable() })
    .nullable(),
  estimate: z.object({ first: Day, last: Day }).nullable(),
  /** `isCustom`: made to measure. `isPhone`: entered by staff for a caller. */
  isCustom: z.boolean(),
  isPhone: z.boolean(),
  /** Deadline for the customer to enter the code from our email or SMS; null if no code is pending. */
  verifyBy: z.iso.datetime().nullable(),
  isRefundLate: z.boolean(),
  open: z.array(z.enum(openThings)),
  /** Number of internal notes, and whether the customer left one. */
  notes: z.int().nonnegative(),
  hasBuyerNote: z.boolean(),
  assignment: Assignment,
})
export type AdminOrderRow = z.infer<typeof AdminOrderRow>
export const AdminOrderList = longListOf(AdminOrderRow)

/** Actions on a whole order. An order becomes delivered through the handover of its deliveries. */
export const orderActNames = ['confirm', 'cancel', 'return'] as const satisfies readonly OrderAction[]

/** A state change. `why` explains why it is not possible now; null if it is possible. */
const OrderAct = z.object({ action: z.enum(orderActNames), why: z.string().nullable() })

const AdminEvent = OrderEvent.extend({
  /** Name of the staff member or customer who did it; null for the system. */
  who: z.string().nullable(),
  /** `isUntold`: the buyer got no message about it, because staff had caused many. */
  detail: OrderEvent.shape.detail.extend({
    isUntold: z.literal(true).optional(),
    edit: OrderEditDetail.optional(),
  }),
})

const SentMail = z.object({
  template: z.string(),
  to: z.string(),
  at: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** Whether sending failed and will be retried. */
  isStuck: z.boolean(),
})

const SentSms = z.object({
  template: z.string(),
  at: z.iso.datetime(),
  /** Null while it waits. `no-number`: the gateway called the number invalid. */
  outcome: z.enum(['sent', 'no-number', 'halted', 'refused', 'away', 'expired', 'capped']).nullable(),
})

const AdminVoucher = z.object({
  id: z.uuid(),
  photo: z.uuid(),
  state: z.enum(['sent', 'accepted', 'declined']),
  sentAt: z.iso.datetime(),
  answer: z.string(),
})

export const OrderNote = z.object({
  id: z.uuid(),
  staffId: z.uuid(),
  staffName: z.string(),
  words: z.string(),
  at: z.iso.datetime(),
})
export type OrderNote = z.infer<typeof OrderNote>

/** Address and contact; staff can change them until the order leaves the shop. */
const contactShape = {
  /** In the form that `parseMobile` returns. */
  phone: z.string().max(MAX_TEXT_LENGTH),
  city: z.string().max(MAX_TEXT_LENGTH),
  ward: Ward,
  street_address: z.string().max(MAX_TEXT_LENGTH),
  landmark: z.string().max(MAX_LANDMARK_LENGTH).default(''),
  position: DoorPosition,
  apartment: z.string().max(MAX_APARTMENT_LENGTH),
  zip: z.string().max(MAX_TEXT_LENGTH),
  floor: z.int().min(0).max(MAX_FLOOR).nullable(),
  hasLift: z.boolean(),
  access: z.string().max(MAX_NOTE_LENGTH),
  note: z.string().max(MAX_NOTE_LENGTH),
}
/** The recipient in place of the buyer; '' for nobody. The phone in the form that `parseMobile` returns. */
const recipientShape = {
  recipient_name: z.string().max(MAX_TEXT_LENGTH),
  recipient_phone: z.string().max(MAX_TEXT_LENGTH),
  /** The packing slip names no amount. */
  is_gift: z.boolean(),
}
export const OrderContact = z.object({ version: Version, ...contactShape, ...recipientShape })
export type OrderContact = z.infer<typeof OrderContact>
/** Without the fields of a recipient, the order keeps whom it has. */
export const OrderContactBody = z.strictObject({
  version: Version,
  ...contactShape,
  ...z.object(recipientShape).partial().shape,
})
export type OrderContactBody = z.infer<typeof OrderContactBody>

export const AdminLine = z.object({
  position: z.int().nonnegative(),
  productId: z.int().nullable(),
  variantId: z.int().nullable(),
  sku: z.string(),
  name: z.string(),
  color: ChosenColor.nullable(),
  size: z.string().nullable(),
  type: z.string().nullable(),
  picture: Picture.nullable(),
  price: Rupees,
  quantity: z.int().positive(),
  reduction: Rupees,
  total: Rupees,
})

/** The full order for staff. `order` is the buyer's view, without the codes that prove the buyer's identity. */
export const AdminOrder = z.object({
  id: z.uuid(),
  number: z.string(),
  state: z.enum(orderStates),
  order: Order,
  /** What staff have yet to tell the bank of its request for instalments; null for nothing. */
  tellBank: z.enum(bankNews).nullable(),
  lines: z.array(AdminLine),
  language: z.enum(languages),
  userId: z.uuid().nullable(),
  isCustom: z.boolean(),
  /** The staff member who placed it for a caller; null for other orders. */
  takenBy: z.string().nullable(),
  /** Whether the account was deleted, and with it the buyer's personal data. */
  isForgotten: z.boolean(),
  payBy: z.iso.datetime().nullable(),
  acts: z.array(OrderAct),
  contact: OrderContact,
  /** Why the contact can no longer be changed; null if it can. */
  contactWhy: z.string().nullable(),
  /** Ids for /deliveries/{id}, in the same order as `order.deliveries`. */
  deliveryIds: z.array(z.uuid()),
  /** Without `money.read`, these four lists are empty and `maxRefundable` is 0. */
  payments: z.array(AdminPayment),
  attempts: z.array(PaymentAttempt),
  vouchers: z.array(AdminVoucher),
  refunds: z.array(AdminRefund),
  /** Maximum refund that can still be promised. */
  maxRefundable: Rupees,
  /** Payment methods to which staff can change the rest of the order. */
  paymentWays: z.array(z.enum(paymentMethods)),
  events: z.array(AdminEvent),
  mails: z.array(SentMail),
  /** Messages to the phone of a buyer without an email address. */
  sms: z.array(SentSms),
  notes: z.array(OrderNote),
  assignment: Assignment,
})
export type AdminOrder = z.infer<typeof AdminOrder>

/** The order's id. Routes that read one order also accept its number in any spelling. */
export const AdminOrderParams = z.strictObject({ id: z.string().max(60) })

/** The email to the buyer contains the reason, and so does the order's page. */
export const CancellationBody = z.strictObject({
  reason: z.string().trim().min(1, 'Please say why: the customer reads it').max(MAX_REASON_LENGTH),
})
export const ReturnBody = z.strictObject({ reason: z.string().trim().max(MAX_REASON_LENGTH).default('') })
export const NoteBody = z.strictObject({
  words: z.string().trim().min(1, 'Please write something').max(MAX_WORDS_LENGTH),
})

export const AdminInvoiceParams = z.strictObject({ id: z.string().max(60), invoiceId: z.uuid() })
export const InvoicePrintBody = z.strictObject({ language: z.enum(languages).default('en') })
