import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Import, ImportsQuery, ListedImport } from '#contract/admin/imports.ts'
import { type ImportProblem, type ImportState, MAX_IMPORT_PROBLEMS } from '#domain/imports/imports.ts'
import { uuidIds, sayingAny } from '../../platform/records/conditions.ts'
import { orderOf, pageOf } from '../../platform/records/page-of.ts'
import type { Db } from '../../platform/db/client.ts'
import { imports, staff } from '../../platform/db/schema.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { PARKED } from '../../platform/jobs/kinds.ts'
import { AppError } from '../../platform/errors/app-error.ts'

const PROBLEMS_SHOWN = 100

/** Characters of a problem's column and words. Problems that a version before this stored can be 20,000 long. */
const MOST_OF_COLUMN = 100
const MOST_OF_MESSAGE = 500

/** The first problems of an import, cut in the database: a page or a file reads no long texts. */
function firstProblems(most: number) {
  return sql<ImportProblem[]>`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'row', problem -> 'row',
      'column', left(problem ->> 'column', ${MOST_OF_COLUMN}),
      'message', left(problem ->> 'message', ${MOST_OF_MESSAGE})) order by place), '[]')
    from jsonb_array_elements(jsonb_path_query_array(${imports.problems}, ${`$[0 to ${most - 1}]`}))
      with ordinality as listed (problem, place))`
}

/** Whether the last try of the check failed, so that it waits on the health page for somebody who retries it. */
const isParked = sql<boolean>`${imports.state} = 'checking' and exists (
  select from pgboss.job where name = ${PARKED} and state < 'active' and data ->> 'importId' = ${imports.id}::text)`

const NOT_CHECKED: ImportProblem = {
  row: 0,
  column: '',
  message: 'The file could not be checked. Please discard this import and upload the file again.',
}

const columns = {
  id: imports.id,
  fileName: imports.fileName,
  staffName: staff.name,
  state: imports.state,
  totalRows: imports.totalRows,
  doneRows: imports.doneRows,
  added: imports.added,
  changed: imports.changed,
  unchanged: imports.unchanged,
  problemCount: sql<number>`jsonb_array_length(${imports.problems})`,
  createdAt: imports.createdAt,
  startedAt: imports.startedAt,
  endedAt: imports.endedAt,
  isParked,
}

export async function listImports(db: Db, query: ImportsQuery): Promise<{ items: ListedImport[]; total: number }> {
  const wanted = and(query.ids && inArray(imports.id, uuidIds(query.ids)), sayingAny(query.q, imports.fileName))
  const { limit, offset } = pageOf(query)
  const [rows, total] = await Promise.all([
    db
      .select(columns)
      .from(imports)
      .innerJoin(staff, eq(staff.id, imports.staffId))
      .where(wanted)
      .orderBy(...orderOf(query.sort, { createdAt: imports.createdAt }, imports.id))
      .limit(limit)
      .offset(offset),
    db.$count(imports, wanted),
  ])
  return { items: rows.map(shown), total }
}

async function readImport(db: Db, id: string): Promise<Import | undefined> {
  const [row] = await db
    .select({ ...columns, problems: firstProblems(PROBLEMS_SHOWN), samples: imports.samples })
    .from(imports)
    .innerJoin(staff, eq(staff.id, imports.staffId))
    .where(eq(imports.id, id))
  if (!row) return undefined
  const { problems, ...rest } = shown(row)
  return { ...rest, problems: row.isParked ? [NOT_CHECKED, ...problems] : problems }
}

type Times = { createdAt: Date; startedAt: Date | null; endedAt: Date | null }

/** An import whose check is parked shows as failed, and is checked after all if somebody retries the job. */
function shown<Row extends Times & { state: ImportState; problemCount: number; isParked: boolean }>({
  isParked: isFailed,
  ...row
}: Row) {
  return {
    ...row,
    state: isFailed ? ('failed' as const) : row.state,
    problemCount: row.problemCount + (isFailed ? 1 : 0),
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  }
}

/** Yields the problems of an import. They are read with the first one, so within the turn of an export. */
export async function* readProblems(db: Db, id: string): AsyncGenerator<ImportProblem> {
  // One more names those that a check left out.
  const problems = firstProblems(MAX_IMPORT_PROBLEMS + 1)
  const [found] = await db.select({ problems }).from(imports).where(eq(imports.id, id))
  yield* found?.problems ?? []
}

/** Reads an import with the name of the person who uploaded it. */
export async function findImport(db: Db, id: string) {
  const [found] = await db
    .select({ import: imports, staffName: staff.name })
    .from(imports)
    .innerJoin(staff, eq(staff.id, imports.staffId))
    .where(eq(imports.id, id))
  return found && { ...found.import, staffName: found.staffName }
}

export async function insertImport(tx: Db, values: typeof imports.$inferInsert): Promise<string> {
  const row = onlyRow(await tx.insert(imports).values(values).returning({ id: imports.id }))
  return row.id
}

/** @returns whether the import was in one of these states, and was therefore changed */
export async function updateImport(
  db: Db,
  id: string,
  from: readonly ImportState[],
  values: Partial<typeof imports.$inferInsert>,
): Promise<boolean> {
  const changed = await db
    .update(imports)
    .set(values)
    .where(and(eq(imports.id, id), inArray(imports.state, [...from])))
    .returning({ id: imports.id })
  return changed.length > 0
}

/** Returns the values of an ended import, which no longer needs its rows. */
export function ended(state: ImportState) {
  return { state, rows: [], seen: {}, endedAt: sql`now()` as unknown as Date }
}

/** Drops imports that nobody confirmed within a week. */
export async function dropForgottenImports(tx: Db): Promise<void> {
  const isOld: SQL = sql`${imports.createdAt} < now() - interval '7 days'`
  await tx
    .update(imports)
    .set(ended('dropped'))
    .where(and(inArray(imports.state, ['checking', 'ready']), isOld))
}

/** Locks this import until the end of the transaction. */
export async function holdImport(tx: Db, id: string): Promise<void> {
  await tx.select({ id: imports.id }).from(imports).where(eq(imports.id, id)).for('update')
}

/**
 * Locks a running import until the end of the transaction, so that each product is imported once.
 *
 * @returns the `slugs` that are not imported yet; none when the import is no longer running
 */
export async function holdWaiting(tx: Db, id: string, slugs: readonly string[]): Promise<Set<string>> {
  const [held] = await tx.select({ state: imports.state }).from(imports).where(eq(imports.id, id)).for('update')
  if (held?.state !== 'running') return new Set()
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select slug from ${imports}, unnest(${sql.param([...slugs])}::text[]) as slug
    where ${imports.id} = ${id} and ${imports.seen} ? slug`)
  return new Set(rows.map(({ slug }) => slug))
}

/** Records, in the transaction that writes products, that they are imported. The last ones complete the import. */
export async function noteTaken(tx: Db, id: string, slugs: readonly string[], rowCount: number): Promise<void> {
  await tx
    .update(imports)
    .set({
      seen: sql`${imports.seen} - ${sql.param([...slugs])}::text[]`,
      doneRows: sql`${imports.doneRows} + ${rowCount}`,
    })
    .where(eq(imports.id, id))
  await tx
    .update(imports)
    .set(ended('done'))
    .where(and(eq(imports.id, id), sql`${imports.seen} = '{}'`))
}

export async function isAnyRunning(db: Db): Promise<boolean> {
  return (await db.$count(imports, eq(imports.state, 'running'))) > 0
}

/** Locks the start of imports: of concurrent confirmations, one comes first. */
export async function holdStart(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('kastha import start', 0))`)
}

/** @throws AppError not_found */
export async function askedImport(db: Db, id: string): Promise<Import> {
  const found = await readImport(db, id)
  if (!found) throw new AppError('not_found', 'There is no such import.')
  return found
}
