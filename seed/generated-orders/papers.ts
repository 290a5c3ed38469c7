import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { readCalendarYears } from '#api/platform/calendar/calendar-queries.ts'
import type { Db } from '#api/platform/db/client.ts'
import { invoiceCounters } from '#api/platform/db/schema.ts'
import { draftInvoice, type Draft, type Seller } from '#api/sales/invoices/compose-invoice.ts'
import { encryptInvoice } from '#api/sales/invoices/invoice-crypt.ts'
import type { InvoiceKind, StoredInvoice } from '#api/sales/invoices/invoice-queries.ts'
import { composeCreditNote, type CreditCause } from '#api/sales/invoices/issue-credit-note.ts'
import { addressLine } from '#api/sales/orders/present-order.ts'
import {
  bikramSambatText,
  fiscalYearOf,
  isKnownDay,
  toBikramSambat,
  type CalendarYears,
} from '#domain/calendar/bikram-sambat.ts'
import { defined } from '#domain/defined.ts'
import type { CreditRequest } from '#domain/invoices/invoice.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import type { OrderRows } from '../orders/order-rows.ts'
import type { DataKey } from '#api/platform/secrets/data-key.ts'
import type { Person } from './people.ts'

type NewPaper = { orderId: string; draft: Draft; cause: string; creditsId: string | null; at: Date }
type PaperRow = Omit<StoredInvoice, 'number'>
export type Papers = Awaited<ReturnType<typeof openPapers>>

/**
 * Makes invoices and credit notes without asking the database for each. Numbers follow those in the database: call
 * `readCounters` before the first paper, and `writeCounters` before somebody else issues one.
 */
export async function openPapers(tx: Db, { dataKey, seller }: { dataKey: DataKey; seller: Seller }) {
  const years = await readCalendarYears(tx)
  const dayIn = calendarOf(years)
  const lasts = new Map<string, { kind: InvoiceKind; fiscalYear: string; last: number }>()

  async function readCounters(): Promise<void> {
    for (const row of await tx.select().from(invoiceCounters)) lasts.set(`${row.kind} ${row.fiscalYear}`, row)
  }

  async function writeCounters(): Promise<void> {
    if (lasts.size === 0) return
    await tx
      .insert(invoiceCounters)
      .values([...lasts.values()])
      .onConflictDoUpdate({
        target: [invoiceCounters.kind, invoiceCounters.fiscalYear],
        set: { last: sql`excluded.last` },
      })
  }

  function issue({ orderId, draft, cause, creditsId, at }: NewPaper): PaperRow & { number: string } {
    const { kind, sums, buyer } = draft
    const { day, bsDay, fiscalYear } = dayIn(nepalDay(at))
    const sequence = (lasts.get(`${kind} ${fiscalYear}`)?.last ?? 0) + 1
    lasts.set(`${kind} ${fiscalYear}`, { kind, fiscalYear, last: sequence })
    const number = `${fiscalYear}-${String(sequence).padStart(6, '0')}`
    const id = randomUUID()
    const document = encryptInvoice(dataKey, id, { ...draft, number, day, bsDay })
    const { total, vat } = sums
    return {
      id,
      orderId,
      kind,
      fiscalYear,
      sequence,
      number,
      cause,
      creditsId,
      total,
      vat,
      hasPan: buyer.pan !== '',
      issuedAt: at,
      bsDay,
      document,
    }
  }

  return {
    readCounters,
    writeCounters,
    /** Whether the day has a date that can be printed. */
    isIssuable: (at: Date) => isKnownDay(nepalDay(at), years),
    invoice(
      { order, lines }: OrderRows,
      { address, business }: Person,
      hsCodeOf: (productId: number) => string,
      at: Date,
    ) {
      const { id, number, method, subtotal, total, vat, payment } = order
      const place = { ...address, floor: null, hasLift: false, access: '', note: '' }
      const draft = draftInvoice({ number, method, subtotal, total, vat }, seller, {
        buyer: {
          name: address.name,
          pan: '',
          ...business,
          address: addressLine(place, order),
          phone: `+977${address.phone}`,
        },
        payment,
        lines: lines.map(({ position, productId, name, translations, color, size, type, sku, price, ...line }) => ({
          position,
          hsCode: hsCodeOf(defined(productId, 'product')),
          name,
          nativeName: translations?.ne?.name ?? null,
          color: color ?? null,
          size: size ?? null,
          type: type ?? null,
          sku,
          rate: price,
          quantity: line.quantity,
          amount: line.subtotal,
        })),
        reductions: [],
      })
      return issue({ orderId: id, draft, cause: 'order', creditsId: null, at })
    },
    /** An order gets one credit note at most, of a part or of the whole. */
    creditNote(
      invoice: StoredInvoice,
      { cause, credit, lines: paid }: { cause: CreditCause; credit: CreditRequest; lines: OrderRows['lines'] },
      at: Date,
    ) {
      const draft = composeCreditNote({ dataKey }, { invoice, notes: [], seller, paid }, cause, credit)
      return issue({ orderId: invoice.orderId, draft: defined(draft, 'rest'), cause, creditsId: invoice.id, at })
    },
  }
}

/** Returns both dates and the fiscal year of a day, which thousands of papers share. */
function calendarOf(years: CalendarYears) {
  const known = new Map<string, { day: string; bsDay: string; fiscalYear: string }>()
  return (day: string) => {
    const there = known.get(day)
    if (there) return there
    const bs = toBikramSambat(day, years)
    const made = { day, bsDay: bikramSambatText(bs), fiscalYear: fiscalYearOf(bs) }
    known.set(day, made)
    return made
  }
}
