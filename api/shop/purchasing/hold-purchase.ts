import { eq } from 'drizzle-orm'
import type { Purchase } from '#contract/admin/purchasing.ts'
import { purchaseCan, type PurchaseAction, type PurchaseState } from '#domain/purchasing/purchase-orders.ts'
import type { Db } from '../../platform/db/client.ts'
import { purchaseOrders } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { refuseStale } from '../../platform/records/version.ts'
import { findPurchase } from './purchase-queries.ts'

const stateWords: Record<PurchaseState, string> = {
  draft: 'is a draft',
  sent: 'is sent',
  partly: 'is partly here',
  received: 'is received',
  cancelled: 'is cancelled',
}

/**
 * Locks an order to a supplier for an action. Colleagues who act on it at once wait for each other.
 *
 * @param seen  the version that the page showed
 * @throws AppError not_found; stale when somebody changed it meanwhile; conflict in a state without this action
 */
export async function holdPurchase(
  tx: Db,
  id: number,
  { seen, action }: { seen: string; action: PurchaseAction },
): Promise<Purchase> {
  await tx.select({ id: purchaseOrders.id }).from(purchaseOrders).where(eq(purchaseOrders.id, id)).for('update')
  const current = await findPurchase(tx, id)
  refuseStale(current, seen)
  if (!purchaseCan(action, current.state)) {
    throw new AppError('conflict', `${current.number} ${stateWords[current.state]}.`)
  }
  return current
}
