import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { DataRequestsQuery } from '#contract/admin/personal-data.ts'
import { DATA_REQUEST_KEPT_YEARS, DATA_REQUEST_OPEN_DAYS } from '#domain/personal-data/data-requests.ts'
import type { Db } from '../../../platform/db/client.ts'
import { dataRequests } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { deleteInPortions } from '../../../platform/jobs/delete-in-portions.ts'
import { uuidIds } from '../../../platform/records/conditions.ts'
import { orderOf, pageOf } from '../../../platform/records/page-of.ts'
import type { Person } from './person.ts'

export type StoredDataRequest = typeof dataRequests.$inferSelect

/** @param person  the hashes to search for; undefined for all requests */
export async function readRequestPage(
  db: Db,
  query: DataRequestsQuery,
  person: Pick<Person, 'emailHash' | 'phoneHash'> | undefined,
) {
  const { id, state, emailHash, phoneHash, createdAt } = dataRequests
  const wanted = and(
    query.ids && inArray(id, uuidIds(query.ids)),
    query.state && eq(state, query.state),
    person &&
      (or(
        person.emailHash ? eq(emailHash, person.emailHash) : undefined,
        person.phoneHash ? eq(phoneHash, person.phoneHash) : undefined,
      ) ??
        sql`false`),
  )
  const { limit, offset } = pageOf(query)
  const rows = await db
    .select()
    .from(dataRequests)
    .where(wanted)
    .orderBy(...orderOf(query.sort, { createdAt }, id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(dataRequests, wanted) }
}

/** @throws AppError not_found */
export async function readRequest(db: Db, id: string): Promise<StoredDataRequest> {
  const [request] = await db.select().from(dataRequests).where(eq(dataRequests.id, id))
  if (!request) throw notFound()
  return request
}

/** Locks a request until the transaction ends. @throws AppError not_found */
export async function lockRequest(tx: Db, id: string): Promise<StoredDataRequest> {
  const [request] = await tx.select().from(dataRequests).where(eq(dataRequests.id, id)).for('no key update')
  if (!request) throw notFound()
  return request
}

export async function insertRequest(tx: Db, request: typeof dataRequests.$inferInsert): Promise<void> {
  await tx.insert(dataRequests).values(request).onConflictDoNothing()
}

export async function updateRequest(
  tx: Db,
  id: string,
  changes: Partial<typeof dataRequests.$inferInsert>,
): Promise<void> {
  await tx.update(dataRequests).set(changes).where(eq(dataRequests.id, id))
}

/** Returns what an ended request says, and what it forgets. */
export function endedNow() {
  return { contact: null, found: null, endedAt: new Date(), problem: '' }
}

/** Ends requests that nobody has finished in time, unless a deletion is under way. */
export async function closeOldRequests(db: Db): Promise<void> {
  const isOld = lt(dataRequests.createdAt, sql`now() - make_interval(days => ${DATA_REQUEST_OPEN_DAYS}::int)`)
  await db
    .update(dataRequests)
    .set({ ...endedNow(), state: 'closed' })
    .where(and(isNull(dataRequests.endedAt), inArray(dataRequests.state, ['searching', 'open']), isOld))
}

export async function deleteOldRequests(db: Db, signal: AbortSignal): Promise<void> {
  const isOld = lt(dataRequests.endedAt, sql`now() - make_interval(years => ${DATA_REQUEST_KEPT_YEARS}::int)`)
  await deleteInPortions(db, dataRequests, and(isNotNull(dataRequests.endedAt), isOld), signal)
}

function notFound(): AppError {
  return new AppError('not_found', 'There is no such data request.')
}
