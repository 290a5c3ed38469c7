import { and, asc, desc, eq, gt, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { AuditQuery } from '#contract/admin/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import { auditLog } from '../../platform/db/schema.ts'
import { sayingAny, withinDays } from '../../platform/records/conditions.ts'
import { orderOf, pageOf } from '../../platform/records/page-of.ts'

export type StoredEntry = typeof auditLog.$inferSelect
export type AuditFilters = Omit<AuditQuery, 'page' | 'perPage'>

export async function listAudit(db: Db, query: AuditQuery): Promise<{ entries: StoredEntry[]; total: number }> {
  const wanted = whichOf(query)
  const { limit, offset } = pageOf(query)
  const entries = await db
    .select()
    .from(auditLog)
    .where(wanted)
    .orderBy(...orderOf(query.sort, { at: auditLog.at }, auditLog.id))
    .limit(limit)
    .offset(offset)
  return { entries, total: await db.$count(auditLog, wanted) }
}

/**
 * Returns a batch of entries, in the order of the list.
 *
 * @param last  the id of the last entry read; absent for the first batch
 */
export function readAuditBatch(
  db: Db,
  filters: AuditFilters,
  { last, most }: { last?: number | undefined; most: number },
): Promise<StoredEntry[]> {
  const { id } = auditLog
  const isAscending = filters.sort === 'at'
  const isLater = last === undefined ? undefined : isAscending ? gt(id, last) : lt(id, last)
  return db
    .select()
    .from(auditLog)
    .where(and(whichOf(filters), isLater))
    .orderBy(isAscending ? asc(id) : desc(id))
    .limit(most)
}

/** Returns the staff in the log with their latest name there. It takes one index lookup per person. */
export async function listAuditedPeople(db: Db): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    with recursive people as (
      (select staff_id, staff_name from audit_log order by staff_id, id desc limit 1)
      union all
      select later.staff_id, later.staff_name from people, lateral (
        select staff_id, staff_name from audit_log where staff_id > people.staff_id order by staff_id, id desc limit 1
      ) later
    )
    select staff_id as id, staff_name as name from people order by 2, 1`)
  return rows
}

/** Returns the tables in the log, with one index lookup each. */
export async function listAuditedTables(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    with recursive tables as (
      select min(table_name) as name from audit_log
      union all
      select (select min(table_name) from audit_log where table_name > tables.name) from tables where name is not null
    )
    select name from tables where name is not null order by 1`)
  return rows.map(({ name }) => name)
}

function whichOf({ q, ids, staffId, table, rowKey, action, call, requestId, from, to }: AuditFilters): SQL | undefined {
  return and(
    ids && inArray(sql`${auditLog.id}::text`, ids),
    sayingAny(q, auditLog.staffName, auditLog.rowKey, auditLog.before, auditLog.after),
    where(staffId, (id) => eq(auditLog.staffId, id)),
    where(table, (name) => eq(auditLog.tableName, name)),
    where(rowKey, (key) => eq(auditLog.rowKey, key)),
    where(action, (done) => eq(auditLog.action, done)),
    sayingAny(call ?? '', auditLog.call),
    where(requestId, (id) => eq(auditLog.requestId, id)),
    withinDays(auditLog.at, { from, to }),
  )
}

function where<Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL | undefined {
  return value === undefined ? undefined : condition(value)
}
