import { and, eq, gt, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { CustomersQuery } from '#contract/admin/customers.ts'
import { uuidIds } from '../../platform/records/conditions.ts'
import { countSome } from '../../platform/records/count-some.ts'
import { orderOf, pageOf } from '../../platform/records/page-of.ts'
import { accountFoundBy } from '../../people/accounts/user-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { customerFigures, users } from '../../platform/db/schema.ts'

const { orderCount, spent, lastOrderAt, userId } = customerFigures

export type CustomerRowStored = Awaited<ReturnType<typeof readCustomerPage>>['rows'][number]

/** Reads a page of all accounts. Finds the accounts of the page first, and reads whole rows only for these. */
export async function readCustomerPage(db: Db, dataKey: DataKey, query: CustomersQuery) {
  const { id, createdAt, name } = users
  const { limit, offset } = pageOf(query)
  const wanted = wantedCustomers(query, dataKey)
  const isByFigures = !/^-?(createdAt|name)$/.test(query.sort)
  const found = (withFigures: boolean) => {
    const all = db.select({ id }).from(users).$dynamic()
    return (withFigures ? all.innerJoin(customerFigures, eq(userId, id)) : all).where(wanted)
  }
  // Many accounts share a figure. With their ids in the same direction, an index read backwards has the order too.
  const sorts = {
    createdAt,
    name,
    orderCount: [orderCount, userId],
    spent: [spent, userId],
    lastOrderAt: [lastOrderAt, userId],
  }
  // An index sorts figures together with the id of their account, which is the same in both tables.
  const tie = isByFigures ? userId : id
  const asksFigures = query.hasOrders !== undefined
  const [page, counted] = await Promise.all([
    found(isByFigures || asksFigures)
      .orderBy(...orderOf(query.sort, sorts, tie))
      .limit(limit)
      .offset(offset),
    countSome(db, found(asksFigures), query),
  ])
  const ids = page.map((row) => row.id)
  const rows = await db
    .select({ user: users, orderCount, spent, lastOrderAt })
    .from(users)
    .innerJoin(customerFigures, eq(userId, id))
    .where(inArray(id, ids))
  const byId = new Map(rows.map((row) => [row.user.id, row]))
  return { rows: ids.flatMap((one) => byId.get(one) ?? []), ...counted }
}

function wantedCustomers({ q, ids, isBlocked, hasOrders }: CustomersQuery, dataKey: DataKey): SQL | undefined {
  return and(
    ids && inArray(users.id, uuidIds(ids)),
    accountFoundBy(q, dataKey),
    isBlocked === undefined ? undefined : isBlocked ? isNotNull(users.blockedAt) : isNull(users.blockedAt),
    hasOrders === undefined ? undefined : hasOrders ? gt(orderCount, 0) : eq(orderCount, 0),
  )
}
