import type { PlacedReply } from '#contract/orders/orders.ts'
import type { Language } from '#domain/language/languages.ts'
import { doneIn } from '../../platform/http/done.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { readBankAccount, readRecord } from '../orders/order-queries.ts'
import { presentOrder } from '../orders/present-order.ts'
import { newRecord } from './new-record.ts'
import type { OrderingShop, PlacedOrder } from './place-order.ts'

/**
 * Returns the reply to a placed order. It is made after the commit: that of a new order from the rows that were written,
 * that of a repeated request from the order as it is now.
 */
export async function placedReply(
  { db, secrets, wallets }: Pick<OrderingShop, 'db' | 'secrets' | 'wallets'>,
  { order, checked }: PlacedOrder,
  language: Language,
): Promise<PlacedReply> {
  const { dataKey, orderKey } = secrets
  const [record, account] = checked
    ? [newRecord(checked, language), checked.shop]
    : await Promise.all([readRecord(db, order, language), readBankAccount(db)])
  return {
    ...doneIn(language, 'checkout.placed'),
    data: presentOrder(record, { dataKey, account, wallets: wallets.offered }),
    trackKey: trackKey(orderKey, order.number),
  }
}
