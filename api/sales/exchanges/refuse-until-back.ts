import type { Db } from '../../platform/db/client.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { refused } from '../fulfilment/refusals.ts'
import { readMoneyOf } from '../payments/money-rows.ts'

/**
 * Refuses what would refund an order whose price is paid by pieces that are still to come back: until then it has none of
 * their money.
 *
 * @throws AppError conflict
 */
export async function refuseUntilBack(tx: Db, { id }: StoredOrder): Promise<void> {
  const { paysHere, isBack } = (await readMoneyOf(tx, [id]))(id).exchanged
  if (paysHere > 0 && !isBack) throw refused('The pieces that pay for this order are not back yet. Receive them first.')
}
