import type { OrderAction } from '#domain/orders/order-states.ts'
import type { Db } from '../../platform/db/client.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { issueInvoice } from './issue-invoice.ts'

/**
 * Issues the document that a change of an order needs: an invoice when it is confirmed, a credit note for the rest when it
 * ends.
 */
export async function issueDocuments(
  tx: Db,
  secrets: Pick<Secrets, 'dataKey'>,
  order: StoredOrder,
  action: OrderAction,
  now: Date,
): Promise<void> {
  if (action === 'confirm') await issueInvoice(tx, secrets, order, now)
  if (action === 'cancel' || action === 'return') {
    await issueCreditNote(tx, secrets, order, { cause: action, rest: true }, now)
  }
}
