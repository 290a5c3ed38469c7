import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { returnRequests } from './fulfilment.ts'
import { orders } from './orders.ts'

/** Exchanges: pieces of a delivered order come back in a return, and a new order goes out that they pay for. */
export const exchanges = pgTable(
  'exchanges',
  {
    returnId: uuid()
      .primaryKey()
      .references(() => returnRequests.id),
    /** The order of the return. */
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    newOrderId: uuid()
      .notNull()
      .unique('exchanges_one_per_new_order')
      .references(() => orders.id),
    /** Whole rupees of the pieces that count as paid for the new order. A trigger adds them to its `counted`. */
    amount: bigint({ mode: 'number' }).notNull(),
    createdAt: instant().notNull(),
    /** When the new order ended before the pieces were back: since then nothing of it counts. */
    endedAt: instant(),
  },
  (exchange) => [
    check('exchanges_amount', sql`${exchange.amount} >= 0`),
    index('exchanges_by_order').on(exchange.orderId),
  ],
)
