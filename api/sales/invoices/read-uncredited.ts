import type { Db } from '../../platform/db/client.ts'
import type { orders } from '../../platform/db/schema.ts'
import { readInvoicesOf, readWaiting } from './invoice-queries.ts'

/**
 * Whole rupees of an order's invoice that no credit note has taken back, pending credit notes included; for
 * an order without an invoice its whole total, since an invoice may follow.
 */
export async function readUncredited(
  tx: Db,
  { id, total }: Pick<typeof orders.$inferSelect, 'id' | 'total'>,
): Promise<number> {
  const credited = (await readInvoicesOf(tx, id)).filter(({ kind }) => kind === 'credit-note')
  const waiting = (await readWaiting(tx, id)).flatMap(({ credit }) => credit ?? [])
  if (waiting.some((credit) => 'rest' in credit)) return 0
  const sums = [
    ...credited.map((note) => note.total),
    ...waiting.map((credit) => ('rest' in credit ? 0 : credit.amount)),
  ]
  return sums.reduce((left, amount) => left - amount, total)
}
