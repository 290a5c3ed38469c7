import { sql } from 'drizzle-orm'
import type { Db } from '#api/platform/db/client.ts'

const OFFERED_BEFORE_DAYS = 60
const REDUCED_FIRST_DAYS = 7
const REDUCED_SPREAD_DAYS = 24

/**
 * Writes the demo's price history. A discount began one to four weeks ago, after two months at the old price, as the rule
 * requires (domain/catalog/old-price.ts). All other prices have never changed.
 */
export async function insertPriceHistory(db: Db): Promise<void> {
  const reducedAt = sql`(now() - make_interval(days => ${REDUCED_FIRST_DAYS} + v.product_id % ${REDUCED_SPREAD_DAYS}))`
  await db.execute(sql`
    update price_changes c set since = case when v.old_price is null then least(p.created_at, now()) else ${reducedAt} end
    from variants v join products p on p.id = v.product_id where v.id = c.variant_id`)
  await db.execute(sql`
    insert into price_changes (variant_id, price, is_offered, since)
    select v.id, v.old_price, p.published, least(p.created_at, ${reducedAt} - make_interval(days => ${OFFERED_BEFORE_DAYS}))
    from variants v join products p on p.id = v.product_id where v.old_price is not null`)
}
