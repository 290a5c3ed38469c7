import type { KeyObject } from 'node:crypto'
import type { OrderRow } from '#contract/orders.ts'
import type { Db } from '../db/client.ts'
import { countOrdersOf, readLinesOf, readOrdersOf } from './order-queries.ts'
import { presentOrderRow } from './present-order.ts'

type Found = { data: OrderRow[]; totalOrders: number; page: number; pages: number }

/** One page of an account's orders, newest first; without any, one page that is empty. */
export async function listOrders(
  { db, dataKey }: { db: Db; dataKey: KeyObject },
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<Found> {
  const [rows, totalOrders] = await Promise.all([
    readOrdersOf(db, userId, { limit, offset: (page - 1) * limit }),
    countOrdersOf(db, userId),
  ])
  const linesOf = await readLinesOf(
    db,
    rows.map(({ id }) => id),
  )
  const data = rows.map((order) => presentOrderRow({ order, lines: linesOf.get(order.id) ?? [] }, { dataKey }))
  return { data, totalOrders, page, pages: Math.max(1, Math.ceil(totalOrders / limit)) }
}
