import { and, eq, isNotNull, lt, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { assignments, customRequests, orders, tickets } from '../../platform/db/schema.ts'

/** Counts the open tasks of the dashboard whose due time has passed. */
export async function countOverdue(db: Db, now: Date) {
  const { kind, recordId, dueAt, isOpen } = assignments
  return onlyRow(
    await db
      .select({
        orders: count(sql`${orders.state} = 'pending'`),
        customRequests: count(sql`${customRequests.state} = 'requested'`),
        tickets: count(sql`${tickets.state} = 'open' and ${tickets.kind} <> 'complaint'`),
        complaints: count(sql`${tickets.state} = 'open' and ${tickets.kind} = 'complaint'`),
      })
      .from(assignments)
      .leftJoin(orders, and(eq(kind, 'order'), eq(orders.id, recordId)))
      .leftJoin(customRequests, and(eq(kind, 'custom-request'), eq(customRequests.id, recordId)))
      .leftJoin(tickets, and(eq(kind, 'ticket'), eq(tickets.id, recordId)))
      .where(and(sql`${isOpen}`, isNotNull(dueAt), lt(dueAt, now))),
  )
}

function count(which: SQL) {
  return sql<number>`(count(*) filter (where ${which}))::int`
}
