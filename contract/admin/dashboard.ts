import { orderStates } from '#domain/orders/order-states.ts'
import { z } from 'zod'
import { listOf, listQuery } from './list.ts'

export const DashboardQuery = z.strictObject({
  /** Number of days of sales, ending today. */
  days: z.enum(['7', '30', '90']).default('30').transform(Number),
})

/** Key figures of the shop. Revenue is null for roles that may not see it. */
export const Dashboard = z.object({
  /** Sales of each day in Nepal, including days without orders; cancelled orders excluded. Whole rupees. */
  sales: z.array(z.object({ day: z.iso.date(), orders: z.int(), total: z.int() })).nullable(),
  /** Number of orders in each state, over all time. */
  orders: z.record(z.enum(orderStates), z.int()),
  /** Best-selling products of the same days, by pieces sold. */
  bestSellers: z.array(z.object({ productId: z.int(), name: z.string(), pieces: z.int() })),
  /** Variants of published products at or below their low-stock threshold. */
  lowStock: z.object({
    count: z.int(),
    /** The variants with the least stock. */
    items: z.array(z.object({ id: z.int(), productId: z.int(), name: z.string(), sku: z.string(), stock: z.int() })),
  }),
  /** Number of tasks that wait for staff. */
  waiting: z.object({
    customRequests: z.int(),
    returns: z.int(),
    damage: z.int(),
    /** Null for roles that may not see money. */
    vouchers: z.int().nullable(),
    tickets: z.int(),
    complaints: z.int(),
    /** Questions about products that nobody has read, or whose answers nobody has. */
    questions: z.int(),
  }),
  /** Refunds still owed; null for roles that may not see money. */
  refunds: z
    .object({ count: z.int(), total: z.int(), overdue: z.int(), nextDue: z.iso.datetime().nullable() })
    .nullable(),
  /** Last day of Nepal's calendar data; null until staff should add the next year. */
  calendarEnd: z.object({ lastDay: z.iso.date(), daysLeft: z.int() }).nullable(),
  /** Searches of the same days without results, most frequent first. */
  searchMisses: z.array(z.object({ term: z.string(), count: z.int() })),
})
export type Dashboard = z.infer<typeof Dashboard>

/** Products in the plans that shoppers sent in the last 90 days, which some of the senders have not bought. */
export const PlannedProducts = z.object({
  /** The largest difference first. */
  items: z.array(
    z.object({
      productId: z.int(),
      name: z.string(),
      /** Number of plans with the product. */
      plans: z.int(),
      /** Number of those whose sender has bought it. */
      bought: z.int(),
    }),
  ),
})
export type PlannedProducts = z.infer<typeof PlannedProducts>

export const SearchMissesQuery = listQuery(['count', 'term', 'lastDay'], {
  days: z.enum(['7', '30', '90']).default('30').transform(Number),
})
export type SearchMissesQuery = z.output<typeof SearchMissesQuery>

/**
 * Searches without results. Repeats of a search within five minutes count once (api/shop/catalog/search-and-note.ts).
 */
export const SearchMissList = listOf(
  z.object({ id: z.string(), term: z.string(), language: z.string(), count: z.int(), lastDay: z.iso.date() }),
)
