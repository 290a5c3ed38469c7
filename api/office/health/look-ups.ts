import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { LookUp, LookUpsQuery } from '#contract/admin/health.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { orders, paymentAttempts } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { uuidIds } from '../../platform/records/conditions.ts'
import { countSomeOf } from '../../platform/records/count-some.ts'
import { pageOf } from '../../platform/records/page-of.ts'
import { askAgain } from '../../sales/payments/admin/ask-again.ts'
import type { PaymentShop } from '../../sales/payments/record-payment.ts'
import { wasJustAsked } from '../../sales/payments/wallets/when-to-ask.ts'
import { cleanError } from './clean-error.ts'

const { id, nextCheckAt, provider, outages } = paymentAttempts

/** Counts the attempts of each wallet that are looked up again. */
export async function countLookUps(db: Db) {
  return db
    .select({
      wallet: provider,
      open: sql<number>`count(*)::int`,
      unanswered: sql<number>`(count(*) filter (where ${outages} > 0))::int`,
    })
    .from(paymentAttempts)
    .where(isNotNull(nextCheckAt))
    .groupBy(provider)
    .orderBy(provider)
}

/** Reads a page of the attempts that are looked up again, by the time of the next look-up. */
export async function listLookUps(db: Db, query: LookUpsQuery) {
  const wanted = and(
    isNotNull(nextCheckAt),
    query.wallet && eq(provider, query.wallet),
    query.ids && inArray(id, uuidIds(query.ids)),
  )
  const { limit, offset } = pageOf(query)
  const order = query.sort.startsWith('-') ? desc : asc
  const rows = await lookUps(db).where(wanted).orderBy(order(nextCheckAt), asc(id)).limit(limit).offset(offset)
  return { items: rows.map(present), ...(await countSomeOf(db, paymentAttempts, wanted, query)) }
}

/**
 * Asks the wallet now, unless it answered a moment ago.
 *
 * @throws AppError not_found; conflict when nothing is open; too_many_requests; unavailable when the wallet does not answer
 */
export async function lookUpNow(shop: PaymentShop, attemptId: string): Promise<LookUp> {
  const { checkedAt, orderId } = await readAttempt(shop.db, attemptId)
  if (wasJustAsked(checkedAt, new Date())) {
    throw new AppError('too_many_requests', 'The wallet was asked a moment ago. Wait a few seconds.')
  }
  await askAgain(shop, orderId, attemptId)
  return present(onlyRow(await lookUps(shop.db).where(eq(id, attemptId))))
}

async function readAttempt(db: Db, attemptId: string) {
  const [found] = await db.select().from(paymentAttempts).where(eq(id, attemptId))
  if (!found) throw new AppError('not_found', 'This attempt does not exist.')
  return found
}

function lookUps(db: Db) {
  return db
    .select({ attempt: paymentAttempts, number: orders.number })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .$dynamic()
}

function present({ attempt, number }: { attempt: typeof paymentAttempts.$inferSelect; number: string }): LookUp {
  const { orderId, amount, state, createdAt, checks, checkedAt } = attempt
  return {
    id: attempt.id,
    order: { id: orderId, number },
    wallet: attempt.provider,
    amount,
    state,
    begunAt: createdAt.toISOString(),
    checks,
    checkedAt: checkedAt?.toISOString() ?? null,
    nextCheckAt: attempt.nextCheckAt?.toISOString() ?? null,
    outages: attempt.outages,
    answer: cleanError(attempt.lastAnswer ?? ''),
  }
}
