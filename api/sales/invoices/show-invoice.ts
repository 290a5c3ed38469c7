import type { InvoiceReply } from '#contract/invoices.ts'
import type { PaidWay } from '#domain/payments/payment-methods.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { OrderShop } from '../orders/change-order.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { readMoneyOf } from '../payments/money-rows.ts'
import { waysPaid } from '../payments/order-money.ts'
import { decryptInvoice } from './invoice-crypt.ts'
import { findInvoice, type StoredInvoice } from './invoice-queries.ts'
import { countPrints } from './print-queries.ts'
import { say } from '../../platform/language/sentence.ts'

/**
 * Returns an invoice of an order. After its account was deleted, invoices stay only in the books, because they contain the
 * buyer's name and address.
 *
 * @throws AppError not_found, also for an invoice of another order
 */
export async function askedInvoice(db: Db, order: StoredOrder, invoiceId: string): Promise<StoredInvoice> {
  const invoice = order.privateDetails === null ? undefined : await findInvoice(db, order.id, invoiceId)
  if (!invoice) throw new AppError('not_found', say('invoices.not-found'))
  return invoice
}

/** Returns an invoice, how its order was paid, and how often it was printed. @throws AppError as `askedInvoice` */
export async function showInvoice(
  { db, secrets }: OrderShop,
  order: StoredOrder,
  invoiceId: string,
): Promise<Pick<InvoiceReply, 'data' | 'waysPaid' | 'prints'>> {
  const invoice = await askedInvoice(db, order, invoiceId)
  const data = decryptInvoice(secrets.dataKey, invoice)
  return { data, waysPaid: await readWaysPaid(db, order.id), prints: await countPrints(db, invoice.id) }
}

/** Returns how an order was paid so far, for its documents. */
export async function readWaysPaid(db: Db, orderId: string): Promise<PaidWay[]> {
  return waysPaid((await readMoneyOf(db, [orderId]))(orderId))
}
