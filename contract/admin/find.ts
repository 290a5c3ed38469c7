import { customRequestStates } from '#domain/custom-requests/custom-requests.ts'
import { orderStates } from '#domain/orders/order-states.ts'
import { ticketKinds, ticketStates } from '#domain/tickets/tickets.ts'
import { z } from 'zod'

const MAX_FIND_LENGTH = 100

/** Rows of each kind in an answer. */
export const FOUND_OF_A_KIND = 5

export const FindQuery = z.strictObject({
  /** What staff typed: words, a number, a phone number, an email address. Fewer than two characters find nothing. */
  q: z.string().max(MAX_FIND_LENGTH),
})

/** Kinds of found records. Each is an array in the answer, and empty without its read permission. */
export const foundKinds = [
  'products',
  'variants',
  'orders',
  'invoices',
  'customers',
  'tickets',
  'customRequests',
  'records',
] as const
export type FoundKind = (typeof foundKinds)[number]

const Picture = z.object({ id: z.string(), width: z.int() }).nullable()

const FoundProduct = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  /** '' if not translated. */
  nepaliName: z.string(),
  picture: Picture,
  isPublished: z.boolean(),
  variants: z.int(),
  soldOut: z.int(),
})

const FoundVariant = z.object({
  id: z.int(),
  productId: z.int(),
  name: z.string(),
  sku: z.string(),
  color: z.string().nullable(),
  size: z.string().nullable(),
  type: z.string().nullable(),
  stock: z.int(),
  picture: Picture,
})

const FoundOrder = z.object({
  id: z.uuid(),
  number: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(orderStates),
  /** Whole rupees. */
  total: z.int(),
  placedAt: z.iso.datetime(),
  /** Name of a found product in it, or else of its first line; '' if it has none. */
  piece: z.string(),
  lines: z.int(),
})

/** An invoice or credit note; it opens with its order. */
const FoundInvoice = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  orderId: z.uuid(),
  orderNumber: z.string(),
  total: z.int(),
  issuedAt: z.iso.datetime(),
})

const FoundCustomer = z.object({ id: z.uuid(), name: z.string(), email: z.string(), orderCount: z.int() })

const FoundTicket = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(ticketKinds),
  state: z.enum(ticketStates),
  /** '' if none. */
  orderNumber: z.string(),
  createdAt: z.iso.datetime(),
})

const FoundRequest = z.object({
  id: z.uuid(),
  number: z.string(),
  name: z.string(),
  state: z.enum(customRequestStates),
  createdAt: z.iso.datetime(),
})

/** Lists of few records, by their path under /api/admin. */
const fewResources = [
  'categories',
  'sets',
  'promotions',
  'offers',
  'banners',
  'projects',
  'clients',
  'faqs',
  'pages',
  'stores',
  'delivery-zones',
  'suppliers',
  'purchase-orders',
  'staff',
] as const
export type FewResource = (typeof fewResources)[number]

const FoundRecord = z.object({
  resource: z.enum(fewResources),
  id: z.string(),
  name: z.string(),
  /** '' if not translated. */
  nepaliName: z.string(),
})

/** What was found, best first: whole numbers, then beginnings of words, then parts of them, the newest first among equals. */
export const Found = z.object({
  products: z.array(FoundProduct),
  variants: z.array(FoundVariant),
  orders: z.array(FoundOrder),
  invoices: z.array(FoundInvoice),
  customers: z.array(FoundCustomer),
  tickets: z.array(FoundTicket),
  customRequests: z.array(FoundRequest),
  records: z.array(FoundRecord),
  /** The kinds in which the whole typed text is a number, such as an SKU. */
  exact: z.array(z.enum(foundKinds)),
  /** Words that were searched for in place of typed ones that nothing has. */
  meant: z.array(z.string()),
  /** Kinds that took too long and are missing. */
  late: z.array(z.enum(foundKinds)),
})
export type Found = z.infer<typeof Found>
