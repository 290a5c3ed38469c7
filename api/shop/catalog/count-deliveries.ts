import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { orderLines, orders, productDeliveries } from '../../platform/db/schema.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'

/** With fewer buyers in a district, neighbors would know each of them. */
const MIN_COUNTED_BUYERS = 3

/**
 * The nightly job that counts how many orders of each product were delivered in each district. Returned orders and
 * pickups do not count. It writes only what has changed, so it drops few pages from memory. One statement counts and
 * writes, so two runs at once leave the same figures.
 */
export async function countDeliveries(_data: JobData['count-deliveries'], { db }: { db: Db }): Promise<void> {
  // A deleted account leaves orders without a phone number. Each of them counts as a buyer.
  const buyer = sql`coalesce(encode(${orders.phoneIndex}, 'hex'), ${orders.id}::text)`
  await db.execute(sql`
    with counted as (
      select ${orderLines.productId} as product_id, ${orders.district} as district, count(distinct ${orders.id})::int as orders
      from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
      where ${orders.state} = 'delivered' and ${orders.method} <> 'pickup' and ${orderLines.productId} is not null
      group by 1, 2 having count(distinct ${buyer}) >= ${MIN_COUNTED_BUYERS}
    ), dropped as (
      delete from ${productDeliveries} where not exists (select from counted
        where counted.product_id = ${productDeliveries.productId} and counted.district = ${productDeliveries.district})
    )
    insert into ${productDeliveries} (product_id, district, orders)
    select product_id, district, orders from counted order by product_id, district
    on conflict (product_id, district) do update set orders = excluded.orders
    where ${productDeliveries.orders} <> excluded.orders`)
}
