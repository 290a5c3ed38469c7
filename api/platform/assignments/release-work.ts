import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { AssignmentKind } from '#domain/assignments/assignments.ts'
import type { Db } from '../db/client.ts'
import { assignments } from '../db/schema.ts'

/** Makes the open work of a staff member nobody's: they were disabled, or may no longer read these kinds of records. */
export async function releaseWork(tx: Db, staffId: string, kinds: readonly AssignmentKind[]): Promise<void> {
  const { ownerId, isOpen, kind, recordId } = assignments
  const which = and(eq(ownerId, staffId), eq(isOpen, true), inArray(kind, [...kinds]))
  // In the order in which the triggers of an order change its own rows.
  await tx.select({ recordId }).from(assignments).where(which).orderBy(desc(kind), asc(recordId)).for('update')
  await tx.update(assignments).set({ ownerId: null }).where(which)
}
