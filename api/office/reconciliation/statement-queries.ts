import { and, desc, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { StatementLinesQuery } from '#contract/admin/payments/reconciliation.ts'
import type { StatementSource } from '#domain/reconciliation/reconciliation.ts'
import { readPaisa } from '#domain/reconciliation/statement-cells.ts'
import type { StatementColumns } from '#domain/reconciliation/statement-columns.ts'
import type { Db } from '../../platform/db/client.ts'
import { statementFiles, statementLines } from '../../platform/db/schema.ts'
import { uuidIds } from '../../platform/records/conditions.ts'
import { countSomeOf } from '../../platform/records/count-some.ts'
import { orderOf, pageOf } from '../../platform/records/page-of.ts'

const MONTHS_SHOWN = 12

/** How the columns of the source's last file were read. */
export async function findColumns(db: Db, source: StatementSource): Promise<StatementColumns | undefined> {
  const [last] = await db
    .select({ columns: statementFiles.columns })
    .from(statementFiles)
    .where(eq(statementFiles.source, source))
    .orderBy(desc(statementFiles.at))
    .limit(1)
  return last?.columns
}

export async function insertStatement(
  tx: Db,
  file: Omit<typeof statementFiles.$inferInsert, 'added' | 'known'>,
): Promise<void> {
  await tx.insert(statementFiles).values({ ...file, added: 0, known: 0 })
}

export async function endStatement(tx: Db, id: string, counts: { added: number; known: number }): Promise<void> {
  await tx.update(statementFiles).set(counts).where(eq(statementFiles.id, id))
}

/** @returns how many of them no earlier file had */
export async function insertLines(tx: Db, lines: (typeof statementLines.$inferInsert)[]): Promise<number> {
  const rows = await tx
    .insert(statementLines)
    .values(lines)
    .onConflictDoNothing({ target: statementLines.rowHash })
    .returning({ id: statementLines.id })
  return rows.length
}

export type StoredLine = typeof statementLines.$inferSelect

export async function readLinePage(
  db: Db,
  query: StatementLinesQuery,
): Promise<{ rows: StoredLine[]; total: number; hasMore: boolean }> {
  const wanted = wantedLines(query)
  const { limit, offset } = pageOf(query)
  const rows = await db
    .select()
    .from(statementLines)
    .where(wanted)
    .orderBy(...orderOf(query.sort, { day: statementLines.day }, statementLines.id))
    .limit(limit)
    .offset(offset)
  return { rows, ...(await countSomeOf(db, statementLines, wanted, query)) }
}

/** The list without its pages, as a query for `allRows`. */
export function selectLineIds(tx: Db, query: Omit<StatementLinesQuery, 'page' | 'perPage'>) {
  return tx
    .select({ id: statementLines.id })
    .from(statementLines)
    .where(wantedLines(query))
    .orderBy(...orderOf(query.sort, { day: statementLines.day }, statementLines.id))
}

/** @returns the lines in the order of the IDs */
export async function readLinesOf(tx: Db, ids: readonly string[]): Promise<StoredLine[]> {
  const rows = await tx
    .select()
    .from(statementLines)
    .where(inArray(statementLines.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function wantedLines({ ids, q, state, source, from, until }: Omit<StatementLinesQuery, 'page' | 'perPage'>) {
  const { id, day } = statementLines
  return and(
    ids && inArray(id, uuidIds(ids)),
    ofAmount(q),
    state && eq(statementLines.state, state),
    source && eq(statementLines.source, source),
    from === undefined ? undefined : gte(day, from),
    until === undefined ? undefined : lte(day, until),
  )
}

/** Lines of a typed amount, whether it came in or went out; none for what is no amount. */
function ofAmount(typed: string): SQL | undefined {
  if (typed.trim() === '') return undefined
  const read = readPaisa(typed)
  if ('problem' in read || read.value === null) return sql`false`
  return inArray(statementLines.paisa, [read.value, -read.value])
}

/** Sums by month and source, of the last months that have lines, the newest first. */
export async function sumMonths(db: Db) {
  const month = sql<string>`to_char(${statementLines.day}, 'YYYY-MM')`
  const [newest] = await db
    .select({ day: statementLines.day })
    .from(statementLines)
    .orderBy(desc(statementLines.day))
    .limit(1)
  if (!newest) return []
  const first = sql`date_trunc('month', ${newest.day}::date) - make_interval(months => ${MONTHS_SHOWN - 1})`
  return db
    .select({
      month,
      source: statementLines.source,
      received: sumOf(sql`paisa > 0`),
      sent: sumOf(sql`paisa < 0`),
      fees: sql<number>`coalesce(sum(${statementLines.fee}), 0)::float8`,
      lines: sql<number>`count(*)::int`,
      open: sql<number>`(count(*) filter (where ${statementLines.state} = 'open'))::int`,
    })
    .from(statementLines)
    .where(sql`${statementLines.day} >= ${first}`)
    .groupBy(sql`1`, statementLines.source)
    .orderBy(sql`1 desc`, statementLines.source)
}

function sumOf(which: SQL): SQL<number> {
  return sql<number>`coalesce(sum(${statementLines.paisa}) filter (where ${which}), 0)::float8`
}
