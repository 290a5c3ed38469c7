import { sql, type SQL } from 'drizzle-orm'
import { REST_PAYS_WITHIN_MS } from '#domain/payments/payments.ts'
import { expireOrders } from '../../sales/payments/expire-orders.ts'
import { expireUnverified } from '../../sales/payments/expire-unverified.ts'
import { applySchedules } from './apply-schedules.ts'
import type { Due } from './keep-time.ts'

/** The server's timed work. No part waits for another, because wallets may be slow to answer. */
export function dueWork(tools: Parameters<typeof expireOrders>[1]): Due[] {
  return [
    { nextAfter: nextSchedule, apply: () => applySchedules({}, tools) },
    { nextAfter: nextUnverified, apply: (at, signal) => expireUnverified(tools, at, signal) },
    { nextAfter: nextUnpaid, apply: (at, signal) => expireOrders({}, tools, signal, at) },
  ]
}

function nextSchedule(since: SQL): SQL {
  return sql`least(
    (select min(publish_at) from products where publish_at > ${since}),
    (select min(unpublish_at) from products where unpublish_at > ${since}),
    (select min(starts_at) from banners where starts_at > ${since}),
    (select min(ends_at) from banners where ends_at > ${since}),
    (select min(starts_at) from hoardings where starts_at > ${since}),
    (select min(ends_at) from hoardings where ends_at > ${since}))`
}

function nextUnverified(since: SQL): SQL {
  return sql`(select min(verify_by) from orders where state = 'pending' and verify_by > ${since})`
}

/** Returns the next payment deadline. An order that is partly paid is kept longer, until its rest is due. */
function nextUnpaid(since: SQL): SQL {
  const rest = sql`${REST_PAYS_WITHIN_MS / 1000} * interval '1 second'`
  return sql`least(
    (select min(pay_by) from orders where state = 'pending' and pay_by > ${since}),
    (select min(pay_by) + ${rest} from orders where state = 'pending' and pay_by > ${since} - ${rest}))`
}
