import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { AdminDamageQuery, AdminReturnsQuery } from '#contract/admin/fulfilment/after-sales.ts'
import { uuidIds } from '../../../platform/records/conditions.ts'
import { countSomeOf, isShown } from '../../../platform/records/count-some.ts'
import { orderOf, pageOf } from '../../../platform/records/page-of.ts'
import type { Db } from '../../../platform/db/client.ts'
import { damageReports, orderLines, orders, returnLines, returnRequests } from '../../../platform/db/schema.ts'
import { ofOrdersSaying } from '../../orders/of-orders-saying.ts'

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
  const { id, orderId, state, remedy, remediedAt, createdAt, answeredAt, remedyDay } = damageReports
  const { limit, offset } = pageOf(query)
  const toDo = and(inArray(remedy, ['replacement', 'repair']), isNull(remediedAt))
  const { isSaid, bounds } = await ofOrdersSaying(db, query.q, orderId)
  const which = and(
    query.ids && inArray(id, uuidIds(query.ids)),
    query.state === 'todo' ? toDo : query.state && eq(state, query.state),
    isSaid,
  )
  const page = db
    .select({ id })
    .from(damageReports)
    .where(which)
    .orderBy(...orderOf(query.sort, { createdAt, answeredAt, remedyDay }, id))
  // Finds the ids of the page first, and reads whole orders only for these: none for the rows before the page.
  const ids = isShown(query, bounds) ? (await page.limit(limit).offset(offset)).map((row) => row.id) : []
  const rows = await selectDamage(db).where(inArray(id, ids))
  const byId = new Map(rows.map((row) => [row.report.id, row]))
  return {
    rows: ids.flatMap((one) => byId.get(one) ?? []),
    ...(await countSomeOf(db, damageReports, which, query, bounds)),
  }
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

function withProduct(db: Db, productId: number) {
  const { returnId, orderId, position } = returnLines
  return db
    .select({ id: returnId })
    .from(returnLines)
    .innerJoin(orderLines, and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)))
    .where(eq(orderLines.productId, productId))
}

export async function readReturnPage(
  db: Db,
  query: AdminReturnsQuery,
): Promise<{ rows: ReturnRow[]; total: number; hasMore: boolean }> {
  const { id, orderId, state, createdAt, changedAt } = returnRequests
  const { limit, offset } = pageOf(query)
  const isOpen = inArray(state, ['requested', 'approved', 'collected'])
  const { isSaid, bounds } = await ofOrdersSaying(db, query.q, orderId)
  const which = and(
    query.ids && inArray(id, uuidIds(query.ids)),
    query.state === 'open' ? isOpen : query.state && eq(state, query.state),
    query.productId === undefined ? undefined : inArray(id, withProduct(db, query.productId)),
    isSaid,
  )
  const page = db
    .select({ id })
    .from(returnRequests)
    .where(which)
    .orderBy(...orderOf(query.sort, { createdAt: [createdAt, id], changedAt: [changedAt, id] }, id))
  const ids = isShown(query, bounds) ? (await page.limit(limit).offset(offset)).map((row) => row.id) : []
  const rows = await selectReturns(db).where(inArray(id, ids))
  const byId = new Map(rows.map((row) => [row.request.id, row]))
  return {
    rows: ids.flatMap((one) => byId.get(one) ?? []),
    ...(await countSomeOf(db, returnRequests, which, query, bounds)),
  }
}

export async function findReturnRow(db: Db, id: string): Promise<ReturnRow | undefined> {
  const [row] = await selectReturns(db).where(eq(returnRequests.id, id))
  return row
}
