import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { WorkCounts, WorkQuery } from '#contract/admin/assignments.ts'
import type { AssignmentKind } from '#domain/assignments/assignments.ts'
import type { Db } from '../../platform/db/client.ts'
import { isUnseenBy } from './mentions.ts'
import { assignments, customRequests, deliveries, mentions, orders, staff, tickets } from '../../platform/db/schema.ts'
import { countSome } from '../../platform/records/count-some.ts'
import { pageOf } from '../../platform/records/page-of.ts'

/** The count in the menu says “99+” beyond this. */
const MOST_COUNTED = 100

const { kind, recordId, ownerId, dueAt, isOpen, since } = assignments
// As the partial indexes word it.
const isWork = sql`${isOpen}`

/** Reads a page of open work in order of due time. Records without one follow, longest waiting first. */
export async function readWorkPage(db: Db, query: WorkQuery, meId: string, kinds: readonly AssignmentKind[]) {
  const which = and(
    isWork,
    query.of === 'mine' ? and(eq(ownerId, meId), isNotNull(ownerId)) : undefined,
    query.of === 'nobody' ? isNull(ownerId) : undefined,
    inArray(kind, query.kind === undefined ? [...kinds] : kinds.filter((one) => one === query.kind)),
  )
  const { limit, offset } = pageOf(query)
  const [page, counted] = await Promise.all([
    db
      .select({ kind, recordId, ownerId, dueAt, isOpen, since })
      .from(assignments)
      .where(which)
      .orderBy(asc(dueAt), asc(since), asc(recordId))
      .limit(limit)
      .offset(offset),
    countSome(db, db.select({ recordId }).from(assignments).where(which), query),
  ])
  return { page, ...counted }
}

export type WorkPart = Awaited<ReturnType<typeof readWorkPage>>['page'][number]

/** Reads the names of the owners in a page of work. */
export async function readOwnerNames(db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  const rows = await db.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, known))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Counts the open work of a staff member, how much of it is overdue, and the notes that wait to be seen. */
export async function countWork(db: Db, meId: string): Promise<WorkCounts> {
  const own = and(isWork, eq(ownerId, meId), isNotNull(ownerId))
  const some = (which = own) => db.select({ recordId }).from(assignments).where(which).limit(MOST_COUNTED).as('counted')
  const unseen = db.select({ noteId: mentions.noteId }).from(mentions).where(isUnseenBy(meId)).limit(MOST_COUNTED)
  const [mine, overdue, mentioned] = await Promise.all([
    db.$count(some()),
    db.$count(some(and(own, sql`${dueAt} < now()`))),
    db.$count(unseen.as('counted')),
  ])
  return { mine, overdue, mentions: mentioned }
}

export function readOrderHeads(db: Db, ids: readonly string[]) {
  const { id, number, name, state } = orders
  return db
    .select({ id, number, name, state })
    .from(orders)
    .where(inArray(id, [...ids]))
}

export function readCustomHeads(db: Db, ids: readonly string[]) {
  const { id, number, name, state } = customRequests
  return db
    .select({ id, number, name, state })
    .from(customRequests)
    .where(inArray(id, [...ids]))
}

export function readTicketHeads(db: Db, ids: readonly string[]) {
  const { id, number, state, privateDetails } = tickets
  return db
    .select({ id, number, state, kind: tickets.kind, privateDetails })
    .from(tickets)
    .where(inArray(id, [...ids]))
}

export function readDeliveryHeads(db: Db, ids: readonly string[]) {
  const { id, state, day, slot, isPickup } = deliveries
  return db
    .select({ id, number: orders.number, name: orders.name, state, day, slot, isPickup })
    .from(deliveries)
    .innerJoin(orders, eq(orders.id, deliveries.orderId))
    .where(inArray(id, [...ids]))
}
