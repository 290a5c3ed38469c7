import { sql } from 'drizzle-orm'
import type { Db } from '#api/platform/db/client.ts'

/** Sorting a large index in memory is several times faster. */
const BUILD_MEMORY = '256MB'

/**
 * Runs work that inserts many rows into these tables, orders among them, and does once after it what would take longer with each
 * row: builds the indexes, except those that keep rows unique, and counts what each account has bought and what each order has paid. The transaction locks
 * the tables.
 */
export async function inBulk<Done>(tx: Db, tables: readonly string[], work: () => Promise<Done>): Promise<Done> {
  const { rows: indexes } = await tx.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = any (select name::regclass from unnest(${sql.param([...tables])}::text[]) as name) and not indisunique`)
  for (const { name } of indexes) await tx.execute(sql`drop index ${sql.raw(name)}`)
  const switchTriggers = async (to: 'enable' | 'disable') => {
    await tx.execute(sql`alter table orders ${sql.raw(to)} trigger orders_bought`)
    await tx.execute(sql`alter table payments ${sql.raw(to)} trigger payments_counted`)
    await tx.execute(sql`alter table refunds ${sql.raw(to)} trigger refunds_counted`)
  }
  await switchTriggers('disable')
  const done = await work()
  await switchTriggers('enable')
  await tx.execute(sql`
    update customer_figures set order_count = bought.orders, spent = bought.spent, last_order_at = bought.last
    from (
      select user_id, count(*) as orders, sum(total) as spent, max(placed_at) as last from orders
      where state not in ('cancelled', 'returned') group by user_id
    ) bought
    where bought.user_id = customer_figures.user_id`)
  await tx.execute(sql`set local maintenance_work_mem = ${sql.raw(`'${BUILD_MEMORY}'`)}`)
  for (const { definition } of indexes) await tx.execute(sql.raw(definition))
  await tx.execute(sql`
    update orders set counted = counted_of(id)
    where counted = 0 and exists (select from payments where payments.order_id = orders.id)`)
  return done
}
