import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { productDeliveries } from '../../platform/db/schema.ts'

/** Returns how many orders of a product were delivered, by the English name of the district. */
export async function readDeliveredTo(db: Db, productId: number): Promise<Record<string, number>> {
  const statement = prepared(db, 'delivered_to', (name) =>
    db
      .select({ district: productDeliveries.district, orders: productDeliveries.orders })
      .from(productDeliveries)
      .where(eq(productDeliveries.productId, sql.placeholder('productId')))
      .orderBy(asc(productDeliveries.district))
      .prepare(name),
  )
  const rows = await statement.execute({ productId })
  return Object.fromEntries(rows.map(({ district, orders }) => [district, orders]))
}
