import { eq, inArray, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'
import { AppError } from '../errors.ts'

type Ordered = PgTable & { id: AnyPgColumn }

/**
 * Puts records in this order.
 *
 * @param ids     all of the list, each once
 * @param within  of which all of one list have the same; undefined where all are one list
 * @throws AppError stale where these are not the list's
 */
export function reorderRecords(db: Db, table: Ordered, within: PgColumn | undefined, ids: number[]): Promise<void> {
  return db.transaction(async (tx) => {
    const group = within && (await tx.select({ of: within }).from(table).where(eq(table.id, ids[0])))
    const isInIt = within && sql`${within} is not distinct from ${group?.[0]?.of ?? null}`
    const rows = await tx.select({ id: table.id }).from(table).where(isInIt).orderBy(table.id).for('update')
    const known = new Set(rows.map(({ id }) => id))
    if (new Set(ids).size !== known.size || ids.length !== known.size || !ids.every((id) => known.has(id))) {
      throw new AppError('stale', 'Somebody else has added or removed something meanwhile. Nothing was moved.')
    }
    const position = sql`array_position(${sql.param(ids)}::integer[], ${table.id})`
    await tx.update(table).set({ position }).where(inArray(table.id, ids))
  })
}

/** Behind all that are there. */
export function lastPosition(table: Ordered & { position: AnyPgColumn }) {
  return sql<number>`(select coalesce(max(${table.position}), 0) + 1 from ${table})`
}
