import { DoorPosition } from '#contract/checkout.ts'
import { QueryFlag } from '#contract/common.ts'
import { languages } from '#domain/language/languages.ts'
import { orderStates } from '#domain/orders/order-states.ts'
import { customRequestStates } from '#domain/custom-requests/custom-requests.ts'
import { ticketStates } from '#domain/tickets/tickets.ts'
import { z } from 'zod'
import { listQuery, longListOf } from './list.ts'

export const CustomersQuery = listQuery(['createdAt', 'name', 'orderCount', 'spent', 'lastOrderAt'], {
  isBlocked: QueryFlag.optional(),
  hasOrders: QueryFlag.optional(),
})
export type CustomersQuery = z.output<typeof CustomersQuery>

/** A customer with an account. Sums are in whole rupees and exclude cancelled orders. */
export const CustomerRow = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  language: z.enum(languages),
  createdAt: z.iso.datetime(),
  orderCount: z.int(),
  spent: z.int(),
  lastOrderAt: z.iso.datetime().nullable(),
  isBlocked: z.boolean(),
})
export type CustomerRow = z.infer<typeof CustomerRow>

export const CustomerList = longListOf(CustomerRow)

const CustomerOrder = z.object({
  id: z.uuid(),
  number: z.string(),
  state: z.enum(orderStates),
  total: z.int(),
  placedAt: z.iso.datetime(),
})

const Note = z.object({ id: z.uuid(), staffName: z.string(), words: z.string(), at: z.iso.datetime() })

export const Customer = CustomerRow.extend({
  /** As the customer entered it; '' if not given. */
  phone: z.string(),
  address: z.string(),
  /** Delivery addresses, most recent first; `lines` holds the lines of each. */
  addresses: z.array(z.object({ id: z.uuid(), lines: z.array(z.string()), position: DoorPosition })),
  /** Newest first, at most 50. */
  orders: z.array(CustomerOrder),
  reviewCount: z.int(),
  tickets: z.array(z.object({ id: z.uuid(), number: z.string(), state: z.enum(ticketStates) })),
  customRequests: z.array(z.object({ id: z.uuid(), number: z.string(), state: z.enum(customRequestStates) })),
  /** Newest first. */
  notes: z.array(Note),
  blockedAt: z.iso.datetime().nullable(),
  /** '' if the customer is not blocked. */
  blockReason: z.string(),
})
export type Customer = z.infer<typeof Customer>

export const CustomerParams = z.strictObject({ id: z.uuid('Must be a UUID') })

const MAX_NOTE_LENGTH = 2_000
const MAX_REASON_LENGTH = 300

export const NoteBody = z.strictObject({
  words: z.string().trim().min(1, 'Please write something').max(MAX_NOTE_LENGTH),
})
export const BlockBody = z.strictObject({
  reason: z.string().trim().min(1, 'Please say why').max(MAX_REASON_LENGTH),
})
