import { randomUUID } from 'node:crypto'
import { bikramSambatText, fiscalYearOf, isKnownDay, toBikramSambat } from '#domain/calendar/bikram-sambat.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { readCalendarYears } from '../../platform/calendar/calendar-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { insertEvent } from '../orders/change-queries.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import type { Draft } from './compose-invoice.ts'
import { encryptInvoice } from './invoice-crypt.ts'
import { findIssuedAt, insertInvoice, type StoredInvoice, takeNumber } from './invoice-queries.ts'

/** An invoice or a credit note before it has a number. */
export type NewDocument = { draft: Draft; cause: string; creditsId: string | null }

/** Whether the day has a date that can be printed. */
export async function isIssuable(db: Db, at: Date): Promise<boolean> {
  return isKnownDay(nepalDay(at), await readCalendarYears(db))
}

/**
 * Gives a document its number and day, stores it and adds it to the order's history. The number is the last lock: until the
 * transaction ends, nobody else can issue a document.
 */
export async function issueDocument(
  tx: Db,
  secrets: Pick<Secrets, 'dataKey'>,
  order: StoredOrder,
  document: NewDocument,
  now: Date,
): Promise<StoredInvoice> {
  const row = await storeDocument(tx, secrets, order.id, document, now)
  await insertEvent(tx, { ...documentEvent(row), state: order.state })
  return row
}

/** Does the same without the order's history. */
export async function storeDocument(
  tx: Db,
  { dataKey }: Pick<Secrets, 'dataKey'>,
  orderId: string,
  { draft, cause, creditsId }: NewDocument,
  now: Date,
): Promise<StoredInvoice> {
  const { kind, sums, buyer } = draft
  const id = randomUUID()
  const years = await readCalendarYears(tx)
  const fiscalYear = fiscalYearOf(toBikramSambat(nepalDay(now), years))
  const sequence = await takeNumber(tx, kind, fiscalYear)
  const issuedAt = notBefore(await findIssuedAt(tx, { kind, fiscalYear, sequence: sequence - 1 }), now)
  const day = nepalDay(issuedAt)
  const bsDay = bikramSambatText(toBikramSambat(day, years))
  const number = `${fiscalYear}-${String(sequence).padStart(6, '0')}`
  const document = encryptInvoice(dataKey, id, { ...draft, number, day, bsDay })
  const { total, vat } = sums
  const hasPan = buyer.pan !== ''
  return insertInvoice(tx, {
    id,
    orderId,
    kind,
    fiscalYear,
    sequence,
    cause,
    creditsId,
    total,
    vat,
    hasPan,
    issuedAt,
    bsDay,
    document,
  })
}

/** Returns the entry of the order's history about a document. */
export function documentEvent({ orderId, kind, issuedAt, number, total }: StoredInvoice) {
  const detail = { number, amount: total }
  return { orderId, action: kind, actor: 'system', actorId: null, at: issuedAt, detail } as const
}

/** Keeps issue dates in the order of the numbers, past midnight and with clocks that run behind. */
function notBefore(previous: Date | undefined, now: Date): Date {
  return previous && previous > now ? previous : now
}
