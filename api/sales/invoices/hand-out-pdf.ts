import type { InvoiceLanguage } from '#domain/invoices/invoice.ts'
import { invoicePaper } from '#domain/invoices/invoice-paper.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Changer } from '../../platform/records/changer.ts'
import type { OrderShop } from '../orders/change-order.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import type { Limit } from '../../platform/rate-limits/limit.ts'
import { decryptInvoice } from './invoice-crypt.ts'
import { notePrint } from './note-print.ts'
import { countPrints } from './print-queries.ts'
import { renderPdf } from './render-pdf.ts'
import { askedInvoice, readWaysPaid } from './show-invoice.ts'
import { say } from '../../platform/language/sentence.ts'

/** How often somebody else may print the same invoice while we draw it. */
const TRIES = 5

type Asked = {
  order: StoredOrder
  invoiceId: string
  language: InvoiceLanguage
  by: Changer
  /** The network or the member of staff that asks: they share the time for drawing. */
  who: string
}

/**
 * Returns an invoice as a PDF file, and counts the print. It draws first and without a lock, so that a failed drawing is no
 * print. If somebody else printed it meanwhile, it draws again with the next number.
 *
 * @throws AppError not_found, as askedInvoice does; too_many_requests; unavailable when too many are drawn or printed at once
 */
export async function handOutPdf(
  { db, secrets, prints }: OrderShop & { prints: Limit },
  { order, invoiceId, language, by, who }: Asked,
): Promise<{ name: string; file: Buffer }> {
  const invoice = await askedInvoice(db, order, invoiceId)
  await prints.take(invoice.id)
  const document = decryptInvoice(secrets.dataKey, invoice)
  const waysPaid = await readWaysPaid(db, order.id)
  const name = `${invoice.kind}-${invoice.number.replace('/', '-')}.pdf`
  for (let tried = 0; tried < TRIES; tried += 1) {
    const print = (await countPrints(db, invoice.id)) + 1
    const file = await renderPdf(invoicePaper(document, language, print, waysPaid), who)
    if ((await notePrint(db, invoice.id, by, print)) !== null) return { name, file }
  }
  throw new AppError('unavailable', say('calls.busy'))
}
