import type { Db } from '../../platform/db/client.ts'
import type { StoredOrder } from '../orders/order-queries.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { composeInvoice } from './compose-invoice.ts'
import { findSeller, insertWaiting, type StoredInvoice } from './invoice-queries.ts'
import { isIssuable, issueDocument } from './issue-document.ts'

const CAUSE = 'order'

/**
 * The tax invoice of an order, in the transaction that confirms it and holds its row. It is the last thing that
 * transaction does: the series' counter stays taken until its end.
 *
 * @param order  as it is in this transaction
 * @returns the invoice; undefined where it waits, because the calendar does not know the day or the shop has no name yet
 */
export async function issueInvoice(
  tx: Db,
  secrets: Pick<Secrets, 'dataKey'>,
  order: StoredOrder,
  now: Date,
): Promise<StoredInvoice | undefined> {
  const seller = await findSeller(tx)
  if (!seller || !(await isIssuable(tx, now))) {
    await insertWaiting(tx, { orderId: order.id, kind: 'invoice', cause: CAUSE })
    return undefined
  }
  const draft = await composeInvoice(tx, secrets.dataKey, order, seller)
  return issueDocument(tx, secrets, order, { draft, cause: CAUSE, creditsId: null }, now)
}
