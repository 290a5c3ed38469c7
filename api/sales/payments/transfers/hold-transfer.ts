import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { creditEntries, payments } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say, type Message } from '../../../platform/language/sentence.ts'

/** Returns a reference as the unique indexes of transfers compare it. */
const sameOf = (reference: unknown) => sql`upper(regexp_replace(${reference}, '\\s', '', 'g'))`

/**
 * Holds a transfer until the end of the transaction, so that it pays either orders or a gift card. Each of them has a unique
 * index of its own, which does not see the other.
 *
 * @throws AppError conflict when a gift card was sold for it
 */
export async function holdTransfer(tx: Db, reference: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('transfer ' || ${sameOf(reference)}, 0))`)
  const { paidBy, reference: known } = creditEntries
  const isSold = and(eq(paidBy, 'bank'), eq(sameOf(known), sameOf(reference)))
  if ((await tx.$count(creditEntries, isSold)) > 0) throw refused(say('transfers.known-for-card'))
}

/** @throws AppError conflict when an order was paid with the transfer */
export async function refuseTransferOfOrder(tx: Db, reference: string): Promise<void> {
  const isPaid = and(eq(payments.method, 'bank'), eq(sameOf(payments.reference), sameOf(reference)))
  if ((await tx.$count(payments, isPaid)) > 0) throw refused(say('transfers.known-for-order'))
}

function refused(sentence: Message): AppError {
  return new AppError('conflict', sentence)
}
