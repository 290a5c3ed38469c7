import { latenessNames } from '#domain/insights/lateness.ts'
import { orderStates } from '#domain/orders/order-states.ts'
import { z } from 'zod'
import { listOf, listQuery } from './list.ts'

export const DashboardQuery = z.strictObject({
  /** Number of days of sales, ending today. */
  days: z.enum(['7', '30', '90']).default('30').transform(Number),
})

/** Sales of each day in Nepal, including days without orders; cancelled and returned orders excluded. Whole rupees. */
const Sales = z.array(z.object({ day: z.iso.date(), orders: z.int(), total: z.int() }))
/** Whole rupees of the period, and of as many days before. */
const compared = { total: z.int(), before: z.int() }
const Others = z.object({ count: z.int(), ...compared })

/** Key figures of the shop. Revenue is null for roles that may not see it. */
export const Dashboard = z.object({
  sales: Sales.nullable(),
  /** The same of as many days before them. */
  salesBefore: Sales.nullable(),
  /** Sales of pieces, the largest categories first; `id` is null for custom and deleted pieces. */
  categories: z.array(z.object({ id: z.int().nullable(), name: z.string(), ...compared })).nullable(),
  /** Sales with delivery, the largest districts first. */
  districts: z.array(z.object({ name: z.string(), ...compared })).nullable(),
  /** Sums of the categories and districts that have no row, and how many they are. */
  otherCategories: Others.nullable(),
  otherDistricts: Others.nullable(),
  /** Home deliveries of the same days that had a promised day, and those that came on it or earlier. */
  promise: z.object({
    of: z.int(),
    kept: z.int(),
    late: z.record(z.enum(latenessNames), z.int()),
    ofBefore: z.int(),
    keptBefore: z.int(),
  }),
  /** Home deliveries planned for today, by zone; null for districts that are served by arrangement. */
  today: z.array(
    z.object({
      zone: z.object({ id: z.int(), name: z.string() }).nullable(),
      of: z.int(),
      delivered: z.int(),
      /** Not delivered although their slot is over. */
      late: z.int(),
    }),
  ),
  /** Views of product pages and orders of the same days, and of as many before. */
  conversion: z.object({ views: z.int(), orders: z.int(), viewsBefore: z.int(), ordersBefore: z.int() }),
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
    /** Acts of drivers that the shop refused. */
    driverActs: z.int(),
    /** Questions about products that nobody has read, or whose answers nobody has. */
    questions: z.int(),
  }),
  /** Number of those tasks whose due time has passed. */
  overdue: z.object({ orders: z.int(), customRequests: z.int(), tickets: z.int(), complaints: z.int() }),
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
