import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { productCounts, products, variants } from '../../platform/db/schema.ts'
import type { CountedAct } from './product-counter.ts'

/** `day` in Nepal. */
export type Counted = { act: CountedAct; day: string; of: 'product' | 'variant'; id: number; count: number }

/** Adds counts to those of their days, in one statement. Rows are locked in one order, whichever process writes. */
export async function addCounts(db: Db, counts: readonly Counted[]): Promise<void> {
  const column = <Value>(value: (counted: Counted) => Value) => sql.param(counts.map(value))
  await db.execute(sql`
    insert into ${productCounts} (day, product_id, views, carted, checkouts)
    select counted.day, product.id,
      coalesce(sum(counted.count) filter (where counted.act = 'views'), 0),
      coalesce(sum(counted.count) filter (where counted.act = 'carted'), 0),
      coalesce(sum(counted.count) filter (where counted.act = 'checkouts'), 0)
    from unnest(
      ${column(({ act }) => act)}::text[], ${column(({ day }) => day)}::date[], ${column(({ of }) => of)}::text[],
      ${column(({ id }) => id)}::int[], ${column(({ count }) => count)}::int[]
    ) as counted (act, day, of, id, count)
    left join ${variants} variant on counted.of = 'variant' and variant.id = counted.id
    join ${products} product on product.id = case when counted.of = 'variant' then variant.product_id else counted.id end
    group by counted.day, product.id
    order by counted.day, product.id
    on conflict (day, product_id) do update set views = ${productCounts}.views + excluded.views,
      carted = ${productCounts}.carted + excluded.carted, checkouts = ${productCounts}.checkouts + excluded.checkouts`)
}
