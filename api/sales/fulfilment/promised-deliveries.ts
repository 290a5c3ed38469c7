import { and, desc, eq, gte, inArray, lt, not, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { deliveries, orderEvents, orders } from '../../platform/db/schema.ts'

/**
 * Selects the home deliveries that were handed over in a time, with the days that each came after its promise. Negative ones
 * came early. Without a promise it is null: by arrangement, until the buyer chooses a day.
 *
 * The promise is the day that the buyer chose last; without a choice the last day of the estimate at checkout. Staff who
 * plan another day do not change it, nor does a day that the buyer chose after a delivery had failed. Staff who send the
 * order to another district give it another estimate. A part of an order that was split has the day for which it was
 * planned last: the choices of buyers do not name the part.
 */
export function selectPromised(db: Db, { begin, end }: { begin?: Date | undefined; end?: Date | undefined }) {
  const { orderId, id, action, actor, detail } = orderEvents
  const isMoved = sql`(${detail} -> 'edit') ? 'district'`
  // The index order_events_of_promises has these events alone.
  const promises = db
    .select({
      id,
      day: sql<string | null>`(${detail} ->> 'day')::date`.as('chosen_day'),
      isAfterFailure: sql<boolean>`bool_or(${action} = 'delivery-failed') over (order by ${id})`.as('is_after_failure'),
    })
    .from(orderEvents)
    .where(
      and(
        eq(orderId, deliveries.orderId),
        or(
          and(eq(action, 'delivery-planned'), eq(actor, 'shopper')),
          eq(action, 'delivery-failed'),
          and(eq(action, 'edited'), isMoved),
        ),
      ),
    )
    .as('promises')
  const chosen = db
    .select({ day: promises.day })
    .from(promises)
    .where(not(sql`${promises.isAfterFailure}`))
    .orderBy(desc(promises.id))
    .limit(1)
    .as('chosen')
  const split = db.select({ orderId: deliveries.orderId }).from(deliveries).where(eq(deliveries.number, 2))
  const arrived = sql`(${deliveries.deliveredAt} at time zone 'Asia/Kathmandu')::date`
  const promised = sql`case when ${inArray(deliveries.orderId, split)} then ${deliveries.day}
    else coalesce(${chosen.day}, ${orders.estimateLast}) end`
  return db
    .select({
      id: deliveries.id,
      zoneId: sql<number | null>`${deliveries.zoneId}`.as('promised_zone_id'),
      daysLate: sql<number | null>`${arrived} - ${promised}`.as('days_late'),
    })
    .from(deliveries)
    .innerJoin(orders, eq(orders.id, deliveries.orderId))
    .leftJoinLateral(chosen, sql`true`)
    .where(
      and(
        eq(deliveries.state, 'delivered'),
        not(deliveries.isPickup),
        begin && gte(deliveries.deliveredAt, begin),
        end && lt(deliveries.deliveredAt, end),
      ),
    )
    .as('promised')
}

/** Whether days of lateness lie in a range; `until` null has no end. */
export function isLateBy(daysLate: SQL | SQL.Aliased, { from, until }: { from: number; until: number | null }): SQL {
  return until === null ? sql`${daysLate} >= ${from}` : sql`${daysLate} between ${from} and ${until}`
}
