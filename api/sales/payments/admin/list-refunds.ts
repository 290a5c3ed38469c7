import type { z } from 'zod'
import type { RefundList, RefundRow, RefundsQuery } from '#contract/admin/payments/payments.ts'
import type { Db } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { readMoneyOf } from '../money-rows.ts'
import { refundedFrom } from '../order-money.ts'
import { readRequestsOf } from '../refund-requests/request-queries.ts'
import type { Wallets } from '../wallets/open-wallets.ts'
import { presentRefund } from './present-refund.ts'
import { readRefunds } from './refund-queries.ts'

type RefundShop = { db: Db; wallets: Pick<Wallets, 'find'> }

/** Returns one page of the refunds, with their deadlines. */
export async function listRefunds(
  { db, wallets }: RefundShop,
  query: RefundsQuery,
  now = new Date(),
): Promise<z.infer<typeof RefundList>> {
  const { rows, ...counted } = await readRefunds(db, query, now)
  const orderIds = rows.map(({ order }) => order.id)
  const moneyOf = await readMoneyOf(db, orderIds)
  const requestsOf = await readRequestsOf(db, orderIds)
  const items = rows.map(({ refund, order: { payment, total, userId, ...order }, doneBy }): RefundRow => {
    const money = moneyOf(order.id)
    const around = { money, isOfAccount: userId !== null, requests: requestsOf(order.id), wallets }
    return {
      ...presentRefund(refund, doneBy, around, now),
      order,
      paidBy: refundedFrom({ payment, total }, money, refund),
    }
  })
  return { items, ...counted }
}

/** @throws AppError not_found */
export async function showRefund(shop: RefundShop, id: string, now = new Date()): Promise<RefundRow> {
  const { items } = await listRefunds(shop, { page: 1, perPage: 1, sort: 'dueBy', q: '', ids: [id] }, now)
  const [refund] = items
  if (!refund) throw new AppError('not_found', 'There is no such refund.')
  return refund
}
