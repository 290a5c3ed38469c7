import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { orders } from '../../platform/db/schema.ts'
import { rememberSlow } from '../../platform/records/remember-slow.ts'
import { boundsOf, readByPeriod } from './insight.ts'

/** Days within which customers may order again. */
export const againDays = [30, 90, 365] as const

/**
 * A customer is an account. A guest is the email address or else the phone number of the order. Only orders count that staff or
 * a payment have confirmed, so nobody becomes a customer by a made-up address.
 */
const bought = sql`
  select coalesce(${orders.userId}::text, nullif(lower(${orders.email}), ''), encode(${orders.phoneIndex}, 'hex')) as customer,
    ${orders.placedAt} as at
  from ${orders}
  where ${orders.state} in ('confirm', 'delivered', 'returned')
    and coalesce(${orders.userId}::text, nullif(${orders.email}, ''), encode(${orders.phoneIndex}, 'hex')) is not null`

/** Counts the customers who ordered in a period for the first time, and those who came back. */
export const newCustomers = readByPeriod('new customers', async (db, period) => {
  const { begin, end } = boundsOf(period)
  const { rows } = await db.execute<{ fresh: number; returning: number; orders: number }>(sql`
    select count(*) filter (where first >= ${begin.toISOString()})::int as fresh,
      count(*) filter (where first < ${begin.toISOString()})::int as returning,
      coalesce(sum(orders), 0)::int as orders
    from (
      select min(at) as first, count(*) filter (where at >= ${begin.toISOString()}) as orders
      from (${bought}) bought where at < ${end.toISOString()} group by customer
    ) customers where orders > 0`)
  return onlyRow(rows)
})

export type Cohort = {
  /** `2026-11` in Nepal. */
  month: string
  customers: number
  /** Number of them who ordered again within `againDays`. */
  again: number[]
}

/** Counts the customers by the month of their first order, the newest first, and those who ordered again. */
export const cohorts = rememberSlow('cohorts', async (db: Db): Promise<Cohort[]> => {
  const within = againDays.map(
    (days) => sql`count(*) filter (where second < first + make_interval(days => ${days}))::int`,
  )
  const { rows } = await db.execute<Cohort>(sql`
    select to_char(first at time zone 'Asia/Kathmandu', 'YYYY-MM') as month, count(*)::int as customers,
      array[${sql.join(within, sql`, `)}] as again
    from (
      select customer, min(at) as first, (array_agg(at order by at))[2] as second from (${bought}) bought group by customer
    ) customers
    group by 1 order by 1 desc`)
  return rows
})
