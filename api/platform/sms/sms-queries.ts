import { and, eq, inArray, isNotNull, isNull, lt, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { SENT_AGAIN_WITHIN_DAYS } from '#domain/health/sent-again.ts'
import type { Db } from '../db/client.ts'
import { onlyRow } from '../db/only-row.ts'
import { deliveries, smsDeadNumbers, smsMessages } from '../db/schema.ts'
import type { SmsAnswer, SmsGateway } from './gateway.ts'
import type { SmsRow } from './queue-sms.ts'
import { deleteInPortions } from '../jobs/delete-in-portions.ts'
import { noticeTemplates, type SmsTemplate } from './sms-data.ts'

/** Longer than one attempt may take: after this time the worker that holds the lease is dead. */
const LEASE = sql`interval '60 seconds'`

/** Leases a pending message to the caller; undefined when it has an outcome or another worker is sending it. */
export async function leaseSms(db: Db, id: string): Promise<SmsRow | undefined> {
  const isFree = or(isNull(smsMessages.leasedUntil), lt(smsMessages.leasedUntil, sql`now()`))
  const [message] = await db
    .update(smsMessages)
    .set({ leasedUntil: sql`now() + ${LEASE}` })
    .where(and(eq(smsMessages.id, id), isNotNull(smsMessages.content), isFree))
    .returning()
  return message
}

export async function isSmsWaiting(db: Db, id: string): Promise<boolean> {
  const [message] = await db
    .select({ id: smsMessages.id })
    .from(smsMessages)
    .where(and(eq(smsMessages.id, id), isNotNull(smsMessages.content)))
  return message !== undefined
}

/** Counts a call of the gateway before it is made: a crash may follow, and the message may have been sent all the same. */
export async function noteTry(db: Db, id: string, parts: number): Promise<void> {
  await db
    .update(smsMessages)
    .set({ parts, tries: sql`${smsMessages.tries} + 1` })
    .where(eq(smsMessages.id, id))
}

/** SMS whose content is kept for some days after they ended, so that staff can send them again; none with a code of an order. */
const sentAgain: readonly SmsTemplate[] = [
  'order-placed',
  'order-confirmed',
  'order-cancelled',
  'order-delivered',
  'question-answered',
  'delivery-out',
]

/** Ends a message, and deletes its content unless it is kept. */
export async function endSms(
  db: Db,
  id: string,
  end: Partial<Pick<SmsRow, 'gateway' | 'gatewayId' | 'lastError'>> & { outcome: NonNullable<SmsRow['outcome']> },
): Promise<void> {
  await db
    .update(smsMessages)
    .set({
      ...end,
      endedAt: sql`clock_timestamp()`,
      content: null,
      kept: sql`case when ${inArray(smsMessages.template, [...sentAgain])} then ${smsMessages.content} end`,
      leasedUntil: null,
    })
    .where(eq(smsMessages.id, id))
}

/** Deletes what is kept of SMS about these orders and their deliveries. */
export async function forgetKeptSms(tx: Db, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  const { orderId, id } = deliveries
  const ofOrders = await tx
    .select({ id })
    .from(deliveries)
    .where(inArray(orderId, [...orderIds]))
  const things = [...orderIds, ...ofOrders.map((delivery) => delivery.id)]
  await tx
    .update(smsMessages)
    .set({ kept: null })
    .where(inArray(sql`split_part(${smsMessages.event}, ':', 2)`, things))
}

/** Releases the lease after a failed attempt, so that the next attempt can begin. */
export async function releaseSms(db: Db, id: string, lastError: string): Promise<void> {
  await db.update(smsMessages).set({ leasedUntil: null, lastError }).where(eq(smsMessages.id, id))
}

/** Remembers that a gateway called a number invalid. */
export async function insertDeadNumber(
  db: Db,
  { phoneIndex }: Pick<SmsRow, 'phoneIndex'>,
  gateway: SmsGateway['name'],
  { why }: Extract<SmsAnswer, { says: 'no-number' }>,
): Promise<void> {
  await db.insert(smsDeadNumbers).values({ phoneIndex, gateway, why }).onConflictDoNothing()
}

export async function isDeadNumber(db: Db, phoneIndex: Buffer): Promise<boolean> {
  const found = await db.select().from(smsDeadNumbers).where(eq(smsDeadNumbers.phoneIndex, phoneIndex))
  return found.length > 0
}

/** Parts that were sent, or may have been; of them those of `isUnproved` messages and those of notices. */
export type SpentParts = { all: number; unproved: number; notices: number }

/** Returns the parts of the last 24 hours. */
export async function readSpentParts(db: Db, at = new Date()): Promise<SpentParts> {
  const spent = sql`${smsMessages.parts} * ${smsMessages.tries}`
  const sumOf = (condition: SQL) => sql<number>`coalesce(sum(${spent}) filter (where ${condition}), 0)`.mapWith(Number)
  return onlyRow(
    await db
      .select({
        all: sumOf(sql`true`),
        unproved: sumOf(sql`${smsMessages.isUnproved}`),
        notices: sumOf(inArray(smsMessages.template, [...noticeTemplates])),
      })
      .from(smsMessages)
      .where(
        sql`${smsMessages.createdAt} > ${at.toISOString()}::timestamptz - interval '1 day' and ${smsMessages.parts} is not null`,
      ),
  )
}

/**
 * Returns how many SMS were sent to a number, or may have been, within 24 hours. Codes to enter do not count: strangers who
 * type the number would use up its news.
 */
export async function countNewsTo(db: Db, phoneIndex: Buffer): Promise<number> {
  const isRecent = sql`${smsMessages.createdAt} > now() - interval '1 day' and ${smsMessages.parts} is not null`
  const isNews = notInArray(smsMessages.template, ['order-code', 'notice-code'] satisfies SmsTemplate[])
  return db.$count(smsMessages, and(eq(smsMessages.phoneIndex, phoneIndex), isRecent, isNews))
}

/**
 * Returns whether the gateway refused the last message that it answered, a short while ago: token, sender or credit. The
 * next message after that while tries again.
 */
export async function isHalted(db: Db): Promise<boolean> {
  const [last] = await db
    .select({ outcome: smsMessages.outcome })
    .from(smsMessages)
    .where(sql`${smsMessages.endedAt} > now() - interval '15 minutes' and ${smsMessages.outcome} in ('sent', 'halted')`)
    .orderBy(sql`${smsMessages.endedAt} desc`)
    .limit(1)
  return last?.outcome === 'halted'
}

/**
 * Deletes messages after a month, what was kept of them after a week, and dead numbers after a year: operators give numbers
 * to new owners.
 */
export async function cleanSms(_: unknown, { db }: { db: Db }, signal?: AbortSignal): Promise<void> {
  await deleteInPortions(db, smsMessages, lt(smsMessages.createdAt, sql`now() - interval '30 days'`), signal)
  const isOver = lt(smsMessages.createdAt, sql`now() - make_interval(days => ${SENT_AGAIN_WITHIN_DAYS})`)
  await db
    .update(smsMessages)
    .set({ kept: null })
    .where(and(isNotNull(smsMessages.kept), isOver))
  await deleteInPortions(db, smsDeadNumbers, lt(smsDeadNumbers.at, sql`now() - interval '365 days'`), signal)
}
