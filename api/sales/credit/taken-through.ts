import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { shareCredit, type CreditShare } from '#domain/credit/credit.ts'
import type { Db } from '../../platform/db/client.ts'
import { creditEntries, exchanges, orders, refunds, returnRequests } from '../../platform/db/schema.ts'
import { readTaken } from './credit-queries.ts'

/** What an account paid, with the order that it paid. */
export type TakenShare = CreditShare & { paidOrderId: string }

/**
 * Reads what accounts of credit paid of an order and did not get back, in whole rupees. Once pieces that pay for it in exchange
 * are back, it includes what credit paid of their order, up to their price. Otherwise two exchanges would turn credit into money.
 *
 * @param orderId  locked by the transaction. The older orders are locked here: nobody who holds one waits for a newer one
 */
export async function takenThrough(tx: Db, orderId: string): Promise<TakenShare[]> {
  const taken = named(await readTaken(tx, orderId), orderId)
  const ids = [orderId]
  let most = Number.MAX_SAFE_INTEGER
  for (let older = await findPaying(tx, orderId); older; older = await findPaying(tx, older.orderId)) {
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, older.orderId)).for('no key update')
    most = Math.min(most, older.amount - (await readGivenThrough(tx, ids)))
    const known = new Set(taken.map(({ id }) => id))
    const paid = (await readTaken(tx, older.orderId)).filter(({ id }) => !known.has(id))
    const shares = shareCredit(Math.max(0, most), paid.map(({ id, amount: balance }) => ({ id, balance }))) // prettier-ignore
    taken.push(...named(shares, older.orderId))
    ids.push(older.orderId)
  }
  return taken
}

function named(shares: readonly CreditShare[], paidOrderId: string): TakenShare[] {
  return shares.map((share) => ({ ...share, paidOrderId }))
}

/** Finds the order whose pieces pay for another one and are back. */
async function findPaying(tx: Db, newOrderId: string) {
  const [row] = await tx
    .select({ orderId: exchanges.orderId, amount: exchanges.amount })
    .from(exchanges)
    .innerJoin(returnRequests, eq(returnRequests.id, exchanges.returnId))
    .where(and(eq(exchanges.newOrderId, newOrderId), isNull(exchanges.endedAt), eq(returnRequests.state, 'received')))
  return row
}

/** Reads what refunds of these orders gave back of what credit paid of older ones, in whole rupees. */
async function readGivenThrough(tx: Db, ids: string[]): Promise<number> {
  const [row] = await tx
    .select({ amount: sql<number>`coalesce(sum(${creditEntries.amount}), 0)::float8` })
    .from(creditEntries)
    .innerJoin(refunds, eq(refunds.id, creditEntries.refundId))
    .where(and(inArray(refunds.orderId, ids), notInArray(creditEntries.orderId, ids)))
  return row?.amount ?? 0
}
