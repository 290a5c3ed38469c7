import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { WalletProvider } from '#domain/payments/payment-methods.ts'
import type { Db } from '../../../platform/db/client.ts'
import { testGatewayPayments } from '../../../platform/db/schema.ts'

export type TestPayment = typeof testGatewayPayments.$inferSelect
export type NewTestPayment = typeof testGatewayPayments.$inferInsert

const KEPT_MS = 7 * 24 * 3_600_000

/** @returns whether it is new: a wallet takes each reference once */
export async function insertTestPayment(db: Db, payment: NewTestPayment): Promise<boolean> {
  await db.delete(testGatewayPayments).where(lt(testGatewayPayments.createdAt, new Date(Date.now() - KEPT_MS)))
  const inserted = await db.insert(testGatewayPayments).values(payment).onConflictDoNothing().returning()
  return inserted.length > 0
}

export async function findTestPayment(db: Db, provider: WalletProvider, ref: string): Promise<TestPayment | undefined> {
  const isAsked = and(eq(testGatewayPayments.ref, ref), eq(testGatewayPayments.provider, provider))
  const [payment] = await db.select().from(testGatewayPayments).where(isAsked)
  return payment
}

/** Only the first of several concurrent presses sees the payment unchanged. */
export async function changeTestPayment(
  db: Db,
  ref: string,
  from: readonly string[],
  change: Partial<NewTestPayment>,
): Promise<TestPayment | undefined> {
  const { ref: name, status } = testGatewayPayments
  const [changed] = await db
    .update(testGatewayPayments)
    .set(change)
    .where(and(eq(name, ref), inArray(status, [...from])))
    .returning()
  return changed
}

/** What this look-up does wrong on purpose, if anything: each counts. */
export async function takeFault(db: Db, ref: string): Promise<string | undefined> {
  const { ref: name, faultsLeft, fault } = testGatewayPayments
  const [taken] = await db
    .update(testGatewayPayments)
    .set({ faultsLeft: sql`${faultsLeft} - 1` })
    .where(and(eq(name, ref), gt(faultsLeft, 0)))
    .returning({ fault })
  return taken?.fault ?? undefined
}

export async function findTestTransaction(db: Db, transactionId: string): Promise<TestPayment | undefined> {
  const isAsked = and(eq(testGatewayPayments.transactionId, transactionId), eq(testGatewayPayments.provider, 'khalti'))
  const [payment] = await db.select().from(testGatewayPayments).where(isAsked)
  return payment
}

/** Sends an amount back, unless less is left. Of concurrent refunds, those that are too much change nothing. */
export async function takeBack(
  db: Db,
  ref: string,
  amount: number,
  { from, part, all }: { from: readonly string[]; part: string; all: string },
): Promise<boolean> {
  const { ref: name, status, refunded, amount: whole } = testGatewayPayments
  const after = sql`${refunded} + ${amount}::bigint`
  const taken = await db
    .update(testGatewayPayments)
    .set({ refunded: after, status: sql`case when ${after} = ${whole} then ${all} else ${part} end` })
    .where(and(eq(name, ref), inArray(status, [...from]), sql`${after} <= ${whole}`))
    .returning({ ref: name })
  return taken.length > 0
}

/** What this refund does wrong on purpose, if anything: each happens once. @param except  faults that it avoids */
export async function takeRefundFault(db: Db, ref: string, except: readonly string[]): Promise<string | undefined> {
  const { ref: name, refundFault } = testGatewayPayments
  return db.transaction(async (tx) => {
    const [held] = await tx.select({ refundFault }).from(testGatewayPayments).where(eq(name, ref)).for('update')
    if (!held?.refundFault) return undefined
    await tx.update(testGatewayPayments).set({ refundFault: null }).where(eq(name, ref))
    return except.includes(held.refundFault) ? undefined : held.refundFault
  })
}
