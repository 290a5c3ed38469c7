import type { Db } from '../../../platform/db/client.ts'
import { readInvoicesOf, readWaiting } from '../../invoices/invoice-queries.ts'

/** Returns whether the order has an invoice to replace. One that still waits is issued for the order as it is then. */
export async function isInvoiced(db: Db, orderId: string): Promise<boolean> {
  if ((await readWaiting(db, orderId)).some(({ kind }) => kind === 'invoice')) return false
  return (await readInvoicesOf(db, orderId)).some(({ kind }) => kind === 'invoice')
}
