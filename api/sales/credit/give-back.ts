import { randomUUID } from 'node:crypto'
import { creditBack } from '#domain/credit/credit.ts'
import { sumOf } from '#domain/sum.ts'
import type { Db } from '../../platform/db/client.ts'
import { insertEvent } from '../orders/change-queries.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { insertRefund } from '../payments/payment-queries.ts'
import { creditReference } from './credit-name.ts'
import { insertEntry, lockCredit } from './credit-queries.ts'
import { takenThrough, type TakenShare } from './taken-through.ts'

/** What went back to one account. */
export type GivenBack = { refundId: string; amount: number; reference: string }

type Refund = { cause: string; amount: number; now: Date; state: StoredOrder['state'] }

/**
 * Gives back what an order was paid with credit, as far as a refund goes. It is done at once, since it is the shop's own money.
 * Credit that paid for pieces which pay for this order in exchange counts, too.
 *
 * @param order  locked by the transaction
 * @returns each part; the rest of the refund goes back as the money came
 */
export async function giveCreditBack(
  tx: Db,
  { id: orderId }: StoredOrder,
  { cause, amount: wanted, now, state }: Refund,
): Promise<GivenBack[]> {
  const shares = sharesBack(wanted, await takenThrough(tx, orderId))
  const accounts = new Map(
    (
      await lockCredit(
        tx,
        shares.map(({ id }) => id),
      )
    ).map((one) => [one.id, one]),
  )
  const given: GivenBack[] = []
  for (const { id: accountId, amount, paidOrderId } of shares) {
    const refundId = randomUUID()
    const reference = creditReference(accounts.get(accountId)!)
    const done = { dueBy: now, createdAt: now, doneAt: now, doneBy: null, reference }
    const row = { id: refundId, orderId, cause: `${cause}/${accountId}`, amount, ...done, creditAccountId: accountId }
    if (!(await insertRefund(tx, row))) throw new Error(`Refund ${row.cause} of order ${orderId} was made already`)
    await insertEntry(tx, { accountId, amount, reason: 'back', orderId: paidOrderId, refundId, at: now })
    given.push({ refundId, amount, reference })
  }
  const total = sumOf(given, ({ amount }) => amount)
  const event = { orderId, action: 'refund', state, actor: 'system' } as const
  if (total > 0) await insertEvent(tx, { ...event, detail: { amount: total }, at: now })
  return given
}

function sharesBack(wanted: number, taken: readonly TakenShare[]): TakenShare[] {
  const paidBy = new Map(taken.map(({ id, paidOrderId }) => [id, paidOrderId]))
  return creditBack(wanted, taken).map((share) => ({ ...share, paidOrderId: paidBy.get(share.id)! }))
}

/** Locks the accounts that paid an order, in a transaction that locks goods before it knows of a refund. */
export async function lockCreditOf(tx: Db, orderId: string): Promise<void> {
  const taken = await takenThrough(tx, orderId)
  await lockCredit(
    tx,
    taken.map(({ id }) => id),
  )
}
