import { and, eq, inArray } from 'drizzle-orm'
import type { AdminVouchersQuery } from '#contract/admin/payments/vouchers.ts'
import { uuidIds } from '../../../platform/records/conditions.ts'
import { countSomeOf, isShown } from '../../../platform/records/count-some.ts'
import { orderOf, pageOf } from '../../../platform/records/page-of.ts'
import type { Db } from '../../../platform/db/client.ts'
import { bankVouchers, orders } from '../../../platform/db/schema.ts'
import { ofOrdersSaying } from '../../orders/of-orders-saying.ts'

const { createdAt, answeredAt } = bankVouchers

function select(db: Db) {
  return db
    .select({ voucher: bankVouchers, order: orders })
    .from(bankVouchers)
    .innerJoin(orders, eq(orders.id, bankVouchers.orderId))
}
export type VoucherRow = Awaited<ReturnType<typeof select>>[number]

export async function readVoucherPage(
  db: Db,
  query: AdminVouchersQuery,
): Promise<{ rows: VoucherRow[]; total: number; hasMore: boolean }> {
  const { q, ids, state, sort } = query
  const { id, orderId } = bankVouchers
  const { isSaid, bounds } = await ofOrdersSaying(db, q, orderId)
  const which = and(ids && inArray(id, uuidIds(ids)), state && eq(bankVouchers.state, state), isSaid)
  const { limit, offset } = pageOf(query)
  const page = select(db)
    .where(which)
    .orderBy(...orderOf(sort, { createdAt, answeredAt }, id))
  const rows = isShown(query, bounds) ? await page.limit(limit).offset(offset) : []
  return { rows, ...(await countSomeOf(db, bankVouchers, which, query, bounds)) }
}

export async function findVoucherRow(db: Db, id: string): Promise<VoucherRow | undefined> {
  const [row] = await select(db).where(eq(bankVouchers.id, id))
  return row
}
