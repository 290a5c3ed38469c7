import { eq, inArray, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'
import { AppError } from '../errors/app-error.ts'

type Ordered = PgTable & { id: PgColumn; position: PgColumn }

/** A table whose rows have a position. In a table with several lists, rows of one list share the value of `within`. */
export type RecordOrder = { table: Ordered; within?: PgColumn }

/**
 * Reorders the records of a list.
 *
 * @param ids  all ids of one list, each once
 * @throws AppError stale when these are not exactly the list's ids
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

/** SQL value: the position after all existing rows. */
export function lastPosition(table: PgTable & { position: AnyPgColumn }) {
  return sql<number>`(select coalesce(max(${table.position}), 0) + 1 from ${table})`
}
