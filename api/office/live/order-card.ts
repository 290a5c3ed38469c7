import { eq, sql } from 'drizzle-orm'
import type { NewOrderCard } from '#contract/admin/live.ts'
import type { Picture } from '#contract/common.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { orderLines, orders, pictures } from '../../platform/db/schema.ts'
import { pictureJson } from '../../platform/media/picture-rows.ts'

/** Returns what the notice of a new order shows: nothing by which its buyer could be reached. */
export async function showOrderCard(db: Db, id: string): Promise<NewOrderCard> {
  const { number, total, name, district, payment } = orders
  const pieces = sql<number>`(select coalesce(sum(${orderLines.quantity}), 0)::int from ${orderLines} where ${orderLines.orderId} = ${orders.id})`
  const [order] = await db
    .select({ number, total, name, district, payment, pieces })
    .from(orders)
    .where(eq(orders.id, id))
  if (!order) throw new AppError('not_found', 'This order does not exist.')
  const [first] = await db
    .select({ picture: sql<Picture>`${pictureJson(orderLines.pictureAlt)}` })
    .from(orderLines)
    .innerJoin(pictures, eq(pictures.id, orderLines.pictureId))
    .where(eq(orderLines.orderId, id))
    .orderBy(orderLines.position)
    .limit(1)
  return { ...order, picture: first?.picture ?? null }
}
