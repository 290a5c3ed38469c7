import { and, eq, inArray } from 'drizzle-orm'
import type { AdminVouchersQuery } from '#contract/admin/payments/vouchers.ts'
import { uuidIds, sayingAnyOfMany } from '../../../platform/records/conditions.ts'
import { countSome } from '../../../platform/records/count-some.ts'
import { orderOf, pageOf } from '../../../platform/records/page-of.ts'
import type { Db } from '../../../platform/db/client.ts'
import { bankVouchers, orders } from '../../../platform/db/schema.ts'

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
  const which = and(
    ids && inArray(bankVouchers.id, uuidIds(ids)),
    state && eq(bankVouchers.state, state),
    sayingAnyOfMany(q, orders.number, orders.name),
  )
  const { limit, offset } = pageOf(query)
  const rows = await select(db)
    .where(which)
    .orderBy(...orderOf(sort, { createdAt, answeredAt }, bankVouchers.id))
    .limit(limit)
    .offset(offset)
  const found = db
    .select({ id: bankVouchers.id })
    .from(bankVouchers)
    .innerJoin(orders, eq(orders.id, bankVouchers.orderId))
  return { rows, ...(await countSome(db, found.where(which), query)) }
}

export async function findVoucherRow(db: Db, id: string): Promise<VoucherRow | undefined> {
  const [row] = await select(db).where(eq(bankVouchers.id, id))
  return row
}
