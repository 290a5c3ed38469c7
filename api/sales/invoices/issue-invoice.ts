import type { Db } from '../../platform/db/client.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { composeInvoice } from './compose-invoice.ts'
import { decryptInvoice } from './invoice-crypt.ts'
import { findSeller, insertWaiting, readInvoicesOf, type StoredInvoice } from './invoice-queries.ts'
import { isIssuable, issueDocument } from './issue-document.ts'

/** The cause of an order's first invoice. */
const FIRST = 'order'

/** `order` for the first invoice, `edit:<id>` for the one that follows an edit. */
export type InvoiceCause = typeof FIRST | `edit:${string}`

/**
 * Issues the tax invoice of an order, in the transaction that has locked and confirmed it. Call it last, because the counter
 * of the series stays locked until the end.
 *
 * @param order  as it is in this transaction
 * @param cause  each is invoiced once
 * @returns the invoice; undefined if it has to wait, because the calendar lacks the day or the shop has no name yet
 */
export async function issueInvoice(
  tx: Db,
  secrets: Pick<Secrets, 'dataKey'>,
  order: StoredOrder,
  now: Date,
  cause: InvoiceCause = FIRST,
): Promise<StoredInvoice | undefined> {
  const seller = await findSeller(tx)
  if (!seller || !(await isIssuable(tx, now))) {
    await insertWaiting(tx, { orderId: order.id, kind: 'invoice', cause })
    return undefined
  }
  const replaced = (await readInvoicesOf(tx, order.id)).findLast(({ kind }) => kind === 'invoice')
  const printed = replaced && decryptInvoice(secrets.dataKey, replaced).buyer
  const draft = await composeInvoice(tx, secrets.dataKey, order, seller, printed)
  return issueDocument(tx, secrets, order, { draft, cause, creditsId: null }, now)
}
