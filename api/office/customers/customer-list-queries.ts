import type { KeyObject } from 'node:crypto'
import { and, count, eq, inArray, isNotNull, isNull, max, sql, sum, type SQL } from 'drizzle-orm'
import type { CustomersQuery } from '#contract/admin/customers.ts'
import { uuidIds } from '../../platform/records/conditions.ts'
import { orderOf, pageOf } from '../../platform/records/page-of.ts'
import { accountFoundBy } from '../../people/accounts/user-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { orders, users } from '../../platform/db/schema.ts'

/** Orders of accounts that were not cancelled or returned, worded like the index orders_bought so that it applies. */
const isBought = sql`${orders.userId} is not null and ${orders.state} not in ('cancelled', 'returned')`
const hasBought = sql`exists (select from ${orders} where ${orders.userId} = ${users.id} and ${isBought})`

/** Sums up the purchases of each account, or of the given accounts only. */
function bought(db: Db, userIds?: readonly string[]) {
  return db
    .select({
      userId: orders.userId,
      orderCount: count().as('order_count'),
      spent: sum(orders.total).mapWith(Number).as('spent'),
      lastOrderAt: max(orders.placedAt).as('last_order_at'),
    })
    .from(orders)
    .where(and(isBought, userIds && inArray(orders.userId, [...userIds])))
    .groupBy(orders.userId)
    .as('bought')
}

function figuresOf(sums: ReturnType<typeof bought>) {
  return {
    orderCount: sql<number>`coalesce(${sums.orderCount}, 0)`.mapWith(Number),
    spent: sql<number>`coalesce(${sums.spent}, 0)`.mapWith(Number),
    lastOrderAt: sums.lastOrderAt,
  }
}

export type CustomerRowStored = Awaited<ReturnType<typeof readCustomerPage>>['rows'][number]

/** Reads a page of all accounts. It sums up every account's orders only when the list is sorted by a sum. */
export async function readCustomerPage(db: Db, dataKey: KeyObject, query: CustomersQuery) {
  const wanted = wantedCustomers(query, dataKey)
  const [page, total] = await Promise.all([readPageIds(db, wanted, query), db.$count(users, wanted)])
  const ids = page.map(({ id }) => id)
  const sums = bought(db, ids)
  const rows = await db
    .select({ user: users, ...figuresOf(sums) })
    .from(users)
    .leftJoin(sums, eq(sums.userId, users.id))
    .where(inArray(users.id, ids))
  const byId = new Map(rows.map((row) => [row.user.id, row]))
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total }
}

function readPageIds(db: Db, wanted: SQL | undefined, query: CustomersQuery): Promise<{ id: string }[]> {
  const { id, createdAt, name } = users
  const { limit, offset } = pageOf(query)
  const page = db.select({ id }).from(users).where(wanted).limit(limit).offset(offset).$dynamic()
  if (/^-?(createdAt|name)$/.test(query.sort)) return page.orderBy(...orderOf(query.sort, { createdAt, name }, id))
  const sums = bought(db)
  const { orderCount, spent, lastOrderAt } = figuresOf(sums)
  return page
    .leftJoin(sums, eq(sums.userId, id))
    .orderBy(...orderOf(query.sort, { orderCount, spent, lastOrderAt: sql`${lastOrderAt}` }, id))
}

function wantedCustomers({ q, ids, isBlocked, hasOrders }: CustomersQuery, dataKey: KeyObject): SQL | undefined {
  return and(
    ids && inArray(users.id, uuidIds(ids)),
    accountFoundBy(q, dataKey),
    isBlocked === undefined ? undefined : isBlocked ? isNotNull(users.blockedAt) : isNull(users.blockedAt),
    hasOrders === undefined ? undefined : hasOrders ? hasBought : sql`not ${hasBought}`,
  )
}
