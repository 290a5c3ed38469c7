import { and, asc, desc, eq, gt, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { AuditQuery } from '#contract/admin/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import { auditLog } from '../../platform/db/schema.ts'
import { sayingAnyOfMany, withinDays } from '../../platform/records/conditions.ts'
import { countSomeOf, isShown, SEARCHED_LIST } from '../../platform/records/count-some.ts'
import { orderOf, pageOf } from '../../platform/records/page-of.ts'

export type StoredEntry = typeof auditLog.$inferSelect
export type AuditFilters = Omit<AuditQuery, 'page' | 'perPage'>

export async function listAudit(
  db: Db,
  query: AuditQuery,
): Promise<{ entries: StoredEntry[]; total: number; hasMore: boolean }> {
  const wanted = whichOf(query, await readCalls(db, query))
  const bounds = query.q.trim() === '' ? undefined : SEARCHED_LIST
  const { limit, offset } = pageOf(query)
  const listed = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(wanted)
    .orderBy(...orderOf(query.sort, { at: auditLog.at }, auditLog.id))
  const page = isShown(query, bounds) ? await listed.limit(limit).offset(offset) : []
  // Finds the entries of the page first, and reads whole rows only for these: none for the rows before the page.
  const ids = page.map(({ id }) => id)
  const rows = await db.select().from(auditLog).where(inArray(auditLog.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const counted = await countSomeOf(db, auditLog, wanted, query, bounds)
  return { entries: ids.flatMap((id) => byId.get(id) ?? []), ...counted }
}

/**
 * Returns a batch of entries, in the order of the list.
 *
 * @param last  the id of the last entry read; absent for the first batch
 */
export async function readAuditBatch(
  db: Db,
  filters: AuditFilters,
  { last, most }: { last?: number | undefined; most: number },
): Promise<StoredEntry[]> {
  const calls = await readCalls(db, filters)
  const { id } = auditLog
  const isAscending = filters.sort === 'at'
  const isLater = last === undefined ? undefined : isAscending ? gt(id, last) : lt(id, last)
  return db
    .select()
    .from(auditLog)
    .where(and(whichOf(filters, calls), isLater))
    .orderBy(isAscending ? asc(id) : desc(id))
    .limit(most)
}

/** Returns the staff in the log with their latest name there. It takes two index lookups per person. */
export async function listAuditedPeople(db: Db): Promise<{ id: string; name: string }[]> {
  const ids = await readDistinct(db, sql`staff_id`)
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select people.id, latest.staff_name as name from unnest(${sql.param(ids)}::uuid[]) as people (id), lateral (
      select staff_name from audit_log where staff_id = people.id order by audit_log.id desc limit 1
    ) latest
    order by 2, 1`)
  return rows
}

/** Returns the tables in the log. */
export async function listAuditedTables(db: Db): Promise<string[]> {
  return readDistinct(db, sql`table_name`)
}

/** Returns the calls in the log that contain the text of the filter; undefined without a filter. */
async function readCalls(db: Db, { call = '' }: AuditFilters): Promise<string[] | undefined> {
  const typed = call.trim().toLowerCase()
  if (typed === '') return undefined
  return (await readDistinct(db, sql`call`)).filter((one) => one.toLowerCase().includes(typed))
}

/** Returns the values of an indexed column, sorted, with one index lookup each. */
async function readDistinct(db: Db, column: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ value: string }>(sql`
    with recursive known as (
      select (select ${column} from audit_log order by ${column} limit 1) as value
      union all
      select (select ${column} from audit_log where ${column} > known.value order by ${column} limit 1)
      from known where value is not null
    )
    select value from known where value is not null order by 1`)
  return rows.map(({ value }) => value)
}

function whichOf(
  { q, ids, staffId, table, rowKey, action, requestId, from, to }: AuditFilters,
  calls: readonly string[] | undefined,
): SQL | undefined {
  return and(
    ids && inArray(sql`${auditLog.id}::text`, ids),
    sayingAnyOfMany(q, auditLog.staffName, auditLog.rowKey, auditLog.before, auditLog.after),
    where(staffId, (id) => eq(auditLog.staffId, id)),
    where(table, (name) => eq(auditLog.tableName, name)),
    where(rowKey, (key) => eq(auditLog.rowKey, key)),
    where(action, (done) => eq(auditLog.action, done)),
    where(calls, (known) => inArray(auditLog.call, [...known])),
    where(requestId, (id) => eq(auditLog.requestId, id)),
    withinDays(auditLog.at, { from, to }),
  )
}

function where<Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL | undefined {
  return value === undefined ? undefined : condition(value)
}
