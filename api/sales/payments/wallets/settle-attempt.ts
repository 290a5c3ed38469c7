import type { FastifyBaseLogger } from 'fastify'
import { defined } from '#domain/defined.ts'
import type { AttemptEnding } from '#domain/payments/payments.ts'
import type { Db } from '../../../platform/db/client.ts'
import { insertEvent } from '../../orders/change-queries.ts'
import { withLockedOrder } from '../../orders/lock-order.ts'
import type { StoredOrder } from '../../orders/order-record.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { lockAttempt, updateAttempt, type StoredAttempt } from './attempt-queries.ts'
import type { Checked } from './provider.ts'
import { recordPayment } from '../record-payment.ts'
import { isUnknownForGood, nextCheckAt, nextLateCheckAt } from './when-to-ask.ts'

export type SettlingShop = {
  db: Db
  secrets: Pick<Secrets, 'dataKey' | 'orderKey'>
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** States from which an attempt can end. A failed one can still be paid, so that no money is overlooked. */
const unpaid = ['pending', 'failed'] as const
const waiting = ['pending'] as const

/**
 * Records what a gateway said about an attempt, with all consequences, in one transaction. Of several concurrent calls
 * with the same answer, one wins and the others change nothing.
 *
 * @param given  instead of the clock, which is read once nobody else can change the order
 * @returns the attempt as it is then
 * @throws RangeError when there is no such attempt
 */
export function settleAttempt(
  { db, secrets, log }: SettlingShop,
  { id, orderId }: Pick<StoredAttempt, 'id' | 'orderId'>,
  checked: Checked,
  given?: Date,
): Promise<StoredAttempt> {
  return withLockedOrder(db, orderId, async (tx, order) => {
    const attempt = await lockAttempt(tx, id)
    if (!attempt) throw new RangeError(`There is no attempt ${id}`)
    const now = given ?? new Date()
    const said = { checks: attempt.checks + 1, checkedAt: now, lastAnswer: checked.answer }
    await settle({ tx, secrets, log }, order, attempt, checked, said, now)
    return defined(await lockAttempt(tx, id), 'attempt')
  })
}

type Held = Omit<SettlingShop, 'db'> & { tx: Db }
type Said = Pick<StoredAttempt, 'checks' | 'checkedAt' | 'lastAnswer'>

async function settle(
  held: Held,
  order: StoredOrder,
  attempt: StoredAttempt,
  checked: Checked,
  said: Said,
  now: Date,
): Promise<void> {
  const { id, createdAt } = attempt
  // Its money is recorded and refunded already. Staff see later changes in the wallet's portal.
  if (attempt.ending === 'wrong-amount') return leave(held.tx, id, said)
  switch (checked.says) {
    case 'paid':
      return settleMoney(held, order, attempt, checked, said, now)
    case 'failed':
      return settleFailed(held, order, id, checked.ending, said, now)
    case 'refunded':
      held.log.info({ attempt: id, order: order.number }, 'a wallet has sent a payment back')
      await updateAttempt(held.tx, id, unpaid, { ...said, ...ended(now), state: 'refunded', ending: null })
      return
    case 'unknown':
      if (isUnknownForGood(createdAt, now)) return settleLate(held, order, attempt, said, now)
      return keepWaiting(held, order, attempt, said, now)
    case 'waiting':
      return keepWaiting(held, order, attempt, said, now)
    case 'away':
      return askAgainLater(held.tx, attempt, said, now)
  }
}

/** Ends an attempt that its gateway has left open for too long. A signed return still makes the shop ask once more. */
async function keepWaiting(
  held: Held,
  order: StoredOrder,
  { id, createdAt }: StoredAttempt,
  said: Said,
  now: Date,
): Promise<void> {
  const again = nextCheckAt(createdAt, 0, now)
  if (again === null) return settleFailed(held, order, id, 'late', said, now)
  await updateAttempt(held.tx, id, unpaid, { ...said, outages: 0, nextCheckAt: again })
}

/** The gateway has received money: the requested amount or another one. */
async function settleMoney(
  held: Held,
  order: StoredOrder,
  attempt: StoredAttempt,
  { rupees, reference }: { rupees: number | null; reference: string },
  said: Said,
  now: Date,
): Promise<void> {
  if (rupees === attempt.amount) return settlePaid(held, order, attempt, reference, said, now)
  const whole = rupees === null ? 0 : Math.floor(rupees)
  held.log.warn(
    { attempt: attempt.id, order: order.number, asked: attempt.amount, paid: rupees },
    'a wrong amount was paid',
  )
  if (whole === 0) return askAgainLater(held.tx, attempt, said, now) // money without a sum is no answer
  return settleWrong(held, order, attempt, { amount: whole, reference }, said, now)
}

async function askAgainLater(tx: Db, { id, createdAt, outages }: StoredAttempt, said: Said, now: Date): Promise<void> {
  const again = nextCheckAt(createdAt, outages + 1, now)
  await updateAttempt(tx, id, unpaid, { ...said, outages: outages + 1, nextCheckAt: again })
}

async function settlePaid(
  { tx, secrets }: Held,
  order: StoredOrder,
  { id, amount, provider, purpose }: StoredAttempt,
  reference: string,
  said: Said,
  now: Date,
): Promise<void> {
  const isFirst = await updateAttempt(tx, id, unpaid, { ...said, ...ended(now), state: 'paid', ending: null })
  if (!isFirst) return
  const received = { method: provider, purpose, amount, reference, attemptId: id, recordedBy: null }
  await recordPayment(tx, secrets, order, received, now)
}

/** Records a payment of a wrong amount as it came. None of it counts, and all of it is refunded. */
async function settleWrong(
  { tx, secrets }: Held,
  order: StoredOrder,
  { id, provider, purpose }: StoredAttempt,
  { amount, reference }: { amount: number; reference: string },
  said: Said,
  now: Date,
): Promise<void> {
  const wrong = { ...said, ...ended(now), state: 'failed', ending: 'wrong-amount' } as const
  if (!(await updateAttempt(tx, id, unpaid, wrong))) return
  const received = { method: provider, purpose, amount, reference, attemptId: id, recordedBy: null, isWrong: true }
  await recordPayment(tx, secrets, order, received, now)
}

async function settleFailed(
  { tx }: Pick<Held, 'tx'>,
  order: StoredOrder,
  id: string,
  ending: AttemptEnding,
  said: Said,
  now: Date,
): Promise<void> {
  const isFirst = await updateAttempt(tx, id, waiting, { ...said, ...ended(now), state: 'failed', ending })
  // A failed attempt gets one more look-up; this was it.
  if (!isFirst) await leave(tx, id, said)
  else await insertFailure(tx, order, now)
}

/** The buyer may still have the wallet's page open, and pay: the shop asks again later. */
async function settleLate(
  held: Pick<Held, 'tx'>,
  order: StoredOrder,
  { id, createdAt, ending }: StoredAttempt,
  said: Said,
  now: Date,
): Promise<void> {
  await settleFailed(held, order, id, 'late', said, now)
  if (ending === null || ending === 'late') await leave(held.tx, id, said, nextLateCheckAt(createdAt, now))
}

/** Leaves a failed attempt as it is. */
async function leave(tx: Db, id: string, said: Said, again: Date | null = null): Promise<void> {
  await updateAttempt(tx, id, ['failed'], { ...said, outages: 0, nextCheckAt: again })
}

/** Columns of an attempt that needs no more questions. */
function ended(now: Date) {
  return { endedAt: now, nextCheckAt: null, outages: 0 }
}

/** Notes in the order's history that an attempt failed. */
async function insertFailure(tx: Db, { id, state }: StoredOrder, now: Date): Promise<void> {
  await insertEvent(tx, { orderId: id, action: 'payment-failed', state, actor: 'system', at: now })
}
