import type { Db } from '../../platform/db/client.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { readInvoicesOf, readWaiting } from './invoice-queries.ts'

/**
 * Returns the part of an order's invoice that no credit note covers, in whole rupees. Pending credit notes count. An order
 * without an invoice counts with its total, because the invoice may follow.
 */
export async function readUncredited(tx: Db, { id, total }: Pick<StoredOrder, 'id' | 'total'>): Promise<number> {
  const credited = (await readInvoicesOf(tx, id)).filter(({ kind }) => kind === 'credit-note')
  const waiting = (await readWaiting(tx, id)).flatMap(({ credit }) => credit ?? [])
  if (waiting.some((credit) => 'rest' in credit)) return 0
  const sums = [
    ...credited.map((note) => note.total),
    ...waiting.map((credit) => ('rest' in credit ? 0 : credit.amount)),
  ]
  return sums.reduce((left, amount) => left - amount, total)
}
