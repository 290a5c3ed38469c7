import { asc, eq, inArray, or } from 'drizzle-orm'
import type { MatchBody } from '#contract/admin/payments/reconciliation.ts'
import { canSettle, feeOf } from '#domain/reconciliation/reconciliation.ts'
import type { Db } from '../../platform/db/client.ts'
import { payments, refunds, statementLines, statementMatches } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import { readSettled } from './candidate-queries.ts'
import type { StoredLine } from './statement-queries.ts'

/**
 * Notes that a line settles some payments and refunds. Neither they nor their orders change.
 *
 * @throws AppError not_found; invalid_input when they cannot belong to the line; conflict when somebody else was faster
 */
export async function matchLine(db: Db, id: string, body: MatchBody, by: { name: string }): Promise<void> {
  const paymentIds = [...new Set(body.paymentIds)]
  const refundIds = [...new Set(body.refundIds)]
  await db.transaction(async (tx) => {
    const line = await lockLine(tx, id)
    if (line.state !== 'open')
      throw new AppError('conflict', 'This line is no longer open. Please load the page again.')
    await refuseMatched(tx, { paymentIds, refundIds })
    const settled = await readSettled(tx, { paymentIds, refundIds })
    if (settled.length < paymentIds.length + refundIds.length) {
      throw new AppError('invalid_input', 'One of these is no payment and no refund that was sent.')
    }
    const other = settled.find((one) => !canSettle(line.source, one))
    if (other) throw new AppError('invalid_input', say('statements.not-here', { kind: other.kind, order: other.order }))
    const amountsOf = (kind: string) => settled.filter((one) => one.kind === kind).map(({ amount }) => amount)
    const fee = feeOf(line.paisa, { payments: amountsOf('payment'), refunds: amountsOf('refund') })
    if ('problem' in fee) throw new AppError('invalid_input', fee.problem)
    const matches = [...paymentIds.map((paymentId) => ({ paymentId })), ...refundIds.map((refundId) => ({ refundId }))]
    await tx.insert(statementMatches).values(matches.map((match) => ({ lineId: id, ...match })))
    await decide(tx, id, { state: 'matched', fee: fee.fee, reason: '', decidedBy: by.name, decidedAt: new Date() })
  })
}

/**
 * Leaves a line out, since no payment of the shop belongs to it.
 *
 * @throws AppError not_found, conflict
 */
export async function leaveOut(db: Db, id: string, reason: string, by: { name: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const { state } = await lockLine(tx, id)
    if (state !== 'open') throw new AppError('conflict', 'This line is no longer open. Please load the page again.')
    await decide(tx, id, { state: 'left-out', fee: null, reason, decidedBy: by.name, decidedAt: new Date() })
  })
}

/**
 * Opens a line again. What it was matched with can be matched anew.
 *
 * @throws AppError not_found
 */
export async function reopenLine(db: Db, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockLine(tx, id)
    await tx.delete(statementMatches).where(eq(statementMatches.lineId, id))
    await decide(tx, id, { state: 'open', fee: null, reason: '', decidedBy: null, decidedAt: null })
  })
}

async function lockLine(tx: Db, id: string): Promise<StoredLine> {
  const [line] = await tx.select().from(statementLines).where(eq(statementLines.id, id)).for('update')
  if (!line) throw new AppError('not_found', 'There is no such line.')
  return line
}

type Decision = Pick<StoredLine, 'state' | 'fee' | 'reason' | 'decidedBy' | 'decidedAt'>

async function decide(tx: Db, id: string, decision: Decision): Promise<void> {
  await tx.update(statementLines).set(decision).where(eq(statementLines.id, id))
}

/**
 * Locks payments and refunds in one order, and refuses those that a line covers: of two people, the second waits here.
 *
 * @throws AppError conflict
 */
async function refuseMatched(tx: Db, { paymentIds, refundIds }: MatchBody): Promise<void> {
  const { id } = payments
  await tx.select({ id }).from(payments).where(inArray(id, paymentIds)).orderBy(asc(id)).for('no key update')
  await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(inArray(refunds.id, refundIds))
    .orderBy(asc(refunds.id))
    .for('no key update')
  const [known] = await tx
    .select({ day: statementLines.day })
    .from(statementMatches)
    .innerJoin(statementLines, eq(statementLines.id, statementMatches.lineId))
    .where(or(inArray(statementMatches.paymentId, paymentIds), inArray(statementMatches.refundId, refundIds)))
    .limit(1)
  if (known) {
    throw new AppError('conflict', say('statements.covered', { day: known.day }))
  }
}
