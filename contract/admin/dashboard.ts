import { orderStates } from '#domain/orders/order-states.ts'
import { z } from 'zod'
import { listOf, listQuery } from './list.ts'

export const DashboardQuery = z.strictObject({
  /** Days of sales, today the last. */
  days: z.enum(['7', '30', '90']).default('30').transform(Number),
})

/** How the shop is doing. What money it makes is null for roles that may not see it. */
export const Dashboard = z.object({
  /** Sales of each day in Nepal, including days without orders; cancelled orders excluded. Whole rupees. */
  sales: z.array(z.object({ day: z.iso.date(), orders: z.int(), total: z.int() })).nullable(),
  /** Orders of all time in each state. */
  orders: z.record(z.enum(orderStates), z.int()),
  /** Best-selling products of the same days, most pieces first. */
  bestSellers: z.array(z.object({ productId: z.int(), name: z.string(), pieces: z.int() })),
  /** Variants at or below the number of pieces at which staff are warned; of published products. */
  lowStock: z.object({
    count: z.int(),
    /** Those with the fewest pieces. */
    items: z.array(z.object({ id: z.int(), productId: z.int(), name: z.string(), sku: z.string(), stock: z.int() })),
  }),
  /** What waits for somebody of the staff. */
  waiting: z.object({
    customRequests: z.int(),
    returns: z.int(),
    damage: z.int(),
    /** Null for roles that may not see money. */
    vouchers: z.int().nullable(),
    tickets: z.int(),
    complaints: z.int(),
  }),
  /** Money that is owed back; null for roles that may not see it. */
  refunds: z
    .object({ count: z.int(), total: z.int(), overdue: z.int(), nextDue: z.iso.datetime().nullable() })
    .nullable(),
  /** When Nepal's calendar ends, once staff should add its next year. */
  calendarEnd: z.object({ lastDay: z.iso.date(), daysLeft: z.int() }).nullable(),
  /** Searches of the same days without results, most frequent first. */
  searchMisses: z.array(z.object({ term: z.string(), count: z.int() })),
})
export type Dashboard = z.infer<typeof Dashboard>

export const SearchMissesQuery = listQuery(['count', 'term', 'lastDay'], {
  days: z.enum(['7', '30', '90']).default('30').transform(Number),
})
export type SearchMissesQuery = z.output<typeof SearchMissesQuery>

/** What was searched and not found. Searches for the same within five minutes count once (api/shop/catalog/search-and-note.ts). */
export const SearchMissList = listOf(
  z.object({ id: z.string(), term: z.string(), language: z.string(), count: z.int(), lastDay: z.iso.date() }),
)
