import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'

/** Orders of these products wait until the history of each of their variants is written. */
const PRODUCTS_AT_ONCE = 10

/**
 * The job that shows and hides scheduled products, banners and strip offers. It catches up on times that passed while
 * no worker ran. A record whose start and end have both passed stays hidden. Triggers announce the changes to the
 * shop's pages, as for any other change.
 */
export async function applySchedules(_data: JobData['apply-schedules'], { db }: { db: Db }): Promise<void> {
  while ((await retryConflicts(() => db.transaction(applyToProducts))) > 0);
  await db.transaction((tx) => applyTo(tx, sql`banners`))
  await db.transaction((tx) => applyTo(tx, sql`hoardings`))
}

/**
 * Locks products in the order of their ids, as all other transactions do.
 *
 * @returns how many products changed
 */
async function applyToProducts(tx: Db): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with due as (
      select id from products where publish_at <= now() or unpublish_at <= now()
      order by id limit ${PRODUCTS_AT_ONCE} for no key update)
    update products set
      published = case when unpublish_at <= now() then false else published or publish_at <= now() end,
      publish_at = case when publish_at > now() then publish_at end,
      unpublish_at = case when unpublish_at > now() then unpublish_at end
    from due where products.id = due.id`)
  return rowCount ?? 0
}

async function applyTo(tx: Db, table: ReturnType<typeof sql>): Promise<void> {
  await tx.execute(sql`
    update ${table} set
      is_active = case when ends_at <= now() then false else is_active or starts_at <= now() end,
      starts_at = case when starts_at > now() then starts_at end,
      ends_at = case when ends_at > now() then ends_at end
    where starts_at <= now() or ends_at <= now()`)
}
