import { eq, inArray, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'
import { AppError } from '../app-error.ts'

type Ordered = PgTable & { id: PgColumn; position: PgColumn }

/** Rows that stand in an order; `within` is the column of which all rows of one list have the same, where several are. */
export type RecordOrder = { table: Ordered; within?: PgColumn }

/**
 * Puts records in this order.
 *
 * @param ids  all of one list, each once
 * @throws AppError stale where these are not the list's
 */
export function reorderRecords(db: Db, { table, within }: RecordOrder, ids: number[]): Promise<void> {
  return db.transaction(async (tx) => {
    const isInList =
      within && sql`${within} is not distinct from (select ${within} from ${table} where ${eq(table.id, ids[0])})`
    const rows = await tx.select({ id: table.id }).from(table).where(isInList).orderBy(table.id).for('update')
    const known = new Set(rows.map(({ id }) => id))
    if (ids.length !== known.size || new Set(ids).size !== known.size || !ids.every((id) => known.has(id))) {
      throw new AppError('stale', 'Somebody else has added or removed something meanwhile. Nothing was moved.')
    }
    const position = sql`array_position(${sql.param(ids)}::integer[], ${table.id})`
    await tx.update(table).set({ position }).where(inArray(table.id, ids))
  })
}

/** Behind all that are there. */
export function lastPosition(table: PgTable & { position: AnyPgColumn }) {
  return sql<number>`(select coalesce(max(${table.position}), 0) + 1 from ${table})`
}
