import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { OwnerFilter } from '#contract/admin/assignments.ts'
import type { AssignmentKind } from '#domain/assignments/assignments.ts'

/**
 * Condition for the records of one owner, finished ones too, or for open records of nobody; undefined without a filter.
 *
 * @param id  the id column of the records
 */
export function ownedBy(kind: AssignmentKind, id: PgColumn, owner: OwnerFilter | undefined): SQL | undefined {
  if (owner === undefined) return undefined
  const whose = owner === 'nobody' ? sql`is_open and owner_id is null` : sql`owner_id = ${owner}::uuid`
  return sql`${id} in (select record_id from assignments where kind = ${kind} and ${whose})`
}
