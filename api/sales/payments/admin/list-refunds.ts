import type { z } from 'zod'
import type { RefundList, RefundRow, RefundsQuery } from '#contract/admin/payments/payments.ts'
import type { Db } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { readMoneyOf } from '../money-rows.ts'
import { paidBy } from '../order-money.ts'
import { presentRefund } from './present-refund.ts'
import { readRefunds } from './refund-queries.ts'

/** Returns one page of the refunds, with their deadlines. */
export async function listRefunds(db: Db, query: RefundsQuery, now = new Date()): Promise<z.infer<typeof RefundList>> {
  const { rows, ...counted } = await readRefunds(db, query, now)
  const moneyOf = await readMoneyOf(
    db,
    rows.map(({ order }) => order.id),
  )
  const items = rows.map(({ refund, order: { payment, ...order }, doneBy }): RefundRow => {
    return { ...presentRefund(refund, doneBy, now), order, paidBy: paidBy({ payment }, moneyOf(order.id)) }
  })
  return { items, ...counted }
}

/** @throws AppError not_found */
export async function showRefund(db: Db, id: string, now = new Date()): Promise<RefundRow> {
  const { items } = await listRefunds(db, { page: 1, perPage: 1, sort: 'dueBy', q: '', ids: [id] }, now)
  const [refund] = items
  if (!refund) throw new AppError('not_found', 'There is no such refund.')
  return refund
}
