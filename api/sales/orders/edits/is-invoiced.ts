import type { Db } from '../../../platform/db/client.ts'
import { findSeller, readInvoicesOf, readWaiting } from '../../invoices/invoice-queries.ts'
import { isIssuable } from '../../invoices/issue-document.ts'

/** Returns whether the order has an invoice to replace. One that still waits is issued for the order as it is then. */
export async function isInvoiced(db: Db, orderId: string): Promise<boolean> {
  if ((await readWaiting(db, orderId)).some(({ kind }) => kind === 'invoice')) return false
  return (await readInvoicesOf(db, orderId)).some(({ kind }) => kind === 'invoice')
}

/** Returns whether an edit replaces the invoice at once: it waits for a calendar or a shop like other documents. */
export async function isReplacedNow(db: Db, orderId: string, now: Date): Promise<boolean> {
  if (!(await findSeller(db)) || !(await isIssuable(db, now))) return false
  return isInvoiced(db, orderId)
}
