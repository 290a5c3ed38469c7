import type { InvoiceReply } from '#contract/invoices.ts'
import type { Db } from '../db/client.ts'
import { AppError } from '../errors.ts'
import type { OrderShop } from '../orders/change-order.ts'
import { decryptInvoice } from './invoice-crypt.ts'
import { findInvoice, type StoredInvoice } from './invoice-queries.ts'
import { countPrints } from './print-queries.ts'

/** @throws AppError not_found, for a paper of another order too */
export async function askedInvoice(db: Db, orderId: string, invoiceId: string): Promise<StoredInvoice> {
  const invoice = await findInvoice(db, orderId, invoiceId)
  if (!invoice) throw new AppError('not_found', 'This order has no such invoice.')
  return invoice
}

/** What an invoice says, and how often it was printed; throws as `askedInvoice` does. */
export async function showInvoice(
  { db, secrets }: OrderShop,
  orderId: string,
  invoiceId: string,
): Promise<Pick<InvoiceReply, 'data' | 'prints'>> {
  const invoice = await askedInvoice(db, orderId, invoiceId)
  return { data: decryptInvoice(secrets.dataKey, invoice), prints: await countPrints(db, invoice.id) }
}
