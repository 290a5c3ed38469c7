import { sql } from 'drizzle-orm'
import type { Db } from '#api/platform/db/client.ts'

const DAYS = 730
/** A buyer, and those who only looked, open the page of a product so often for each order. */
const VIEWS_PER_ORDER = 20
const ADDITIONS_PER_ORDER = 2

/**
 * Writes how often the pages of the demo's products were opened in its two years: the more, the more was ordered that day, and
 * a few times in any case. The same orders always give the same counts.
 */
export async function insertProductCounts(db: Db): Promise<void> {
  await db.execute(sql`
    insert into product_counts (day, product_id, views, carted, checkouts)
    select day, product_id, views, least(carted, views), least(checkouts, views) from (
      select days.day, p.id as product_id,
        coalesce(ordered.lines, 0) * ${VIEWS_PER_ORDER} + days.lot % 4 as views,
        coalesce(ordered.lines, 0) * ${ADDITIONS_PER_ORDER} + (days.lot % 17 = 0)::int as carted,
        coalesce(ordered.lines, 0) + (days.lot % 29 = 0)::int as checkouts
      from products p
      cross join lateral (
        select day::date as day, ((day::date - date '2000-01-01') * 7919 + p.id * 104729) % 8191 as lot
        from generate_series(
          (now() at time zone 'Asia/Kathmandu')::date - ${DAYS}::int, (now() at time zone 'Asia/Kathmandu')::date, interval '1 day'
        ) as day
      ) days
      left join (
        select (o.placed_at at time zone 'Asia/Kathmandu')::date as day, l.product_id, count(*)::int as lines
        from order_lines l join orders o on o.id = l.order_id where l.product_id is not null group by 1, 2
      ) ordered on ordered.day = days.day and ordered.product_id = p.id
    ) counted
    where views > 0`)
}
