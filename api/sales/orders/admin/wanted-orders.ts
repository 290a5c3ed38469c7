import {
  and,
  between,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { AdminOrderRow, AdminOrdersQuery, moneyStates, openThings } from '#contract/admin/orders.ts'
import { districtsOf } from '#domain/addresses/address.ts'
import { endOfNepalDay } from '#domain/nepal-time.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import { parseMobile } from '#domain/accounts/phone.ts'
import { ownedBy } from '../../../platform/assignments/owned-by.ts'
import { hourOf, uuidIds, sayingAnyOfMany } from '../../../platform/records/conditions.ts'
import { orders, refunds } from '../../../platform/db/schema.ts'
import { isUncounted } from '../../payments/money-rows.ts'
import { subquery } from '../../../platform/media/picture-rows.ts'
import type { DataKey } from '../../../platform/secrets/data-key.ts'
import { phoneIndex } from '../../../platform/secrets/secrets.ts'

type Wanted = Omit<AdminOrdersQuery, 'page' | 'perPage' | 'sort'>
type MoneyState = (typeof moneyStates)[number]
type OpenThing = (typeof openThings)[number]

const DAY_MS = 86_400_000

/**
 * Condition for the filters of an order list.
 *
 * @param districts  of the zone in the query: PostgreSQL estimates better with them than with a subquery
 */
export function wantedOrders(wanted: Wanted, dataKey: DataKey, districts?: readonly string[]): SQL | undefined {
  const { ids, q, money, open, userId, province, district, totalFrom, totalUntil } = wanted
  const { placedFrom, placedUntil } = wanted
  return and(
    ids && inArray(orders.id, uuidIds(ids)),
    q.trim() === '' ? undefined : isFoundBy(q, dataKey),
    ...choices(wanted, districts),
    given(userId, (id) => eq(orders.userId, id)),
    // An index finds districts.
    given(province, (name) =>
      and(
        eq(orders.province, name),
        inArray(
          orders.district,
          districtsOf(name).map(({ name: one }) => one),
        ),
      ),
    ),
    given(district, (name) => eq(orders.district, name)),
    given(totalFrom, (least) => gte(orders.total, least)),
    given(totalUntil, (most) => lte(orders.total, most)),
    given(wanted.placedHour, (hour) => eq(hourOf(orders.placedAt), hour)),
    given(placedFrom, (day) => gte(orders.placedAt, new Date(endOfNepalDay(day).getTime() - DAY_MS))),
    given(placedUntil, (day) => lt(orders.placedAt, endOfNepalDay(day))),
    isBroughtWithin(wanted),
    money && moneyIs[money],
    open && hasOpen(open),
    ownedBy('order', orders.id, wanted.owner),
  )
}

function given<Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined): SQL | undefined {
  return value === undefined ? undefined : condition(value)
}

/**
 * A whole order number or phone number, of buyer or recipient, in any spelling, finds its orders; anything else those with it in
 * their number, name or e-mail address.
 */
function isFoundBy(q: string, dataKey: DataKey): SQL | undefined {
  const number = parseOrderNumber(q)
  if (number !== null) return eq(orders.number, number)
  const phone = parseMobile(q)
  if (phone !== null) {
    const index = phoneIndex(dataKey, phone)
    return or(eq(orders.phoneIndex, index), eq(orders.recipientPhoneIndex, index))
  }
  return sayingAnyOfMany(q, orders.number, orders.name, orders.email)
}

function choices(
  { state, payment, method, zoneId, channel, hasNotes, hasRecipient }: Wanted,
  districts: readonly string[] | undefined,
): (SQL | undefined)[] {
  const ofZone = (id: number) =>
    districts
      ? inArray(orders.district, [...districts])
      : sql`${orders.district} in (select district from delivery_districts where zone_id = ${id})`
  return [
    state && inArray(orders.state, state),
    payment && inArray(orders.payment, payment),
    method && inArray(orders.method, method),
    given(zoneId, (id) => and(ne(orders.method, 'pickup'), ofZone(id))),
    channel && channels[channel],
    hasNotes === undefined ? undefined : hasNotes ? notes : sql`not ${notes}`,
    given(hasRecipient, (isWanted) => (isWanted ? isNotNull : isNull)(orders.recipientPhoneIndex)),
  ]
}

const notes = sql`exists (select from order_notes where order_id = ${orders.id})`

const channels = {
  shop: and(isNull(orders.takenBy), isNull(orders.deposit))!,
  phone: isNotNull(orders.takenBy),
  custom: isNotNull(orders.deposit),
}

function isBroughtWithin({ deliveryFrom, deliveryUntil }: Wanted): SQL | undefined {
  if (deliveryFrom === undefined && deliveryUntil === undefined) return undefined
  return and(
    between(orders.deliveryDay, deliveryFrom ?? '-infinity', deliveryUntil ?? 'infinity'),
    // Nothing is delivered before it is ordered; this leads the list by time to the orders in question.
    given(deliveryUntil, (day) => lt(orders.placedAt, endOfNepalDay(day))),
  )
}

/** The next open delivery of an order, or its last one. */
export const deliveryOf = subquery<AdminOrderRow['delivery']>(sql`
  select json_build_object('state', d.state, 'day', d.day, 'slot', d.slot) from deliveries d
  where d.order_id = ${orders.id} and d.state <> 'cancelled'
  order by d.state = 'delivered', case when d.state = 'delivered' then -d.number else d.number end limit 1`)

const { state: orderState, total: orderTotal, counted } = orders
const isOwing = and(inArray(orderState, ['pending', 'confirm']), gt(orderTotal, counted))

const moneyIs: Record<MoneyState, SQL | undefined> = {
  unpaid: and(isOwing, lte(counted, 0)),
  'part-paid': and(isOwing, gt(counted, 0)),
  paid: and(notInArray(orderState, ['cancelled', 'returned']), lte(orderTotal, counted)),
  overpaid: sql`${orders.id} in (
    select ${refunds.orderId} from ${refunds} where ${refunds.doneAt} is null and ${isUncounted})`,
}

/** The orders that have something open. Partial indexes hold what is open, so the list starts from these few. */
const openOrders: Record<OpenThing, SQL> = {
  return: sql`select order_id from return_requests where state in ('requested', 'approved', 'collected')`,
  damage: sql`select order_id from damage_reports where state = 'reported'`,
  refund: sql`select order_id from refunds where done_at is null`,
  voucher: sql`select order_id from bank_vouchers where state = 'sent'`,
  // Once the order is over or paid, nobody has to do anything but tell the bank.
  instalments: sql`select r.order_id from instalment_requests r join orders o on o.id = r.order_id
    where r.state in ('asked', 'papers', 'approved') and o.state in ('pending', 'confirm') and o.counted < o.total
    union all select order_id from instalment_requests where tell_bank is not null`,
}

function hasOpen(things: readonly OpenThing[]): SQL {
  const found = things.map((thing) => openOrders[thing])
  return sql`${orders.id} in (${sql.join(found, sql` union all `)})`
}

/** Which of them an order has. */
export const openOf = subquery<OpenThing[]>(
  sql`array_remove(array[${sql.join(
    Object.entries(openOrders).map(
      ([name, found]) =>
        sql`case when exists (select from (${found}) found where found.order_id = ${orders.id}) then ${name}::text end`,
    ),
    sql`, `,
  )}], null)`,
)
