import { and, between, count, eq, min, max, sql, type SQL } from 'drizzle-orm'
import type { BookAmounts } from '#domain/reports/books.ts'
import type { FiscalMonth } from '#domain/reports/fiscal-months.ts'
import type { Rupees } from '#domain/money.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { invoices, waitingPapers } from '../../platform/db/schema.ts'
import type { InvoiceKind, StoredInvoice } from '../../sales/invoices/invoice-queries.ts'
import { rememberSlow } from '../../platform/records/remember-slow.ts'
import type { Period } from './period.ts'
import type { SealedDocuments } from './read-printed.ts'

const PAPERS_AT_ONCE = 1_000

/**
 * Whether a credit note cancels a whole invoice of its own month (domain/reports/books.ts): with its order, or because an edit
 * of the order replaces it. Both are names of tables.
 */
function cancels(note: string, invoice: string): SQL {
  return sql.raw(`${note}.kind = 'credit-note' and (${note}.cause = 'cancel' or ${note}.cause like 'edit:%') and ${note}.credits_id = ${invoice}.id
    and ${note}.total = ${invoice}.total and left(${note}.bs_day, 7) = left(${invoice}.bs_day, 7)`)
}

// The order leads to its papers by an index.
const isCancelled = sql<boolean>`exists (
  select 1 from invoices other where other.order_id = "invoices".order_id
    and ((${cancels('other', '"invoices"')}) or (${cancels('"invoices"', 'other')})))`

/** The calendar year in which the fiscal year of the first invoice begins; undefined without invoices. */
export async function readFirstFiscalYear(db: Db): Promise<number | undefined> {
  const { first } = onlyRow(await db.select({ first: min(invoices.fiscalYear) }).from(invoices))
  return first === null ? undefined : Number(first.slice(0, 'YYYY'.length))
}

/** Counts the invoices and credit notes that have no number yet, so that no book has them. */
export function countPendingPapers(db: Db): Promise<number> {
  return db.$count(waitingPapers)
}

/** Papers of a month: how many, how many of them cancelled, and what the others come to. */
export type MonthOfPapers = Pick<BookAmounts, 'taxable' | 'vat'> & {
  /** `2083-08`, `2026-11` */
  key: string
  kind: InvoiceKind
  papers: number
  cancelled: number
}

/** Sums up the papers of a fiscal year by month, from their own columns. */
export async function readMonths(db: Db, fiscalYear: string, calendar: 'bs' | 'ad'): Promise<MonthOfPapers[]> {
  const key =
    calendar === 'bs' ? sql`left(bs_day, 7)` : sql`to_char(issued_at at time zone 'Asia/Kathmandu', 'YYYY-MM')`
  const { rows } = await db.execute<MonthOfPapers>(sql`
    with cancelled as materialized (
      select note.id as note_id, invoice.id as invoice_id
      from invoices note join invoices invoice on invoice.id = note.credits_id
      where note.fiscal_year = ${fiscalYear} and ${cancels('note', 'invoice')}
    ), papers as (
      select ${key} as key, kind, total, vat,
        id in (select note_id from cancelled union all select invoice_id from cancelled) as is_cancelled
      from invoices where fiscal_year = ${fiscalYear}
    )
    select key, kind, count(*)::int as papers, count(*) filter (where is_cancelled)::int as cancelled,
      coalesce(sum(total - vat) filter (where not is_cancelled), 0)::float8 as taxable,
      coalesce(sum(vat) filter (where not is_cancelled), 0)::float8 as vat
    from papers group by key, kind order by key, kind`)
  return rows
}

/** The same for a page: remembered for a minute where it takes long, and read once for all who ask at the same time. */
export const readMonthsOnPage = rememberSlow('papers by month', (db, asked) => {
  const [fiscalYear = '', calendar] = asked.split(' ')
  return readMonths(db, fiscalYear, calendar === 'ad' ? 'ad' : 'bs')
})

/** The numbers of a series that fall into a period. Numbers have no gaps, and days are in their order. */
export type PaperRange = { kind: InvoiceKind; fiscalYear: string; first: number; last: number; count: number }

export async function readRange(db: Db, kind: InvoiceKind, { year, month }: Period): Promise<PaperRange> {
  const { sequence } = invoices
  const range = onlyRow(
    await db
      .select({ first: min(sequence), last: max(sequence), count: count() })
      .from(invoices)
      .where(and(eq(invoices.kind, kind), eq(invoices.fiscalYear, year.name), month ? isIn(month) : undefined)),
  )
  return { kind, fiscalYear: year.name, first: range.first ?? 1, last: range.last ?? 0, count: range.count }
}

/** Whether a paper carries a day of the month, whatever its last day is. */
function isIn({ key }: FiscalMonth): SQL {
  return between(invoices.bsDay, `${key}-00`, `${key}-99`)
}

/** Adds up the invoices of a range that say they have no PAN, reach the limit without VAT, and are not cancelled. */
export async function sumWithoutPan(
  db: Db,
  { fiscalYear, first, last }: PaperRange,
  limit: Rupees,
): Promise<{ count: number; taxable: Rupees }> {
  const { rows } = await db.execute<{ count: number; taxable: number }>(sql`
    with cancelled as materialized (
      select invoice.id from invoices note join invoices invoice on invoice.id = note.credits_id
      where note.fiscal_year = ${fiscalYear} and ${cancels('note', 'invoice')}
    )
    select count(*)::int as count, coalesce(sum(total - vat), 0)::float8 as taxable
    from invoices
    where kind = 'invoice' and fiscal_year = ${fiscalYear} and sequence between ${first} and ${last}
      and has_pan = false and total - vat >= ${limit} and id not in (select id from cancelled)`)
  return onlyRow(rows)
}

export type StoredPaper = Pick<StoredInvoice, 'id' | 'orderId' | 'fiscalYear' | 'sequence' | 'total' | 'vat'> & {
  isCancelled: boolean
}

/** Papers with their encrypted documents. */
export type Papers = { papers: StoredPaper[]; sealed: SealedDocuments }

/** Reads up to `limit` papers of a range after a number, in the order of their numbers, which have no gaps. */
export function readPapers(
  db: Db,
  range: PaperRange,
  { after, limit }: { after: number; limit: number },
): Promise<Papers> {
  return gatherPapers(db, { ...range, first: after + 1, last: Math.min(after + limit, range.last) }, { isCancelled })
}

/** Yields batches of all papers of a range, or of those that may name a PAN. The database reads the next one meanwhile. */
export async function* allPapers(db: Db, range: PaperRange, only?: 'may-have-pan'): AsyncGenerator<Papers> {
  const cancelled = await readCancelled(db, range)
  const read = async (first: number): Promise<Papers> => {
    const batch = { ...range, first, last: Math.min(first + PAPERS_AT_ONCE - 1, range.last) }
    const { papers, sealed } = await gatherPapers(db, batch, { isCancelled: sql`false`, only })
    return { papers: papers.map((paper) => ({ ...paper, isCancelled: cancelled.has(paper.id) })), sealed }
  }
  const readAhead = (first: number) => {
    const batch = read(first)
    batch.catch(() => {}) // a reader who stops early does not wait for it
    return batch
  }
  let next = readAhead(range.first)
  for (let first = range.first; first <= range.last; first += PAPERS_AT_ONCE) {
    const batch = await next
    next = readAhead(first + PAPERS_AT_ONCE)
    yield batch
  }
}

/** Returns the IDs of the cancelled papers of a range. They are few, and looking for each paper's note takes much longer. */
async function readCancelled(db: Db, { kind, fiscalYear }: PaperRange): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${sql.raw(kind === 'invoice' ? 'invoice.id' : 'note.id')} as id
    from invoices note join invoices invoice on invoice.id = note.credits_id
    where note.fiscal_year = ${fiscalYear} and ${cancels('note', 'invoice')}`)
  return new Set(rows.map(({ id }) => id))
}

/** Papers that the database puts into one row. More of them make rows that it and the driver have to copy. */
const PAPERS_OF_A_ROW = 32

/**
 * Reads all papers of a range, or those that may name a PAN. Rows of one paper each would cost the main thread and its garbage
 * collector more than the documents do.
 */
async function gatherPapers(
  db: Db,
  { kind, fiscalYear, first, last }: PaperRange,
  { isCancelled: stated, only }: { isCancelled: SQL<boolean>; only?: 'may-have-pan' | undefined },
): Promise<Papers> {
  const { rows } = await db.execute<Gathered>(sql`
    select papers, documents
    from generate_series(${first}::int, ${last}::int, ${PAPERS_OF_A_ROW}) as part(first), lateral (
      select json_agg(json_build_array(id, order_id, sequence, total, vat, ${stated}) order by sequence) as papers,
        string_agg(encode(document, 'base64'), ' ' order by sequence) as documents
      from invoices
      where kind = ${kind} and fiscal_year = ${fiscalYear}
        and sequence between part.first and least(part.first + ${PAPERS_OF_A_ROW - 1}, ${last}::int)
        and ${only ? sql`has_pan is distinct from false` : sql`true`}
    ) gathered
    where papers is not null order by part.first`)
  const papers = rows.flatMap((row) =>
    row.papers.map(([id, orderId, sequence, total, vat, cancelled]): StoredPaper => {
      return { id, orderId, fiscalYear, sequence, total, vat, isCancelled: cancelled }
    }),
  )
  return { papers, sealed: { ids: papers.map(({ id }) => id), documents: rows.map((row) => row.documents) } }
}

type Gathered = { papers: GatheredPaper[]; documents: string }
type GatheredPaper = [id: string, orderId: string, sequence: number, total: Rupees, vat: Rupees, isCancelled: boolean]
