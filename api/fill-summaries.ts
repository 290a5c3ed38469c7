import { and, asc, eq, exists, gt, inArray, not, sql } from 'drizzle-orm'
import type { Db } from './platform/db/client.ts'
import { customerFigures, deliveries, orders, users } from './platform/db/schema.ts'

const ROWS_AT_ONCE = 1_000
/** Says of the column that no older row lacks it. */
const FILLED = 'filled'

/**
 * Fills the summaries of orders and accounts that are older than these columns (0024_summaries.sql). Triggers keep them from then
 * on. After an interruption the next start continues; later starts find nothing to do.
 */
export async function fillSummaries(db: Db): Promise<void> {
  await fillCustomerFigures(db)
  await fillDeliveryDays(db)
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
    // In a statement of its own, which sees the orders of all whom the insert has waited for.
    await tx.execute(sql`select refresh_customer_figures(id) from unnest(${sql.param(ids)}::uuid[]) as id`)
  })
}

async function fillDeliveryDays(db: Db): Promise<void> {
  const { rows } = await db.execute<{ said: string | null }>(sql`
    select col_description('orders'::regclass, attnum) as said from pg_attribute
    where attrelid = 'orders'::regclass and attname = 'delivery_day'`)
  if (rows[0]?.said === FILLED) return
  let after: string | undefined
  do {
    const { orderId } = deliveries
    const found = await db
      .selectDistinct({ orderId })
      .from(deliveries)
      .where(after === undefined ? undefined : gt(orderId, after))
      .orderBy(asc(orderId))
      .limit(ROWS_AT_ONCE)
    const ids = found.map((row) => row.orderId)
    if (ids.length > 0) await fillDays(db, ids)
    after = ids.at(-1)
  } while (after !== undefined)
  await db.execute(sql`comment on column orders.delivery_day is ${sql.raw(`'${FILLED}'`)}`)
}

async function fillDays(db: Db, ids: string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const { id } = orders
    // Locked first, so that the deliveries are read after every concurrent change has ended.
    await tx.select({ id }).from(orders).where(inArray(id, ids)).orderBy(asc(id)).for('no key update')
    await tx.execute(sql`
      update orders set delivery_day = delivery_day_of(id)
      where id = any (${sql.param(ids)}::uuid[]) and delivery_day is distinct from delivery_day_of(id)`)
  })
}
