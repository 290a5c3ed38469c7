import { and, eq, gte, inArray, lt, not, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { deliveries, orderEvents, orders } from '../../platform/db/schema.ts'

/** A buyer chooses a day this long before it at most, however long the piece took to make. */
const CHOSEN_BEFORE_DAYS = 120

/**
 * Selects the home deliveries that were handed over in a time, with the days that each came after its promise. Negative ones
 * came early. Without a promise it is null: by arrangement, until the buyer chooses a day.
 *
 * The promise is the day that the buyer chose last; without a choice the last day of the estimate at checkout. Staff who
 * plan another day do not change it. A part of an order that was split has the day for which it was planned last: the
 * choices of buyers do not name the part.
 */
export function selectPromised(db: Db, { begin, end }: { begin?: Date | undefined; end?: Date | undefined }) {
  const { orderId, id, action, actor, at, detail } = orderEvents
  const chosen = db
    .selectDistinctOn([orderId], { orderId, day: sql<string>`(${detail} ->> 'day')::date`.as('chosen_day') })
    .from(orderEvents)
    .where(
      and(
        eq(action, 'delivery-planned'),
        eq(actor, 'shopper'),
        begin && gte(at, sql`${begin.toISOString()}::timestamptz - make_interval(days => ${CHOSEN_BEFORE_DAYS})`),
        end && lt(at, end),
      ),
    )
    .orderBy(orderId, sql`${id} desc`)
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
    .leftJoin(chosen, eq(chosen.orderId, deliveries.orderId))
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
