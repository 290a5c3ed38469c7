import { eq } from 'drizzle-orm'
import type { Db } from '#api/platform/db/client.ts'
import { orders, type orderEvents } from '#api/platform/db/schema.ts'
import { composeInvoice, type Seller } from '#api/sales/invoices/compose-invoice.ts'
import {
  findSeller,
  insertWaiting,
  readInvoicesOf,
  readWaiting,
  type StoredInvoice,
} from '#api/sales/invoices/invoice-queries.ts'
import { composeCreditNote } from '#api/sales/invoices/issue-credit-note.ts'
import { isIssuable, storeDocument, documentEvent } from '#api/sales/invoices/issue-document.ts'
import type { DataKey } from '#api/platform/secrets/data-key.ts'
import type { CreditReason } from '#domain/invoices/invoice.ts'

type Event = typeof orderEvents.$inferInsert & { at: Date }

/**
 * Inserts the invoices of confirmed orders, and the credit notes of those that ended later, in the order in which they
 * were due.
 *
 * @param events  events of all orders
 * @param before  called with the time of each document before it takes its number
 * @returns these events with those of invoices and credit notes, in chronological order
 */
export async function insertDemoInvoices(
  tx: Db,
  dataKey: DataKey,
  events: readonly Event[],
  before: (at: Date) => Promise<void> = async () => {},
): Promise<Event[]> {
  const seller = await findSeller(tx)
  if (!seller) throw new Error('The demo has no shop to issue its invoices')
  const due = events.filter(({ action }) => action === 'confirm' || action === 'cancel' || action === 'return')
  const papers: Event[] = []
  for (const event of due.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    await before(event.at)
    const paper = await insertPaper(tx, { dataKey, seller }, event)
    if (paper) papers.push({ ...documentEvent(paper), state: event.state })
  }
  return [...events, ...papers].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

async function insertPaper(
  tx: Db,
  { dataKey, seller }: { dataKey: DataKey; seller: Seller },
  { orderId, action, at }: Event,
): Promise<StoredInvoice | undefined> {
  if (action === 'confirm') {
    if (!(await isIssuable(tx, at))) return void (await insertWaiting(tx, { orderId, kind: 'invoice', cause: 'order' }))
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
    const draft = await composeInvoice(tx, dataKey, order!, seller)
    return storeDocument(tx, { dataKey }, orderId, { draft, cause: 'order', creditsId: null }, at)
  }
  const [invoice] = await readInvoicesOf(tx, orderId)
  if (!invoice && (await readWaiting(tx, orderId)).length === 0) return undefined // it was never confirmed
  const cause = action as CreditReason
  const credit = { rest: true } as const
  if (!invoice || !(await isIssuable(tx, at)))
    return void (await insertWaiting(tx, { orderId, kind: 'credit-note', cause, credit }))
  const draft = composeCreditNote({ dataKey }, { invoice, notes: [], seller, paid: [] }, cause, credit)
  return draft && storeDocument(tx, { dataKey }, orderId, { draft, cause, creditsId: invoice.id }, at)
}
