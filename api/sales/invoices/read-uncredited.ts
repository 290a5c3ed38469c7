import type { Db } from '../../platform/db/client.ts'
import type { orders } from '../../platform/db/schema.ts'
import { readInvoicesOf, readWaiting } from './invoice-queries.ts'

/**
 * What of an order's invoice no credit note has taken back, those that wait to be issued included, in whole rupees; of
 * an order without an invoice all of its total, since an invoice may follow.
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
