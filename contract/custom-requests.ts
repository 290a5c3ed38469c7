import { MAX_PRICE_RUPEES } from '#domain/bounds.ts'
import { customMaterials } from '#domain/custom-requests/request-form.ts'
import { customRequestEvents, customRequestStates } from '#domain/custom-requests/custom-requests.ts'
import { MAX_CUSTOM_REASON_LENGTH } from '#domain/custom-requests/custom-quote.ts'
import { deliveryMethods } from '#domain/delivery-zones/delivery-estimate.ts'
import { orderStates } from '#domain/orders/order-states.ts'
import { paymentMethods } from '#domain/payments/payment-methods.ts'
import { z } from 'zod'
import { CollectionStore, orderFields, OrderTotals, QuotedMethod } from './checkout.ts'
import { Id, Limit, Page, Picture } from './common.ts'
import { Order } from './orders.ts'

const REQUESTS_A_PAGE = 10
const MOST_REQUESTS_A_PAGE = 50
const MAX_NUMBER_LENGTH = 40
/** Enough for every rule of the domain to speak first; only what nobody types is refused here. */
const MAX_TEXT_LENGTH = 1_000
const Text = z.string().max(MAX_TEXT_LENGTH).default('')
const Price = z.int().nonnegative()

/** The form, as its parts of text; rules: domain/custom-requests/request-form.ts. Its photos are up to three files, `photos`. */
export const CustomForm = z.strictObject({
  name: Text,
  email: Text,
  phone: Text,
  /** Centimetres, as typed. */
  width: Text,
  height: Text,
  depth: Text,
  material: z.enum(customMaterials).default(customMaterials[0]),
  /** Forms send line ends as CR LF. */
  instructions: z
    .string()
    .max(MAX_TEXT_LENGTH)
    .overwrite((text) => text.replaceAll('\r\n', '\n'))
    .default(''),
  /** The product from whose page it was sent. */
  productId: Id.optional(),
})
export type CustomForm = z.input<typeof CustomForm>

/** A new one for each request, the same one for each try to send it. */
export const CustomHeaders = z.looseObject({ 'idempotency-key': z.uuid('Must be a UUID') })

/** What the shop offers. */
const CustomQuote = z.object({
  _id: z.uuid(),
  /** VAT contained, without delivery. */
  price: Price,
  /** How long the making takes. */
  weeks: z.int().positive(),
  /** The last day in Nepal on which it can be accepted. */
  validUntil: z.iso.date(),
  /** The shop's words; '' for none. */
  note: z.string(),
  at: z.iso.datetime(),
  /** Whether it can be accepted now. */
  isOpen: z.boolean(),
})

/** A request as a row of the list. */
export const CustomRequestRow = z.object({
  number: z.string(),
  state: z.enum(customRequestStates),
  /** Centimetres. */
  width: z.number(),
  height: z.number(),
  depth: z.number(),
  material: z.enum(customMaterials),
  /** The product it is made after; null where there is none, or not any more. */
  product: z.object({ _id: z.string(), name: z.string(), picture: Picture.nullable() }).nullable(),
  date: z.iso.datetime(),
  /** The last one; null until the shop has made one. */
  quote: CustomQuote.nullable(),
  /** What it has become; `isExpired` when the deposit did not arrive in time. */
  order: z.object({ orderId: z.string(), status: z.enum(orderStates), isExpired: z.boolean() }).nullable(),
})
export type CustomRequestRow = z.infer<typeof CustomRequestRow>

export const CustomRequest = CustomRequestRow.extend({
  /** '' once the account behind it was deleted; so are the next ones. */
  name: z.string(),
  email: z.string(),
  /** Ten digits. */
  phone: z.string(),
  instructions: z.string(),
  /** Ids, for GET /custom-orders/{number}/photos/{photoId}. */
  photos: z.array(z.uuid()),
  /** The first is its sending. */
  events: z.array(
    z.object({
      action: z.enum(customRequestEvents),
      at: z.iso.datetime(),
      by: z.enum(['shopper', 'staff', 'system']),
      /** '' where none was given. */
      reason: z.string(),
    }),
  ),
  /** Opens the resulting order, for a caller with the request's own key. */
  orderKey: z.string().nullable(),
})
export type CustomRequest = z.infer<typeof CustomRequest>

function reply<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ success: z.literal(true), error: z.literal(false), message: z.string(), ...shape })
}

/** `key` opens the request without a login, as the link in the mail does. */
export const CustomSentReply = reply({ data: CustomRequest, key: z.string() })
export type CustomSentReply = z.infer<typeof CustomSentReply>

export const CustomRequestReply = reply({ data: CustomRequest })
export type CustomRequestReply = z.infer<typeof CustomRequestReply>

export const CustomRequestsQuery = z.strictObject({ page: Page, limit: Limit(REQUESTS_A_PAGE, MOST_REQUESTS_A_PAGE) })
export const CustomRequestsReply = reply({
  data: z.array(CustomRequestRow),
  totalRequests: z.int(),
  page: z.int(),
  pages: z.int().positive(),
})
export type CustomRequestsReply = z.infer<typeof CustomRequestsReply>

/** As typed: domain/orders/order-number.ts understands it. */
export const CustomParams = z.strictObject({ number: z.string().max(MAX_NUMBER_LENGTH) })
export const CustomPhotoParams = CustomParams.extend({ photoId: z.uuid() })

export const EndCustomBody = z.strictObject({ reason: z.string().max(MAX_CUSTOM_REASON_LENGTH).default('') })
export type EndCustomBody = z.input<typeof EndCustomBody>

/** What decides what a piece costs to its door; all may still be open. */
export const CustomFiguresBody = z.strictObject({ district: Text, method: z.enum(deliveryMethods).optional() })
export type CustomFiguresBody = z.input<typeof CustomFiguresBody>

export const CustomFigures = z.object({
  quoteId: z.uuid(),
  totals: OrderTotals,
  /** Half of the total, paid before the making. */
  deposit: Price,
  /** Until when the deposit has to arrive, if it is ordered now. */
  payBy: z.iso.datetime(),
  /** Until a method is chosen the fee is that of a standard delivery. */
  isEstimate: z.boolean(),
  methods: z.array(QuotedMethod),
  /** Where a pickup can be collected; none where that is at the shop's own address. */
  stores: z.array(CollectionStore),
  payments: z.array(z.enum(paymentMethods)),
  /** Whether delivery needs the floor and the access. */
  asksAccess: z.boolean(),
})
export type CustomFigures = z.infer<typeof CustomFigures>
export const CustomFiguresReply = reply({ data: CustomFigures })
export type CustomFiguresReply = z.infer<typeof CustomFiguresReply>

const MostPrice = z
  .int()
  .min(0)
  .max(MAX_PRICE_RUPEES * 2)

export const AcceptBody = z.strictObject({
  ...orderFields,
  /** What the page showed: it is agreed on, or nothing is ordered. */
  shown: z.strictObject({ quoteId: z.uuid(), total: MostPrice, deposit: MostPrice }),
})
export type AcceptBody = z.input<typeof AcceptBody>

/** `trackKey` opens the order without a login. */
export const AcceptedReply = reply({ data: Order, trackKey: z.string() })
export type AcceptedReply = z.infer<typeof AcceptedReply>
