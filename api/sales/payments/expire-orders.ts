import { and, asc, eq, gt, lt, notExists, or, sql } from 'drizzle-orm'
import { defined } from '#domain/defined.ts'
import { REST_PAYS_WITHIN_MS } from '#domain/payments/payments.ts'
import type { Db } from '../../platform/db/client.ts'
import { bankVouchers, orders } from '../../platform/db/schema.ts'
import { changeHeldOrder } from '../orders/change-order.ts'
import { forgetNetworks } from '../orders/open-orders.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import { countOutages } from './wallets/count-outages.ts'
import { expireUnverified } from './expire-unverified.ts'
import { lookUpWaiting } from './wallets/look-up.ts'
import { arrivedSum, readMoneyOf } from './money-rows.ts'
import { hasSentVoucher, paidUntil } from './order-money.ts'
import type { PaymentShop } from './record-payment.ts'

/** Orders per query; a run goes through all late orders. */
const AT_ONCE = 200
/** Extra lifetime of an order while its wallet is unreachable. */
const WAITS_FOR_WALLET_MS = 30 * 60_000

/**
 * Ends orders that were not verified or paid in time. Wallets are queried once more first; an unreachable one keeps its own
 * orders alive for a while, and no others. An order that fails keeps no other from expiring.
 *
 * @param given  instead of the clock
 * @throws AggregateError when some could not be ended, once all others are
 */
export async function expireOrders(
  _data: Record<string, never>,
  shop: PaymentShop,
  signal?: AbortSignal,
  given?: Date,
): Promise<void> {
  const now = given ?? new Date()
  const failures: unknown[] = []
  await expireUnverified(shop, now, signal).catch((error: unknown) => failures.push(error))
  await forgetNetworks(shop.db, now).catch((error: unknown) => failures.push(error))
  const { note, isAway } = countOutages()
  const expireOne = async ({ id, payBy }: Late) => {
    const heard = await lookUpWaiting(shop, id, { isAway, now: given })
    heard.forEach(note)
    const isOver = now.getTime() - payBy.getTime() > WAITS_FOR_WALLET_MS
    if (isOver || heard.every(({ isAnswered }) => isAnswered)) await expire(shop, id, given)
  }
  let late: Late[] = []
  do {
    late = await readLate(shop.db, now, late.at(-1))
    for (const order of late) {
      signal?.throwIfAborted()
      await expireOne(order).catch((error: unknown) => failures.push(error))
    }
  } while (late.length === AT_ONCE)
  if (failures.length > 0) throw new AggregateError(failures, 'Not all late orders could be ended')
}

type Late = { id: string; payBy: Date }

/**
 * An order with a voucher waits for the shop, not for its customer; one that is partly paid has time for the rest
 * (`paidUntil`).
 */
async function readLate(db: Db, now: Date, after?: Late): Promise<Late[]> {
  const isSent = and(eq(bankVouchers.orderId, orders.id), eq(bankVouchers.state, 'sent'))
  const waiting = db
    .select({ one: sql`1` })
    .from(bankVouchers)
    .where(isSent)
  const isNext = after && or(gt(orders.payBy, after.payBy), and(eq(orders.payBy, after.payBy), gt(orders.id, after.id)))
  const restBy = new Date(now.getTime() - REST_PAYS_WITHIN_MS)
  const isLate = or(lt(orders.payBy, restBy), and(lt(orders.payBy, now), sql`${arrivedSum} <= 0`))
  const late = await db
    .select({ id: orders.id, payBy: orders.payBy })
    .from(orders)
    .where(and(eq(orders.state, 'pending'), lt(orders.payBy, now), isLate, isNext, notExists(waiting)))
    .orderBy(asc(orders.payBy), asc(orders.id))
    .limit(AT_ONCE)
  return late.map(({ id, payBy }) => ({ id, payBy: defined(payBy, 'payBy') }))
}

/** Ends a late order, unless money or a voucher has arrived meanwhile. */
function expire({ db, secrets }: PaymentShop, orderId: string, given?: Date): Promise<void> {
  return withLockedOrder(db, orderId, async (tx, order) => {
    if (order.state !== 'pending') return
    const money = (await readMoneyOf(tx, [orderId]))(orderId)
    const until = paidUntil(order, money)
    const isLate = until !== null && until < (given ?? new Date())
    if (!isLate || hasSentVoucher(money)) return
    await changeHeldOrder(tx, secrets, order, {
      action: 'expire',
      by: { actor: 'system', id: null },
      ...(given && { now: given }),
    })
  })
}
