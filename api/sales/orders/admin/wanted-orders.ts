import type { KeyObject } from 'node:crypto'
import { and, between, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { AdminOrderRow, AdminOrdersQuery, moneyStates, openThings } from '#contract/admin/orders.ts'
import { endOfNepalDay } from '#domain/nepal-time.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import { parseMobile } from '#domain/accounts/phone.ts'
import { uuidIds, sayingAny } from '../../../platform/records/conditions.ts'
import { orders, refunds } from '../../../platform/db/schema.ts'
import { countedSum, isUncounted } from '../../payments/money-rows.ts'
import { subquery } from '../../../platform/media/picture-rows.ts'
import { phoneIndex } from '../../../platform/secrets/secrets.ts'

type Wanted = Omit<AdminOrdersQuery, 'page' | 'perPage' | 'sort'>
type MoneyState = (typeof moneyStates)[number]
type OpenThing = (typeof openThings)[number]

const DAY_MS = 86_400_000

/** Condition for the filters of an order list. */
export function wantedOrders(wanted: Wanted, dataKey: KeyObject): SQL | undefined {
  const { ids, q, money, open, userId, province, district, totalFrom, totalUntil } = wanted
  const { placedFrom, placedUntil } = wanted
  return and(
    ids && inArray(orders.id, uuidIds(ids)),
    q.trim() === '' ? undefined : isFoundBy(q, dataKey),
    ...choices(wanted),
    given(userId, (id) => eq(orders.userId, id)),
    given(province, (name) => eq(orders.province, name)),
    given(district, (name) => eq(orders.district, name)),
    given(totalFrom, (least) => gte(orders.total, least)),
    given(totalUntil, (most) => lte(orders.total, most)),
    given(placedFrom, (day) => gte(orders.placedAt, new Date(endOfNepalDay(day).getTime() - DAY_MS))),
    given(placedUntil, (day) => lt(orders.placedAt, endOfNepalDay(day))),
    isBroughtWithin(wanted),
    money && moneyIs[money],
    open && or(...open.map((thing) => opens[thing])),
  )
}

function given<Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL | undefined {
  return value === undefined ? undefined : condition(value)
}

/**
 * A whole order number or phone number, in any spelling, finds the orders that have it; anything else those with it in
 * their number, name or e-mail address.
 */
function isFoundBy(q: string, dataKey: KeyObject): SQL | undefined {
  const number = parseOrderNumber(q)
  if (number !== null) return eq(orders.number, number)
  const phone = parseMobile(q)
  if (phone !== null) return eq(orders.phoneIndex, phoneIndex(dataKey, phone))
  return sayingAny(q, orders.number, orders.name, orders.email)
}

function choices({ state, payment, method, zoneId, channel, hasNotes }: Wanted): (SQL | undefined)[] {
  return [
    state && inArray(orders.state, state),
    payment && inArray(orders.payment, payment),
    method && inArray(orders.method, method),
    given(
      zoneId,
      (id) =>
        sql`${orders.method} <> 'pickup' and ${orders.district} in (select district from delivery_districts where zone_id = ${id})`,
    ),
    channel && channels[channel],
    hasNotes === undefined ? undefined : hasNotes ? notes : sql`not ${notes}`,
  ]
}

const notes = sql`exists (select from order_notes where order_id = ${orders.id})`

const channels = {
  shop: and(isNull(orders.takenBy), isNull(orders.deposit))!,
  phone: isNotNull(orders.takenBy),
  custom: isNotNull(orders.deposit),
}

/** The one day that the list shows of an order's deliveries (`deliveryOf`). */
function isBroughtWithin({ deliveryFrom, deliveryUntil }: Wanted): SQL | undefined {
  if (deliveryFrom === undefined && deliveryUntil === undefined) return undefined
  const day = sql`(${deliveryOf} ->> 'day')::date`
  return between(day, deliveryFrom ?? '-infinity', deliveryUntil ?? 'infinity')
}

/** The next open delivery of an order, or its last one. */
export const deliveryOf = subquery<AdminOrderRow['delivery']>(sql`
  select json_build_object('state', d.state, 'day', d.day, 'slot', d.slot) from deliveries d
  where d.order_id = ${orders.id} and d.state <> 'cancelled'
  order by d.state = 'delivered', case when d.state = 'delivered' then -d.number else d.number end limit 1`)

const isOwing = sql`${orders.state} in ('pending', 'confirm') and ${orders.total} > ${countedSum}`
const opensRefund = sql`exists (select from refunds where order_id = ${orders.id} and done_at is null)`

const moneyIs: Record<MoneyState, SQL> = {
  unpaid: sql`${isOwing} and ${countedSum} <= 0`,
  'part-paid': sql`${isOwing} and ${countedSum} > 0`,
  paid: sql`${orders.state} not in ('cancelled', 'returned') and ${orders.total} <= ${countedSum}`,
  overpaid: sql`exists (
    select from ${refunds} where ${refunds.orderId} = ${orders.id} and ${refunds.doneAt} is null and ${isUncounted})`,
}

const opens: Record<OpenThing, SQL> = {
  return: sql`exists (select from return_requests r where r.order_id = ${orders.id} and r.state in ('requested', 'approved', 'collected'))`,
  damage: sql`exists (select from damage_reports d where d.order_id = ${orders.id} and d.state = 'reported')`,
  refund: opensRefund,
  voucher: sql`exists (select from bank_vouchers v where v.order_id = ${orders.id} and v.state = 'sent')`,
}

/** Which of them an order has. */
export const openOf = subquery<OpenThing[]>(
  sql`array_remove(array[${sql.join(
    Object.entries(opens).map(([name, condition]) => sql`case when ${condition} then ${name}::text end`),
    sql`, `,
  )}], null)`,
)
