import { asc, eq, exists, gt, inArray, not, and, sql } from 'drizzle-orm'
import type { Db } from './platform/db/client.ts'
import { customerFigures, orders, users } from './platform/db/schema.ts'

const ROWS_AT_ONCE = 2_000
/** Says of the column that no older row lacks it. */
const FILLED = 'filled'

/**
 * Fills the summaries of orders and accounts that are older than these columns (0024_summaries.sql and 0029_lists_of_few.sql).
 * Triggers keep them from then on. After an interruption the next start continues; later starts find nothing to do.
 */
export async function fillSummaries(db: Db): Promise<void> {
  await fillCustomerFigures(db)
  await fillOrders(db)
}

async function fillCustomerFigures(db: Db): Promise<void> {
  let after: string | undefined
  do {
    const { id } = users
    const isFilled = exists(db.select().from(customerFigures).where(eq(customerFigures.userId, id)))
    const found = await db
      .select({ id })
      .from(users)
      .where(and(not(isFilled), after === undefined ? undefined : gt(id, after)))
      .orderBy(asc(id))
      .limit(ROWS_AT_ONCE)
    const ids = found.map((row) => row.id)
    if (ids.length > 0) await fillFigures(db, ids)
    after = ids.at(-1)
  } while (after !== undefined)
}

async function fillFigures(db: Db, ids: string[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into customer_figures (user_id) select id from users where id = any (${sql.param(ids)}::uuid[]) order by id
      on conflict do nothing`)
    const { userId } = customerFigures
    await tx
      .select({ userId })
      .from(customerFigures)
      .where(inArray(userId, ids))
      .orderBy(asc(userId))
      .for('no key update')
    // In a statement of its own, which sees the orders of all whom the locks have waited for.
    await tx.execute(sql`
      update customer_figures set (order_count, spent, last_order_at) = (bought.orders, bought.spent, bought.last)
      from (
        select user_id, count(*) as orders, sum(total) as spent, max(placed_at) as last from orders
        where user_id = any (${sql.param(ids)}::uuid[]) and state not in ('cancelled', 'returned') group by user_id
      ) bought
      where bought.user_id = customer_figures.user_id`)
  })
}

/** Newest first: those are looked at before the older ones. */
async function fillOrders(db: Db): Promise<void> {
  const { rows } = await db.execute<{ said: string | null }>(sql`
    select col_description('orders'::regclass, attnum) as said from pg_attribute
    where attrelid = 'orders'::regclass and attname = 'counted'`)
  if (rows[0]?.said === FILLED) return
  let before: string | undefined
  do {
    const isOlder = before === undefined ? sql`true` : sql`placed_at < ${before}`
    const found = await db.execute<{ id: string; at: string }>(sql`
      select id, placed_at::text as at from orders where ${isOlder}
      order by placed_at desc fetch first ${sql.raw(String(ROWS_AT_ONCE))} rows with ties`)
    const ids = found.rows.map((row) => row.id)
    if (ids.length > 0) await fillSome(db, ids)
    before = found.rows.at(-1)?.at
  } while (before !== undefined)
  await db.execute(sql`comment on column orders.counted is ${sql.raw(`'${FILLED}'`)}`)
}

async function fillSome(db: Db, ids: string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const { id } = orders
    // Locked first, so that deliveries and payments are read after every concurrent change has ended.
    await tx.select({ id }).from(orders).where(inArray(id, ids)).orderBy(asc(id)).for('no key update')
    await tx.execute(sql`
      with found as materialized (
        select id, delivery_day_of(id) as day, counted_of(id) as counted from unnest(${sql.param(ids)}::uuid[]) as id)
      update orders set delivery_day = found.day, counted = found.counted from found
      where orders.id = found.id and (delivery_day, orders.counted) is distinct from (found.day, found.counted)`)
    await tx.execute(sql`
      update deliveries set is_pickup = true from orders
      where orders.id = order_id and order_id = any (${sql.param(ids)}::uuid[]) and method = 'pickup' and not is_pickup`)
  })
}
