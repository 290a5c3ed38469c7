import { randomUUID } from 'node:crypto'
import { and, eq, gte, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { payments, refunds } from '../../platform/db/schema.ts'

export type StoredRefund = typeof refunds.$inferSelect

/** @returns its id, a new one if none is given */
export async function insertPayment(
  tx: Db,
  { id = randomUUID(), ...payment }: typeof payments.$inferInsert,
): Promise<string> {
  await tx.insert(payments).values({ ...payment, id })
  return id
}

/** Whether any order has a payment with this id. */
export async function hasPayment(db: Db, id: string): Promise<boolean> {
  return (await db.$count(payments, eq(payments.id, id))) > 0
}

/** @returns false when the order has a refund for this cause already */
export async function insertRefund(tx: Db, refund: typeof refunds.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(refunds)
    .values(refund)
    .onConflictDoNothing({ target: [refunds.orderId, refunds.cause] })
    .returning({ id: refunds.id })
  return rows.length > 0
}

export async function findRefund(db: Db, id: string): Promise<StoredRefund | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id))
  return refund
}

/** Whether a refund of the order was done at or after an instant. */
export async function hasRefundSince(db: Db, orderId: string, instant: Date): Promise<boolean> {
  return (await db.$count(refunds, and(eq(refunds.orderId, orderId), gte(refunds.doneAt, instant)))) > 0
}

/** @returns false when it was done already */
export async function endRefund(
  tx: Db,
  id: string,
  done: { amount: number; reference: string; doneBy: string | null; doneAt: Date; creditAccountId?: string },
): Promise<boolean> {
  const rows = await tx
    .update(refunds)
    .set(done)
    .where(and(eq(refunds.id, id), isNull(refunds.doneAt)))
    .returning({ id: refunds.id })
  return rows.length > 0
}
