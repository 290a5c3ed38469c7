import { and, eq, inArray } from 'drizzle-orm'
import { knownToBank, type BankNews } from '#domain/instalments/request-states.ts'
import type { OrderAction } from '#domain/orders/order-states.ts'
import type { Db } from '../../platform/db/client.ts'
import { instalmentRequests } from '../../platform/db/schema.ts'
import { withLockedOrder } from '../orders/lock-order.ts'

const newsOf: Partial<Record<OrderAction, BankNews>> = {
  // Money came, and nobody has noted that the bank approved: it may be the buyer's own.
  confirm: 'paid',
  cancel: 'cancelled',
  expire: 'cancelled',
  return: 'returned',
}

/** Notes what staff have to tell the bank after a change of an order, if the bank knows of its request for instalments. */
export async function noteForBank(tx: Db, orderId: string, action: OrderAction): Promise<void> {
  const tellBank = newsOf[action]
  if (!tellBank) return
  const waiting = action === 'confirm' ? (['papers'] as const) : knownToBank
  const { orderId: ofOrder, state } = instalmentRequests
  await tx
    .update(instalmentRequests)
    .set({ tellBank })
    .where(and(eq(ofOrder, orderId), inArray(state, waiting)))
}

/** Marks that staff have told the bank. The audit log keeps who did, and when. */
export function markBankTold(db: Db, orderId: string, told: BankNews): Promise<void> {
  return withLockedOrder(db, orderId, async (tx) => {
    const { orderId: ofOrder, tellBank } = instalmentRequests
    await tx
      .update(instalmentRequests)
      .set({ tellBank: null })
      .where(and(eq(ofOrder, orderId), eq(tellBank, told)))
  })
}
