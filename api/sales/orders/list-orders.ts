import type { OrderRow } from '#contract/orders/orders.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { readBegunOrders } from '../fulfilment/delivery-queries.ts'
import { readExchangedOf, readPaymentsOf, readRefundsOf } from '../payments/money-rows.ts'
import { countOrdersOf, readLinesOf, readOrdersOf, readReductionsOf } from './order-queries.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { presentOrderRow } from './present-order.ts'

type Found = { data: OrderRow[]; totalOrders: number; page: number; pages: number }

/** Returns one page of an account's orders, newest first. An account without orders has one empty page. */
export async function listOrders(
  { db, dataKey }: { db: Db; dataKey: DataKey },
  userId: string,
  { page, limit, language }: { page: number; limit: number; language: Language },
): Promise<Found> {
  const [rows, totalOrders] = await Promise.all([
    readOrdersOf(db, userId, { limit, offset: (page - 1) * limit }),
    countOrdersOf(db, userId),
  ])
  const ids = rows.map(({ id }) => id)
  const [linesOf, reductionsOf, paymentsOf, refundsOf, begun, exchangedOf] = await Promise.all([
    readLinesOf(db, ids, language),
    readReductionsOf(db, ids, language),
    readPaymentsOf(db, ids),
    readRefundsOf(db, ids),
    readBegunOrders(db, ids),
    readExchangedOf(db, ids),
  ])
  const data = rows.map((order) => {
    const { id } = order
    const money = { payments: paymentsOf.get(id) ?? [], refunds: refundsOf.get(id) ?? [], exchanged: exchangedOf(id) }
    return presentOrderRow(
      {
        order,
        language,
        lines: linesOf.get(id) ?? [],
        reductions: reductionsOf.get(id) ?? [],
        money,
        isBegun: begun.has(id),
      },
      { dataKey },
    )
  })
  return { data, totalOrders, page, pages: Math.max(1, Math.ceil(totalOrders / limit)) }
}
