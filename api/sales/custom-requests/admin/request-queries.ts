import { and, asc, desc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { AdminCustomQuery } from '#contract/admin/custom-requests.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { ownedBy } from '../../../platform/assignments/owned-by.ts'
import { uuidIds, sayingAny } from '../../../platform/records/conditions.ts'
import { orderOf, pageOf } from '../../../platform/records/page-of.ts'
import type { Db } from '../../../platform/db/client.ts'
import {
  customQuotes,
  customRequestEvents,
  customRequests,
  orders,
  productionSteps,
  staff,
} from '../../../platform/db/schema.ts'
import { subquery } from '../../../platform/media/picture-rows.ts'
import { requestColumns, type StoredRequest } from '../request-queries.ts'

const { id, number, name, state, createdAt, changedAt } = customRequests

/** The latest production stage of an order; null before production begins. */
const lastStage = subquery<string | null>(sql`(
  select ${productionSteps.stage} from ${productionSteps} where ${productionSteps.orderId} = ${customRequests.orderId}
  order by ${productionSteps.id} desc limit 1)`)
const lastValidUntil = sql`(
  select ${customQuotes.validUntil} from ${customQuotes} where ${customQuotes.requestId} = ${id}
  order by ${customQuotes.createdAt} desc, ${customQuotes.id} desc limit 1)`

export async function readRequestPage(
  db: Db,
  query: AdminCustomQuery,
  now: Date,
): Promise<{ rows: StoredRequest[]; total: number }> {
  const { q, ids, sort } = query
  const which = and(
    ids && inArray(id, uuidIds(ids)),
    query.state && eq(state, query.state),
    query.task && taskOf(query.task, now),
    sayingAny(q, number, name, customRequests.email),
    ownedBy('custom-request', id, query.owner),
  )
  const { limit, offset } = pageOf(query)
  const rows = await db
    .select(requestColumns)
    .from(customRequests)
    .where(which)
    .orderBy(...orderOf(sort, { createdAt, changedAt }, id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(customRequests, which) }
}

function taskOf(task: NonNullable<AdminCustomQuery['task']>, now: Date): SQL | undefined {
  if (task === 'answer') return eq(state, 'requested')
  if (task === 'over') return and(eq(state, 'quoted'), sql`${lastValidUntil} < ${nepalDay(now)}`)
  const underWay = sql`exists (select from ${orders} where ${orders.id} = ${customRequests.orderId} and ${orders.state} = 'confirm')`
  return and(eq(state, 'accepted'), underWay, or(isNull(lastStage), ne(lastStage, 'ready')))
}

/** Reads the IDs of the orders that these requests became, with their production stages. */
export function readMade(db: Db, requestIds: readonly string[]) {
  return db
    .select({ requestId: id, orderId: orders.id, stage: lastStage })
    .from(customRequests)
    .innerJoin(orders, eq(orders.id, customRequests.orderId))
    .where(inArray(id, [...requestIds]))
}

/** Reads the offers of a request, newest first. */
export function readQuotes(db: Db, requestId: string) {
  return db
    .select()
    .from(customQuotes)
    .where(eq(customQuotes.requestId, requestId))
    .orderBy(desc(customQuotes.createdAt), desc(customQuotes.id))
}

export function readSteps(db: Db, orderId: string) {
  const { stage, note, at } = productionSteps
  return db
    .select({ stage, note, at })
    .from(productionSteps)
    .where(eq(productionSteps.orderId, orderId))
    .orderBy(asc(productionSteps.id))
}

/** Returns the name of the staff member behind each event of a request, in chronological order. */
export async function readActors(db: Db, requestId: string): Promise<(string | null)[]> {
  const rows = await db
    .select({ name: staff.name })
    .from(customRequestEvents)
    .leftJoin(staff, eq(staff.id, customRequestEvents.actorId))
    .where(eq(customRequestEvents.requestId, requestId))
    .orderBy(asc(customRequestEvents.id))
  return rows.map((row) => row.name)
}
