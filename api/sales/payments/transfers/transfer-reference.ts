import { and, eq, or, sql } from 'drizzle-orm'
import { SHARE_OF_TRANSFER } from '#domain/payments/payments.ts'
import type { Db } from '../../../platform/db/client.ts'
import { orders, payments } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say } from '../../../platform/language/sentence.ts'
import { holdTransfer } from './hold-transfer.ts'
import type { StoredOrder } from '../../orders/order-record.ts'

/** The expression of the index `payments_one_per_transfer`, because people type the same reference in many ways. */
const sameOf = (reference: unknown) => sql`upper(regexp_replace(${reference}, '\\s', '', 'g'))`

/**
 * Returns the reference under which a transfer is recorded. A share of a transfer for several orders includes the order's
 * number.
 *
 * @param reference  from the bank statement
 * @throws AppError conflict when it was recorded before, for this order or, unless both are shares, for another
 */
export async function transferReference(
  tx: Db,
  { id, number }: StoredOrder,
  { reference, isForSeveral }: { reference: string; isForSeveral: boolean },
): Promise<string> {
  await holdTransfer(tx, reference)
  const part = `${reference}${SHARE_OF_TRANSFER}${number}`
  const isThis = eq(sameOf(payments.reference), sameOf(reference))
  const isPart = eq(
    sameOf(payments.reference),
    sameOf(sql`${`${reference}${SHARE_OF_TRANSFER}`}::text || ${orders.number}`),
  )
  const [known] = await tx
    .select({ number: orders.number })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.method, 'bank'), or(isThis, isPart), isForSeveral ? eq(orders.id, id) : undefined))
  if (known) throw new AppError('conflict', say('transfers.known-for', { number: known.number }))
  return isForSeveral ? part : reference
}
