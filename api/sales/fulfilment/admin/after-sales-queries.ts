import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { AdminDamageQuery, AdminReturnsQuery } from '#contract/admin/fulfilment/after-sales.ts'
import { uuidIds, sayingAnyOfMany } from '../../../platform/records/conditions.ts'
import { countSome } from '../../../platform/records/count-some.ts'
import { orderOf, pageOf } from '../../../platform/records/page-of.ts'
import type { Db } from '../../../platform/db/client.ts'
import { damageReports, orders, returnRequests } from '../../../platform/db/schema.ts'

function selectDamage(db: Db) {
  return db
    .select({ report: damageReports, order: orders })
    .from(damageReports)
    .innerJoin(orders, eq(orders.id, damageReports.orderId))
}
export type DamageRow = Awaited<ReturnType<typeof selectDamage>>[number]

export async function readDamagePage(
  db: Db,
  query: AdminDamageQuery,
): Promise<{ rows: DamageRow[]; total: number; hasMore: boolean }> {
  const { id, state, remedy, remediedAt, createdAt, answeredAt, remedyDay } = damageReports
  const { limit, offset } = pageOf(query)
  const isSaid = sayingAnyOfMany(query.q, orders.number, orders.name)
  const toDo = and(inArray(remedy, ['replacement', 'repair']), isNull(remediedAt))
  const which = and(
    query.ids && inArray(id, uuidIds(query.ids)),
    query.state === 'todo' ? toDo : query.state && eq(state, query.state),
    isSaid,
  )
  const rows = await selectDamage(db)
    .where(which)
    .orderBy(...orderOf(query.sort, { createdAt, answeredAt, remedyDay }, id))
    .limit(limit)
    .offset(offset)
  const all = db.select({ id }).from(damageReports).$dynamic()
  const found = isSaid ? all.innerJoin(orders, eq(orders.id, damageReports.orderId)) : all
  return { rows, ...(await countSome(db, found.where(which), query)) }
}

export async function findDamageRow(db: Db, id: string): Promise<DamageRow | undefined> {
  const [row] = await selectDamage(db).where(eq(damageReports.id, id))
  return row
}

function selectReturns(db: Db) {
  return db
    .select({ request: returnRequests, order: orders })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.id, returnRequests.orderId))
}
export type ReturnRow = Awaited<ReturnType<typeof selectReturns>>[number]

export async function readReturnPage(
  db: Db,
  query: AdminReturnsQuery,
): Promise<{ rows: ReturnRow[]; total: number; hasMore: boolean }> {
  const { id, state, createdAt, changedAt } = returnRequests
  const { limit, offset } = pageOf(query)
  const isSaid = sayingAnyOfMany(query.q, orders.number, orders.name)
  const isOpen = inArray(state, ['requested', 'approved', 'collected'])
  const which = and(
    query.ids && inArray(id, uuidIds(query.ids)),
    query.state === 'open' ? isOpen : query.state && eq(state, query.state),
    isSaid,
  )
  const rows = await selectReturns(db)
    .where(which)
    .orderBy(...orderOf(query.sort, { createdAt, changedAt }, id))
    .limit(limit)
    .offset(offset)
  const all = db.select({ id }).from(returnRequests).$dynamic()
  const found = isSaid ? all.innerJoin(orders, eq(orders.id, returnRequests.orderId)) : all
  return { rows, ...(await countSome(db, found.where(which), query)) }
}

export async function findReturnRow(db: Db, id: string): Promise<ReturnRow | undefined> {
  const [row] = await selectReturns(db).where(eq(returnRequests.id, id))
  return row
}
