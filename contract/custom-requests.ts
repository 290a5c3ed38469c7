import { MAX_PRICE_RUPEES } from '#domain/bounds.ts'
import { ANOTHER_COLOR, customMaterials } from '#domain/custom-requests/request-form.ts'
import { customRequestEvents, customRequestStates } from '#domain/custom-requests/custom-requests.ts'
import { MAX_CUSTOM_REASON_LENGTH } from '#domain/custom-requests/custom-quote.ts'
import { deliveryMethods } from '#domain/delivery-zones/delivery-estimate.ts'
import { orderStates } from '#domain/orders/order-states.ts'
import { paymentMethods } from '#domain/payments/payment-methods.ts'
import { z } from 'zod'
import { CollectionStore, orderFields, OrderTotals, QuotedMethod } from './checkout.ts'
import { ChosenColor, ColorSlug } from './catalog/colors.ts'
import { Id, Limit, Page, Picture, Rupees, reply } from './common.ts'
import { Order } from './orders/orders.ts'
import { Plan, PlanText } from './planner.ts'

const REQUESTS_A_PAGE = 10
const MOST_REQUESTS_A_PAGE = 50
const MAX_NUMBER_LENGTH = 40
/** Above every limit in domain/, so that the domain's message is the one shown. */
const MAX_TEXT_LENGTH = 1_000
const Text = z.string().max(MAX_TEXT_LENGTH).default('')

/**
 * Text fields of the form. It also takes up to three files as `photos`. Rules: domain/custom-requests/request-form.ts.
 */
export const CustomForm = z.strictObject({
  name: Text,
  email: Text,
  phone: Text,
  /** Centimeters, as typed. */
  width: Text,
  height: Text,
  depth: Text,
  material: z.enum(customMaterials).default(customMaterials[0]),
  /** Browsers submit line breaks as CR LF. */
  instructions: z
    .string()
    .max(MAX_TEXT_LENGTH)
    .overwrite((text) => text.replaceAll('\r\n', '\n'))
    .default(''),
  /** The product page from which the form was sent. */
  productId: Id.optional(),
  /** The color chosen on that page; `*` for one that the product does not come in. */
  color: z.union([z.literal(ANOTHER_COLOR), ColorSlug]).optional(),
  /** The shopper's room plan. */
  plan: PlanText.optional(),
})
export type CustomForm = z.input<typeof CustomForm>

/** An offer from the shop. */
export const CustomQuote = z.object({
  _id: z.uuid(),
  /** Whole rupees, including VAT but not delivery. */
  price: Rupees,
  /** Production time. */
  weeks: z.int().positive(),
  /** Last day (Nepal time) on which the shopper can accept it. */
  validUntil: z.iso.date(),
  /** The shop's note; '' if none. */
  note: z.string(),
  at: z.iso.datetime(),
  /** Whether the shopper can accept it now. */
  isOpen: z.boolean(),
})

/** A row in the list of requests. */
export const CustomRequestRow = z.object({
  number: z.string(),
  state: z.enum(customRequestStates),
  /** Centimeters. */
  width: z.number(),
  height: z.number(),
  depth: z.number(),
  material: z.enum(customMaterials),
  /** The product it is based on; null if none, or if it no longer exists. */
  product: z.object({ _id: z.string(), name: z.string(), picture: Picture.nullable() }).nullable(),
  /** The wanted color of that product; null if none was chosen. */
  color: ChosenColor.nullable(),
  date: z.iso.datetime(),
  /** The latest offer; null if the shop has made none yet. */
  quote: CustomQuote.nullable(),
  /** The resulting order. `isExpired`: the deposit did not arrive in time. */
  order: z.object({ orderId: z.string(), status: z.enum(orderStates), isExpired: z.boolean() }).nullable(),
})
export type CustomRequestRow = z.infer<typeof CustomRequestRow>

export const CustomRequest = CustomRequestRow.extend({
  /** '' if the account was deleted; so are the next fields. */
  name: z.string(),
  email: z.string(),
  /** Ten digits. */
  phone: z.string(),
  instructions: z.string(),
  /** Ids, for GET /custom-orders/{number}/photos/{photoId}. */
  photos: z.array(z.uuid()),
  /** The room plan that came with it; null without one. */
  plan: Plan.nullable(),
  /** The first event is the submission. */
  events: z.array(
    z.object({
      action: z.enum(customRequestEvents),
      at: z.iso.datetime(),
      by: z.enum(['shopper', 'staff', 'system']),
      /** '' if no reason was given. */
      reason: z.string(),
    }),
  ),
  /** Opens the resulting order. Only callers with the request's own key get it. */
  orderKey: z.string().nullable(),
})
export type CustomRequest = z.infer<typeof CustomRequest>

/** `key` opens the request without a login, like the link in the email. */
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

/** As typed; domain/orders/order-number.ts parses it. */
export const CustomParams = z.strictObject({ number: z.string().max(MAX_NUMBER_LENGTH) })
export const CustomPhotoParams = CustomParams.extend({ photoId: z.uuid() })

export const EndCustomBody = z.strictObject({ reason: z.string().max(MAX_CUSTOM_REASON_LENGTH).default('') })
export type EndCustomBody = z.input<typeof EndCustomBody>

/** Inputs of the delivered price; each may still be missing. */
export const CustomFiguresBody = z.strictObject({ district: Text, method: z.enum(deliveryMethods).optional() })
export type CustomFiguresBody = z.input<typeof CustomFiguresBody>

export const CustomFigures = z.object({
  quoteId: z.uuid(),
  totals: OrderTotals,
  /** Half of the total, paid before production starts. */
  deposit: Rupees,
  /** Deadline for the deposit if the shopper orders now. */
  payBy: z.iso.datetime(),
  /** True until a method is chosen; the fee is then that of standard delivery. */
  isEstimate: z.boolean(),
  methods: z.array(QuotedMethod),
  /** Stores that offer pickup; empty if orders are collected at the shop's own address. */
  stores: z.array(CollectionStore),
  payments: z.array(z.enum(paymentMethods)),
  /** Whether the delivery form asks for the floor and the access: for a large piece, where our fitters come. */
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
  /** The figures that the page showed. If they have changed, nothing is ordered. */
  shown: z.strictObject({ quoteId: z.uuid(), total: MostPrice, deposit: MostPrice }),
})
export type AcceptBody = z.input<typeof AcceptBody>

/** `trackKey` opens the order without a login. */
export const AcceptedReply = reply({ data: Order, trackKey: z.string() })
export type AcceptedReply = z.infer<typeof AcceptedReply>
