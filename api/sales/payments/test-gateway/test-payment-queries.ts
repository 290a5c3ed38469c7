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
