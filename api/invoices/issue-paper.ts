import { randomUUID } from 'node:crypto'
import { bikramSambatText, isKnownDay, toBikramSambat } from '#domain/bikram-sambat.ts'
import { nepalDay } from '#domain/delivery-estimate.ts'
import { fiscalYearOf } from '#domain/fiscal-year.ts'
import type { Db } from '../db/client.ts'
import { insertEvent } from '../orders/change-queries.ts'
import type { OrderShop } from '../orders/change-order.ts'
import type { StoredOrder } from '../orders/order-queries.ts'
import type { Draft } from './compose-invoice.ts'
import { encryptInvoice } from './invoice-crypt.ts'
import { findIssuedAt, insertInvoice, takeNumber, type StoredInvoice } from './invoice-queries.ts'

/** How long somebody may have waited for the counter, or how far two clocks may differ. */
const MINUTE_MS = 60_000

export type Paper = { draft: Draft; cause: string; creditsId: string | null }

/** Whether the day has a date that can be printed. */
export function isIssuable(at: Date): boolean {
  return isKnownDay(nepalDay(at))
}

/**
 * Gives a paper its number and its day, and keeps it for good. The number is taken last of all locks: from here to the
 * end of the transaction everybody else who issues one waits.
 */
export async function issuePaper(
  tx: Db,
  secrets: OrderShop['secrets'],
  order: StoredOrder,
  { draft, cause, creditsId }: Paper,
  now: Date,
): Promise<StoredInvoice> {
  const id = randomUUID()
  const fiscalYear = fiscalYearOf(toBikramSambat(nepalDay(now)))
  const sequence = await takeNumber(tx, draft.kind, fiscalYear)
  const issuedAt = notBefore(await findIssuedAt(tx, { kind: draft.kind, fiscalYear, sequence: sequence - 1 }), now)
  const day = nepalDay(issuedAt)
  const bsDay = bikramSambatText(toBikramSambat(day))
  const number = `${fiscalYear}-${String(sequence).padStart(6, '0')}`
  const { total, vat } = draft.sums
  const row = await insertInvoice(tx, {
    id,
    orderId: order.id,
    kind: draft.kind,
    fiscalYear,
    sequence,
    cause,
    creditsId,
    total,
    vat,
    issuedAt,
    bsDay,
    document: encryptInvoice(secrets.dataKey, id, { ...draft, number, day, bsDay }),
  })
  await insertEvent(tx, {
    orderId: order.id,
    action: draft.kind,
    state: order.state,
    actor: 'system',
    actorId: null,
    at: issuedAt,
    detail: { number: row.number, amount: total },
  })
  return row
}

/** Whoever waited for the counter over midnight has a later number, and no earlier day. */
function notBefore(previous: Date | undefined, now: Date): Date {
  const ahead = (previous?.getTime() ?? 0) - now.getTime()
  return previous && ahead > 0 && ahead < MINUTE_MS ? previous : now
}
