import { and, eq, exists, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { holdingKinds, type HoldingCounts, type HoldingKind } from '#domain/personal-data/holdings.ts'
import { isTo } from '../../../people/accounts/own-account-queries.ts'
import type { Db } from '../../../platform/db/client.ts'
import * as schema from '../../../platform/db/schema.ts'
import type { GuestRecords } from '../../../platform/db/schema/data-requests.ts'
import { isCardOf } from '../../../sales/credit/forget-cards.ts'
import { isOrderOf, isToReceive, type Person } from './person.ts'

type Asked = { db: Db; person: Person; found: GuestRecords }
type Source = {
  /** Tables that belong to this kind. A test compares them with the database. */
  tables: readonly string[]
  count: (asked: Asked) => PromiseLike<number>
}

/** Where the shop holds what of a person, and how to count it. */
export const holdingSources: Record<HoldingKind, Source> = {
  account: {
    tables: ['users', 'customer_figures'],
    count: ({ db, person }) => db.$count(schema.users, ofAccount(schema.users.id, person)),
  },
  registrations: {
    tables: ['registrations'],
    count: ({ db, person }) => db.$count(schema.registrations, hasEmail(schema.registrations.email, person)),
  },
  logins: {
    tables: ['sessions', 'known_devices'],
    count: async ({ db, person }) =>
      (await db.$count(schema.sessions, ofAccount(schema.sessions.userId, person))) +
      (await db.$count(schema.knownDevices, ofAccount(schema.knownDevices.userId, person))),
  },
  codes: {
    tables: ['one_time_codes'],
    count: ({ db, person }) => db.$count(schema.oneTimeCodes, isCodeOf(person)),
  },
  addresses: {
    tables: ['addresses'],
    count: ({ db, person }) => db.$count(schema.addresses, ofAccount(schema.addresses.userId, person)),
  },
  cart: {
    tables: ['carts', 'cart_lines', 'cart_notices'],
    count: ({ db, person }) => {
      const ofCart = and(eq(schema.carts.id, schema.cartLines.cartId), ofAccount(schema.carts.userId, person))
      return db.$count(schema.cartLines, exists(db.select().from(schema.carts).where(ofCart)))
    },
  },
  list: {
    tables: ['list_items', 'list_shares', 'stock_notices'],
    count: ({ db, person }) => db.$count(schema.listItems, ofAccount(schema.listItems.userId, person)),
  },
  plans: {
    tables: ['room_plans'],
    count: ({ db, person }) => db.$count(schema.roomPlans, ofAccount(schema.roomPlans.userId, person)),
  },
  notices: {
    tables: ['subscriptions'],
    count: ({ db, person: { subscribers } }) =>
      db.$count(schema.subscriptions, inArray(schema.subscriptions.person, subscribers)),
  },
  votes: {
    tables: ['review_votes'],
    count: ({ db, person }) => db.$count(schema.reviewVotes, ofAccount(schema.reviewVotes.userId, person)),
  },
  messages: {
    tables: ['tickets', 'ticket_events'],
    count: ({ db, ...asked }) =>
      db.$count(schema.tickets, and(isTicketOf(asked), ne(schema.tickets.kind, 'complaint'))),
  },
  notes: {
    tables: ['customer_notes', 'order_notes'],
    count: async ({ db, person }) =>
      (await db.$count(schema.customerNotes, ofAccount(schema.customerNotes.userId, person))) +
      (await db.$count(schema.orderNotes, ofOrders(db, schema.orderNotes.orderId, person))),
  },
  photos: {
    tables: ['photos'],
    count: ({ db, ...asked }) => {
      const ofRequests = db
        .select({ id: schema.customRequests.id })
        .from(schema.customRequests)
        .where(isRequestOf(asked))
      const { orderId, customRequestId } = schema.photos
      return db.$count(schema.photos, or(ofOrders(db, orderId, asked.person), inArray(customRequestId, ofRequests)))
    },
  },
  mails: {
    tables: ['mails'],
    count: ({ db, person: { email } }) => db.$count(schema.mails, email === '' ? sql`false` : isTo(email)),
  },
  sms: {
    tables: ['sms_messages'],
    count: ({ db, person }) => db.$count(schema.smsMessages, hasPhone(schema.smsMessages.phoneIndex, person)),
  },
  orders: {
    tables: [
      'orders',
      'order_events',
      'order_lines',
      'instalment_requests',
      'order_reductions',
      'production_steps',
      'deliveries',
      'delivery_lines',
    ],
    count: ({ db, person }) => db.$count(schema.orders, isOrderOf(person)),
  },
  received: {
    tables: ['orders'],
    count: ({ db, person }) => db.$count(schema.orders, isToReceive(person)),
  },
  credit: {
    tables: ['credit_accounts', 'credit_entries'],
    count: ({ db, person }) =>
      db.$count(schema.creditAccounts, or(ofAccount(schema.creditAccounts.userId, person), isCardOf(person))),
  },
  afterSales: {
    tables: ['damage_reports', 'return_requests', 'return_lines'],
    count: async ({ db, person }) =>
      (await db.$count(schema.damageReports, ofOrders(db, schema.damageReports.orderId, person))) +
      (await db.$count(schema.returnRequests, ofOrders(db, schema.returnRequests.orderId, person))),
  },
  customRequests: {
    tables: ['custom_requests', 'custom_request_events', 'custom_quotes'],
    count: ({ db, ...asked }) => db.$count(schema.customRequests, isRequestOf(asked)),
  },
  reviews: {
    tables: ['reviews', 'review_pictures'],
    count: ({ db, person }) => db.$count(schema.reviews, ofAccount(schema.reviews.userId, person)),
  },
  questions: {
    tables: ['product_questions'],
    count: ({ db, person, found }) => {
      const { id, userId, contact } = schema.productQuestions
      const isGuests = and(inArray(id, found.questions), isNotNull(contact))
      return db.$count(schema.productQuestions, or(ofAccount(userId, person), isGuests))
    },
  },
  answers: {
    tables: ['product_answers'],
    count: ({ db, person }) => db.$count(schema.productAnswers, ofAccount(schema.productAnswers.userId, person)),
  },
  invoices: {
    tables: ['invoices', 'invoice_prints', 'invoice_counters', 'waiting_papers'],
    count: ({ db, person }) => db.$count(schema.invoices, ofOrders(db, schema.invoices.orderId, person)),
  },
  payments: {
    tables: ['payments', 'payment_attempts', 'refunds', 'refund_requests', 'bank_vouchers'],
    count: async ({ db, person }) =>
      (await db.$count(schema.payments, ofOrders(db, schema.payments.orderId, person))) +
      (await db.$count(schema.refunds, ofOrders(db, schema.refunds.orderId, person))),
  },
  complaints: {
    tables: ['tickets', 'ticket_events'],
    count: ({ db, ...asked }) =>
      db.$count(schema.tickets, and(isTicketOf(asked), eq(schema.tickets.kind, 'complaint'))),
  },
  deadNumbers: {
    tables: ['sms_dead_numbers'],
    count: ({ db, person }) => db.$count(schema.smsDeadNumbers, hasPhone(schema.smsDeadNumbers.phoneIndex, person)),
  },
}

/** Counts what the shop holds of a person: each kind by an index, one after the other. */
export async function countHoldings(asked: Asked): Promise<HoldingCounts> {
  const counts: Partial<HoldingCounts> = {}
  for (const kind of holdingKinds) counts[kind] = await holdingSources[kind].count(asked)
  return counts as HoldingCounts
}

/** Codes that were sent to the person. */
export function isCodeOf({ email, phoneHash }: Person): SQL {
  const { email: sentTo, phoneIndex } = schema.oneTimeCodes
  const byPhone = phoneHash ? and(eq(sentTo, ''), eq(phoneIndex, phoneHash)) : undefined
  return or(email === '' ? undefined : eq(sentTo, email), byPhone) ?? sql`false`
}

export function hasPhone(column: PgColumn, { phoneHash }: Person): SQL {
  return phoneHash ? eq(column, phoneHash) : sql`false`
}

function hasEmail(column: PgColumn, { email }: Person): SQL {
  return email === '' ? sql`false` : sql`lower(${column}) = ${email}`
}

function ofAccount(column: PgColumn, { account }: Person): SQL {
  return account ? eq(column, account.id) : sql`false`
}

function ofOrders(db: Db, column: PgColumn, person: Person): SQL {
  return inArray(column, db.select({ id: schema.orders.id }).from(schema.orders).where(isOrderOf(person)))
}

function isTicketOf({ person, found }: Omit<Asked, 'db'>): SQL | undefined {
  return or(ofAccount(schema.tickets.userId, person), inArray(schema.tickets.id, found.tickets))
}

function isRequestOf({ person, found }: Omit<Asked, 'db'>): SQL | undefined {
  const { id, userId, privateDetails } = schema.customRequests
  const isGuests = and(inArray(id, found.customRequests), isNotNull(privateDetails))
  return or(ofAccount(userId, person), isGuests)
}
