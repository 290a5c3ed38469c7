import { eq } from 'drizzle-orm'
import { defined } from '#domain/defined.ts'
import type { DamageRemedy } from '#domain/fulfilment/after-sales.ts'
import { damageReports } from '../../platform/db/schema.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { issueCreditNote } from '../invoices/issue-credit-note.ts'
import type { Changer } from '../../platform/records/changer.ts'
import type { OrderShop } from '../orders/change-order.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { createRefund } from '../payments/create-refund.ts'
import { readMaxRefundable } from '../payments/read-max-refundable.ts'
import { mailDamageNews } from './after-sales-mails.ts'
import { readAfterSales, type AfterSales } from './after-sales-rows.ts'
import { titlesOf } from './delivery-mails.ts'
import { leftOfLine } from './line-money.ts'
import { recordEvent } from './record-event.ts'
import { refused, refuseEnded } from './refusals.ts'
import { linesBack, piecesBack } from './return-refund.ts'
import { say } from '../../platform/language/sentence.ts'

/** The answer to a report; `amount` in whole rupees, `answer` is shown to the shopper. */
export type DamageAnswer =
  | { accepted: true; remedy: Exclude<DamageRemedy, 'refund'>; answer?: string }
  | { accepted: true; remedy: 'refund'; amount: number; answer?: string }
  | { accepted: false; answer: string }

/**
 * Answers a damage report, once. A refund becomes due immediately, and is credited.
 *
 * @throws AppError conflict when it was answered already, when declined without a reason, for more than the line cost, and
 *         for a repair or replacement of what has come back
 */
export function answerDamage(
  { db, secrets }: OrderShop,
  { orderId, reportId }: { orderId: string; reportId: string },
  said: DamageAnswer,
  { by, now = new Date() }: { by: Changer; now?: Date },
): Promise<void> {
  return withLockedOrder(db, orderId, async (tx, order) => {
    const known = await readAfterSales(tx, order)
    const report = known.rows.damage.find(({ id }) => id === reportId)
    if (report?.state !== 'reported') throw refused('No such report waits for an answer.')
    if (said.accepted) refuseEnded(order) // declining is always possible
    if (said.accepted && said.remedy !== 'refund') refuseBack(known, report)
    const amount = 'amount' in said ? said.amount : null
    if (amount !== null) await refuseAmount(tx, order, known, report.position, amount)
    const answer = (said.answer ?? '').trim()
    if (!said.accepted && answer === '') throw refused('Please say why.')

    const state = said.accepted ? 'accepted' : 'declined'
    const remedy = said.accepted ? said.remedy : null
    await tx.update(damageReports).set({ state, remedy, answer, answeredAt: now }).where(eq(damageReports.id, reportId))
    const detail = amount === null ? {} : { amount }
    await recordEvent(tx, order, { action: `damage-${state}`, by, at: now, reason: answer, detail })
    const piece = onlyRow(await titlesOf(tx, order, [{ position: report.position, quantity: 1 }]))
    await mailDamageNews(tx, secrets, order, { state, piece: piece.title, remedy, amount, answer })
    if (amount !== null) {
      await createRefund(tx, secrets, order, { cause: `damage:${reportId}`, amount, now })
      await creditPieces(tx, secrets, order, known, { ...report, amount, now }) // the document counters are locked last
    }
  })
}

/** Nobody repairs or replaces a piece that has come back. */
function refuseBack(known: AfterSales, { position }: { position: number }): void {
  const isBack = linesBack(known, piecesBack(known.rows.returns)).includes(position)
  if (isBack) throw refused('This has come back: it can be refunded, or the report declined.')
}

async function refuseAmount(tx: Db, order: StoredOrder, known: AfterSales, position: number, amount: number) {
  const most = Math.min(leftOfLine(known, position), await readMaxRefundable(tx, order))
  if (most === 0) throw refused('All that was paid for this went back already.')
  if (!Number.isInteger(amount) || amount < 1 || amount > most) {
    throw refused(say('damage.wrong-refund', { least: { money: 1 }, most: { money: most } }))
  }
}

/** Credits as many pieces as the amount corresponds to; the buyer keeps them. */
async function creditPieces(
  tx: Db,
  secrets: OrderShop['secrets'],
  order: StoredOrder,
  { lines }: AfterSales,
  { id, position, amount, now }: { id: string; position: number; amount: number; now: Date },
) {
  const line = defined(
    lines.find((one) => one.position === position),
    `line ${position}`,
  )
  const quantity = Math.min(line.quantity, Math.ceil(amount / line.price))
  await issueCreditNote(tx, secrets, order, { cause: `damage:${id}`, lines: [{ position, quantity }], amount }, now)
}
