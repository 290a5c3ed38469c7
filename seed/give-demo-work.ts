import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#api/platform/db/client.ts'
import { assignments, staff } from '#api/platform/db/schema.ts'
import type { AssignmentKind } from '#domain/assignments/assignments.ts'
import { nepalDay, nepalInstant } from '#domain/nepal-time.ts'
import type { StaffRole } from '#domain/staff/staff.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type Share = readonly [kind: AssignmentKind, owner: StaffRole | null, due: Due | null]
type Due = 'overdue' | 'today' | 'tomorrow'

/** Open work with an owner or due time, from the longest waiting record of each kind on. The rest is nobody's. */
const shares: readonly Share[] = [
  ['order', 'support', 'overdue'],
  ['order', 'manager', 'today'],
  ['order', 'support', 'tomorrow'],
  ['order', null, 'today'],
  ['order', 'support', null],
  ['ticket', 'support', 'today'],
  ['ticket', 'manager', null],
  ['ticket', null, 'tomorrow'],
  ['custom-request', 'manager', 'tomorrow'],
  ['delivery', 'support', 'today'],
  ['delivery', 'manager', 'tomorrow'],
]

/** Gives the demo's staff some of its open work. */
export async function giveDemoWork(db: Db, now = new Date()): Promise<void> {
  const people = await db.select({ id: staff.id, role: staff.role }).from(staff)
  const { kind, recordId, since } = assignments
  for (const one of new Set(shares.map(([of]) => of))) {
    const mine = shares.filter(([of]) => of === one)
    const rows = await db
      .select({ recordId })
      .from(assignments)
      .where(eq(kind, one))
      .orderBy(asc(since), asc(recordId))
      .limit(mine.length)
    for (const [place, row] of rows.entries()) {
      const [, role, due] = mine[place]!
      const ownerId = people.find((person) => person.role === role)?.id ?? null
      const which = and(eq(kind, one), eq(recordId, row.recordId))
      await db
        .update(assignments)
        .set({ ownerId, dueAt: due === null ? null : dueTime(due, now) })
        .where(which)
    }
  }
}

/** Today means in three hours: at five it would have passed in the evening. */
function dueTime(due: Due, now: Date): Date {
  if (due === 'overdue') return new Date(now.getTime() - 5 * HOUR_MS)
  if (due === 'today') return new Date(now.getTime() + 3 * HOUR_MS)
  return nepalInstant(nepalDay(new Date(now.getTime() + DAY_MS)), '11:00')
}
