import { and, desc, eq, gte, lt, notInArray, sql, sum } from 'drizzle-orm'
import type { Period } from '#domain/insights/periods.ts'
import { categories, orderLines, orders, products } from '../../platform/db/schema.ts'
import { hourOf } from '../../platform/records/conditions.ts'
import { boundsOf, readByPeriod } from './insight.ts'

/** Cancelled, expired and returned orders are no sales. */
export const isSold = notInArray(orders.state, ['cancelled', 'returned'])

const total = sum(orders.total).mapWith(Number)
const ordered = sql<number>`count(*)::int`

function placedIn(period: Period) {
  const { begin, end } = boundsOf(period)
  return and(isSold, gte(orders.placedAt, begin), lt(orders.placedAt, end))
}

/** Sums up the orders of each day in Nepal, also of days without any. */
export const daySales = readByPeriod('sales by day', async (db, { from, until }) => {
  const { rows } = await db.execute<{ day: string; orders: number; total: number }>(sql`
    select to_char(days.day, 'YYYY-MM-DD') as day, count(${orders.id})::int as orders,
      coalesce(sum(${orders.total}), 0)::float8 as total
    from generate_series(${from}::date, ${until}::date, interval '1 day') as days (day)
    left join ${orders} on ${isSold}
      and ${orders.placedAt} >= (days.day::date)::timestamp at time zone 'Asia/Kathmandu'
      and ${orders.placedAt} < (days.day::date + 1)::timestamp at time zone 'Asia/Kathmandu'
    group by days.day order by days.day`)
  return rows
})

/** Sums up what was sold of each category, the largest first. Custom pieces and deleted products have none: null. */
export const categorySales = readByPeriod('sales by category', (db, period) => {
  const pieces = sum(orderLines.quantity).mapWith(Number)
  const sold = db
    .select({
      categoryId: products.categoryId,
      total: sum(orderLines.total).mapWith(Number).as('total'),
      pieces: pieces.as('pieces'),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(placedIn(period))
    .groupBy(products.categoryId)
    .as('sold')
  return db
    .select({ id: sold.categoryId, name: categories.name, total: sold.total, pieces: sold.pieces })
    .from(sold)
    .leftJoin(categories, eq(categories.id, sold.categoryId))
    .orderBy(desc(sold.total), sold.categoryId)
})

/** Sums up the orders of each district, the largest sum first. */
export const districtSales = readByPeriod('sales by district', (db, period) =>
  db
    .select({ district: orders.district, total, orders: ordered })
    .from(orders)
    .where(placedIn(period))
    .groupBy(orders.district)
    .orderBy(desc(total), orders.district),
)

/** Sums up the orders of each hour of the day in Nepal that has any. */
export const hourSales = readByPeriod('sales by hour', (db, period) => {
  const hour = hourOf(orders.placedAt)
  return db.select({ hour, total, orders: ordered }).from(orders).where(placedIn(period)).groupBy(hour).orderBy(hour)
})
