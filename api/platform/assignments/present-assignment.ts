import { and, eq, inArray } from 'drizzle-orm'
import type { Assignment } from '#contract/admin/assignments.ts'
import type { AssignmentKind } from '#domain/assignments/assignments.ts'
import type { Db } from '../db/client.ts'
import { assignments, staff } from '../db/schema.ts'
import { versionOf } from '../records/version.ts'

type Stored = { ownerId: string | null; ownerName: string | null; dueAt: Date | null; isOpen: boolean }

/** A finished record that nobody owned. */
const nobodys: Stored = { ownerId: null, ownerName: null, dueAt: null, isOpen: false }

/**
 * Reads the owners and due times of records of one kind.
 *
 * @returns a lookup by the record's id
 */
export async function readAssignments(
  db: Db,
  kind: AssignmentKind,
  recordIds: readonly string[],
): Promise<(recordId: string) => Assignment> {
  const { recordId, ownerId, dueAt, isOpen } = assignments
  const rows = await db
    .select({ recordId, ownerId, ownerName: staff.name, dueAt, isOpen })
    .from(assignments)
    .leftJoin(staff, eq(staff.id, ownerId))
    .where(and(eq(assignments.kind, kind), inArray(recordId, [...recordIds])))
  const byId = new Map(rows.map((row) => [row.recordId, row]))
  return (id) => presentAssignment(byId.get(id) ?? nobodys)
}

export function presentAssignment({ ownerId, ownerName, dueAt, isOpen }: Stored): Assignment {
  const due = dueAt?.toISOString() ?? null
  return {
    owner: ownerId === null || ownerName === null ? null : { id: ownerId, name: ownerName },
    dueAt: due,
    isOpen,
    version: versionOf({ ownerId, dueAt: due }),
  }
}
