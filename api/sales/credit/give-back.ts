import { randomUUID } from 'node:crypto'
import { creditBack } from '#domain/credit/credit.ts'
import { sumOf } from '#domain/sum.ts'
import type { Db } from '../../platform/db/client.ts'
import { insertEvent } from '../orders/change-queries.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { insertRefund } from '../payments/payment-queries.ts'
import { creditReference } from './credit-name.ts'
import { insertEntry, lockCredit, readTaken } from './credit-queries.ts'

/** What went back to one account. */
export type GivenBack = { refundId: string; amount: number; reference: string }

type Refund = { cause: string; amount: number; now: Date; state: StoredOrder['state'] }

/**
 * Gives back what an order was paid with credit, as far as a refund goes. It is done at once, since it is the shop's own money.
 * Credit that paid for an exchanged piece comes back likewise, or an exchange would turn it into money.
 *
 * @param order  locked by the transaction
 * @returns each part; the rest of the refund goes back as the money came
 */
export async function giveCreditBack(
  tx: Db,
  { id: orderId }: StoredOrder,
  { cause, amount: wanted, now, state }: Refund,
): Promise<GivenBack[]> {
  const ids = (await readTaken(tx, orderId)).map(({ id }) => id)
  const accounts = new Map((await lockCredit(tx, ids)).map((one) => [one.id, one]))
  // Read again: another order of an exchange may have given some of it back while this one waited.
  const shares = creditBack(wanted, await readTaken(tx, orderId))
  const given: GivenBack[] = []
  for (const { id: accountId, orderId: paidOrderId, amount } of shares) {
    const refundId = randomUUID()
    const reference = creditReference(accounts.get(accountId)!)
    const done = { dueBy: now, createdAt: now, doneAt: now, doneBy: null, reference }
    const part = paidOrderId === orderId ? `${cause}/${accountId}` : `${cause}/${accountId}/${paidOrderId}`
    const row = { id: refundId, orderId, cause: part, amount, ...done, creditAccountId: accountId }
    if (!(await insertRefund(tx, row))) throw new Error(`Refund ${row.cause} of order ${orderId} was made already`)
    await insertEntry(tx, { accountId, amount, reason: 'back', orderId: paidOrderId, refundId, at: now })
    given.push({ refundId, amount, reference })
  }
  const total = sumOf(given, ({ amount }) => amount)
  const event = { orderId, action: 'refund', state, actor: 'system' } as const
  if (total > 0) await insertEvent(tx, { ...event, detail: { amount: total }, at: now })
  return given
}

/** Locks the accounts that paid an order, in a transaction that locks goods before it knows of a refund. */
export async function lockCreditOf(tx: Db, orderId: string): Promise<void> {
  const taken = await readTaken(tx, orderId)
  await lockCredit(
    tx,
    taken.map(({ id }) => id),
  )
}
