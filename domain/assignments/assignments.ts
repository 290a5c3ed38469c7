import type { Permission, StaffRole } from '../staff/staff.ts'
import { mayDo } from '../staff/staff.ts'

/** What staff share out among themselves. */
export const assignmentKinds = ['order', 'ticket', 'custom-request', 'delivery'] as const
export type AssignmentKind = (typeof assignmentKinds)[number]

type KindRules = {
  /** Path of the kind's records, below /api/admin and below /admin. */
  path: string
  /** What those may do who open the record in the back office. */
  read: Permission
  /** What an owner may do at least. Drivers own deliveries that they see in their app only. */
  own: Permission
  /** What those may do who choose its owner and due time. */
  write: Permission
}

/** The rules of each kind: the one table behind every route, list and button. */
export const assignmentRules = {
  order: { path: 'orders', read: 'orders.read', own: 'orders.read', write: 'orders.work' },
  ticket: { path: 'tickets', read: 'tickets.read', own: 'tickets.read', write: 'tickets.answer' },
  'custom-request': { path: 'custom-requests', read: 'orders.read', own: 'orders.read', write: 'orders.work' },
  delivery: { path: 'deliveries', read: 'orders.read', own: 'drive', write: 'orders.work' },
} as const satisfies Record<AssignmentKind, KindRules>

/** Returns the kinds whose records a role may read: only those are in its list of work. */
export function kindsReadBy(role: StaffRole): AssignmentKind[] {
  return assignmentKinds.filter((kind) => mayDo(role, assignmentRules[kind].read))
}

/** Returns the kinds whose records a role may own. */
export function kindsOwnedBy(role: StaffRole): AssignmentKind[] {
  return assignmentKinds.filter((kind) => mayDo(role, assignmentRules[kind].own))
}

/** Returns whether a due time has passed. */
export function isOverdue(dueAt: string | null, now = new Date()): boolean {
  return dueAt !== null && new Date(dueAt) < now
}

/** A typed year beyond this is a slip of the finger. */
const MOST_DAYS_AHEAD = 730
const DAY_MS = 86_400_000

/** The problem of a new due time, in words; undefined for a good one. */
export function dueProblem(dueAt: Date, now: Date): string | undefined {
  if (dueAt <= now) return 'Choose a time that is still to come'
  if (dueAt.getTime() - now.getTime() > MOST_DAYS_AHEAD * DAY_MS) return 'Choose a time within the next two years'
  return undefined
}
