import type { AdminVoucher, AdminVouchersQuery } from '#contract/admin/payments/vouchers.ts'
import type { Db } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { findVoucherRow, readVoucherPage, type VoucherRow } from './voucher-queries.ts'
import { readMoneyOf, type MoneyRows } from '../money-rows.ts'
import { dueOf, nextPayment, paidOf, paidUntil } from '../order-money.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'

export async function listVouchers(
  db: Db,
  query: AdminVouchersQuery,
): Promise<{ items: AdminVoucher[]; total: number; hasMore: boolean }> {
  const { rows, ...counted } = await readVoucherPage(db, query)
  return { items: await present(db, rows), ...counted }
}

/** @throws AppError not_found */
export async function showVoucher(db: Db, id: string): Promise<AdminVoucher> {
  return onlyRow(await present(db, [await findVoucher(db, id)]))
}

/** @throws AppError not_found */
export async function findVoucher(db: Db, id: string): Promise<VoucherRow> {
  const row = await findVoucherRow(db, id)
  if (!row) throw new AppError('not_found', 'There is no such voucher.')
  return row
}

async function present(db: Db, rows: readonly VoucherRow[]): Promise<AdminVoucher[]> {
  const moneyOf = await readMoneyOf(db, [...new Set(rows.map(({ order }) => order.id))])
  const now = new Date()
  return rows.map((row) => presentVoucher(row, moneyOf(row.order.id), now))
}

function presentVoucher({ voucher, order }: VoucherRow, money: MoneyRows, now: Date): AdminVoucher {
  const { id, state, photoId, answer, createdAt, answeredAt } = voucher
  return {
    id,
    state,
    photo: order.privateDetails === null ? null : photoId,
    answer,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    orderId: order.id,
    order: order.number,
    orderState: order.state,
    name: order.name,
    total: order.total,
    deposit: order.deposit,
    paid: paidOf(money),
    due: dueOf(order, money),
    wanted: nextPayment(order, money, now)?.amount ?? null,
    payUntil: paidUntil(order, money)?.toISOString() ?? null,
  }
}
