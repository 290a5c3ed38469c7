import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, notExists, or, sql, type SQL } from 'drizzle-orm'
import { unionAll, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { UncoveredPaymentsQuery, Settled } from '#contract/admin/payments/reconciliation.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import { nepalDay, nepalInstant, dayAfter } from '#domain/nepal-time.ts'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import { PAISA, type StatementSource } from '#domain/reconciliation/reconciliation.ts'
import {
  DAYS_AFTER_LINE,
  DAYS_BEFORE_LINE,
  orderNumbersIn,
  plainReference,
  referencesIn,
  type OpenLine,
} from '#domain/reconciliation/suggestions.ts'
import type { Db } from '../../platform/db/client.ts'
import {
  orders,
  payments,
  refundRequests,
  refunds,
  statementMatches,
  uncoveredPayments,
} from '../../platform/db/schema.ts'
import { uuidIds } from '../../platform/records/conditions.ts'
import { countSomeOf } from '../../platform/records/count-some.ts'
import { orderOf, pageOf } from '../../platform/records/page-of.ts'

const DAY_MS = 86_400_000
/** Candidates of one line with its amount, and of a page with its references and numbers. */
const MOST_OF_AMOUNT = 20
const MOST_NAMED = 300

/** Payments and refunds that these lines may settle and no line covers: a few of each line's amount, and those it names. */
export async function readCandidates(db: Db, lines: readonly OpenLine[]): Promise<Settled[]> {
  const received = lines.filter(({ paisa }) => paisa > 0)
  const sent = lines.filter(({ paisa }) => paisa < 0)
  const paymentIds = await findPayments(db, received)
  const refundIds = await findRefunds(db, sent)
  return readSettled(db, { paymentIds, refundIds })
}

async function findPayments(db: Db, lines: readonly OpenLine[]): Promise<string[]> {
  const { paymentId, reference } = uncoveredPayments
  const references = [...new Set(lines.flatMap((line) => [...referencesIn(line)]))]
  const numbers = [...new Set(lines.flatMap((line) => [...orderNumbersIn(line)]))]
  const ofAmount = wholeRupees(lines).map(({ source, amount, from, noon, to }) =>
    db
      .select({ id: paymentId })
      .from(uncoveredPayments)
      .where(
        and(
          eq(uncoveredPayments.amount, amount),
          gte(uncoveredPayments.receivedAt, from),
          lt(uncoveredPayments.receivedAt, to),
          source === 'bank' ? undefined : eq(uncoveredPayments.method, source),
        ),
      )
      .orderBy(distance(uncoveredPayments.receivedAt, noon))
      .limit(MOST_OF_AMOUNT),
  )
  const named = db
    .select({ id: paymentId })
    .from(uncoveredPayments)
    .where(inArray(reference, references))
    .limit(MOST_NAMED)
  const ofOrders = db
    .select({ id: paymentId })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .innerJoin(uncoveredPayments, eq(paymentId, payments.id))
    .where(inArray(orders.number, numbers))
    .limit(MOST_NAMED)
  const found = await unionAll(named, ofOrders, ...ofAmount)
  return [...new Set(found.map(({ id }) => id))]
}

async function findRefunds(db: Db, lines: readonly OpenLine[]): Promise<string[]> {
  if (lines.length === 0) return []
  const numbers = [...new Set(lines.flatMap((line) => [...orderNumbersIn(line)]))]
  const isOpen = and(
    isNotNull(refunds.doneAt),
    isNull(refunds.creditAccountId), // what went back to credit is on no statement
    notExists(db.select().from(statementMatches).where(eq(statementMatches.refundId, refunds.id))),
  )
  const ofAmount = wholeRupees(lines).map(({ source, amount, from, noon, to }) =>
    db
      .select({ id: refunds.id })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(
        and(
          eq(refunds.amount, amount),
          gte(refunds.doneAt, from),
          lt(refunds.doneAt, to),
          source === 'bank' ? undefined : eq(methodOfRefund(db), source),
          isOpen,
        ),
      )
      .orderBy(distance(refunds.doneAt, noon))
      .limit(MOST_OF_AMOUNT),
  )
  const ofOrders = db
    .select({ id: refunds.id })
    .from(orders)
    .innerJoin(refunds, eq(refunds.orderId, orders.id))
    .where(and(inArray(orders.number, numbers), isOpen))
    .limit(MOST_NAMED)
  const none = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(sql`false`)
  const found = await unionAll(none, ofOrders, ...ofAmount)
  return [...new Set(found.map(({ id }) => id))]
}

type WantedAmount = { source: StatementSource; amount: number; from: Date; noon: Date; to: Date }

/** Amounts in whole rupees, as the shop writes them down, with the time in which their payments are looked for. */
function wholeRupees(lines: readonly OpenLine[]): WantedAmount[] {
  return lines
    .filter(({ paisa }) => paisa % PAISA === 0)
    .map(({ source, paisa, day }) => ({
      source,
      noon: nepalInstant(day, '12:00'),
      amount: Math.abs(paisa) / PAISA,
      from: nepalInstant(dayAfter(day, -DAYS_BEFORE_LINE)),
      to: nepalInstant(dayAfter(day, DAYS_AFTER_LINE + 1)),
    }))
}

/** The nearest comes first. */
function distance(at: AnyPgColumn, noon: Date): SQL {
  return sql`abs(extract(epoch from ${at} - ${noon.toISOString()}::timestamptz))`
}

/** The wallet that sent the refund of a row, or else how its order is paid: other refunds have no method of their own. */
function methodOfRefund(db: Db) {
  const sentBy = db
    .select({ method: payments.method })
    .from(refundRequests)
    .innerJoin(payments, eq(payments.id, refundRequests.paymentId))
    .where(and(eq(refundRequests.refundId, refunds.id), eq(refundRequests.state, 'done')))
    .limit(1)
  return sql<PaymentMethod>`coalesce((${sentBy}), ${orders.payment})`
}

type Ids = { paymentIds: readonly string[]; refundIds: readonly string[] }

/**
 * Reads payments and done refunds as they stand beside lines, one after the other, since a transaction has a single
 * connection.
 */
export async function readSettled(db: Db, { paymentIds, refundIds }: Ids): Promise<Settled[]> {
  const order = { orderId: orders.id, order: orders.number }
  const received = await db
    .select({
      ...order,
      id: payments.id,
      method: payments.method,
      amount: payments.amount,
      at: payments.receivedAt,
      reference: payments.reference,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(inArray(payments.id, [...paymentIds]))
  const sent = await db
    .select({
      ...order,
      id: refunds.id,
      method: methodOfRefund(db),
      amount: refunds.amount,
      at: refunds.doneAt,
      reference: refunds.reference,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(inArray(refunds.id, [...refundIds]), isNotNull(refunds.doneAt)))
  return [
    ...received.map(({ at, ...row }) => ({ ...row, kind: 'payment' as const, day: nepalDay(at) })),
    ...sent.map(({ at, reference, ...row }) => {
      return { ...row, kind: 'refund' as const, day: nepalDay(at!), reference: reference ?? '' }
    }),
  ]
}

/** Payments that no line covers, by the time at which they were received. */
export async function listUncovered(db: Db, query: UncoveredPaymentsQuery, now: Date) {
  const { paymentId, receivedAt } = uncoveredPayments
  const wanted = and(
    query.ids && inArray(paymentId, uuidIds(query.ids)),
    query.method && eq(uncoveredPayments.method, query.method),
    query.days === undefined ? undefined : lte(receivedAt, new Date(now.getTime() - query.days * DAY_MS)),
    saying(db, query.q),
  )
  const { limit, offset } = pageOf(query)
  const rows = await db
    .select({ id: paymentId })
    .from(uncoveredPayments)
    .where(wanted)
    .orderBy(...orderOf(query.sort, { receivedAt }, paymentId))
    .limit(limit)
    .offset(offset)
  const ids = rows.map(({ id }) => id)
  const settled = await readSettled(db, { paymentIds: ids, refundIds: [] })
  const byId = new Map(settled.map((one) => [one.id, one]))
  const items = ids.flatMap((id) => byId.get(id) ?? [])
  return { items, ...(await countSomeOf(db, uncoveredPayments, wanted, query)) }
}

/** Condition for payments with this reference, or of the order with this number. */
function saying(db: Db, typed: string): SQL | undefined {
  if (typed.trim() === '') return undefined
  const number = parseOrderNumber(typed) ?? ''
  const ofOrder = db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.number, number))
  return or(
    eq(uncoveredPayments.reference, plainReference(typed.trim())),
    inArray(uncoveredPayments.paymentId, ofOrder),
  )
}
