import { eq, sql } from 'drizzle-orm'
import type { DeliveryOutcome } from '#domain/webhooks/webhook-events.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { webhookDeliveries, webhookEndpoints, webhookMessages } from '../../platform/db/schema.ts'
import type { Answer } from './post-to-receiver.ts'

/** Longer than one try may take: after this time the worker that holds the lease is dead. */
export const LEASE = sql`interval '60 seconds'`

/** A delivery that the caller sends now. */
export type LeasedDelivery = {
  id: number
  messageId: string
  event: string
  data: Record<string, unknown>
  createdAt: Date
  /** Tries so far, this one included. */
  tries: number
  /** Time until the end of all tries; negative after it. */
  leftMs: number
}

export type Receiver = typeof webhookEndpoints.$inferSelect

/** Returns the active receivers for which something is due, those that wait longest first. */
export async function readDueReceivers(db: Db, most: number): Promise<string[]> {
  const due = sql`(select min(d.next_try_at) from webhook_deliveries d
    where d.endpoint_id = ${webhookEndpoints.id} and d.state = 'waiting' and d.next_try_at <= now())`
  const rows = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(sql`${webhookEndpoints.state} = 'active' and ${due} is not null`)
    .orderBy(due)
    .limit(most)
  return rows.map(({ id }) => id)
}

export async function readReceiver(db: Db, id: string): Promise<Receiver | undefined> {
  const [found] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id))
  return found
}

/** The first delivery of a record that waits; a scalar, so that PostgreSQL looks into the index for each row. */
const head = sql`(select min(one.id) from webhook_deliveries one
  where one.endpoint_id = d.endpoint_id and one.record = d.record and one.state = 'waiting')`

const PARKED_AT_ONCE = 1_000

/**
 * Sets deliveries that wait for an earlier one of their record aside (`next_try_at` infinity), so that a long line is not
 * looked through again and again. The end of the earlier one makes them due; its lock keeps it from ending meanwhile.
 */
export async function parkLine(db: Db, endpointId: string): Promise<void> {
  const parked = await db.execute(sql`
    update webhook_deliveries set next_try_at = 'infinity'
    from (
      select d.id from (
        select id, endpoint_id, record from webhook_deliveries
        where endpoint_id = ${endpointId} and state = 'waiting' and next_try_at <= now()
        order by next_try_at limit ${PARKED_AT_ONCE} for update skip locked
      ) d, lateral (
        select from webhook_deliveries earlier
        where earlier.id = ${head} and earlier.id < d.id and earlier.state = 'waiting' for share skip locked
      ) before
    ) line
    where webhook_deliveries.id = line.id`)
  if ((parked.rowCount ?? 0) >= PARKED_AT_ONCE / 4) await parkLine(db, endpointId)
}

/** Makes parked deliveries due whose earlier ones have ended: when one ended just as the next was written. */
export async function unparkFree(db: Db): Promise<void> {
  await db.execute(sql`
    update webhook_deliveries set next_try_at = now()
    from (
      select min(id) as id from webhook_deliveries where state = 'waiting' group by endpoint_id, record
    ) first
    where webhook_deliveries.id = first.id and next_try_at = 'infinity'`)
}

/**
 * Leases up to `most` due deliveries of a receiver. Of each record only the first one that waits is due, so that a
 * record's messages arrive in their order.
 */
export async function leaseDue(db: Db, endpointId: string, most: number): Promise<LeasedDelivery[]> {
  const { rows } = await db.execute<Omit<LeasedDelivery, 'createdAt' | 'id'> & { id: string; createdAt: string }>(sql`
    update webhook_deliveries leased set leased_until = now() + ${LEASE}, tries = leased.tries + 1
    from (
      select d.id from webhook_deliveries d
      where d.endpoint_id = ${endpointId} and d.state = 'waiting' and d.next_try_at <= now()
        and (d.leased_until is null or d.leased_until < now()) and d.id = ${head}
      order by d.next_try_at limit ${most} for update skip locked
    ) due, webhook_messages message
    where leased.id = due.id and message.id = leased.message_id
    returning leased.id, message.id as "messageId", message.event, message.data, leased.tries,
      to_char(message.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
      (extract(epoch from leased.tried_until - now()) * 1000)::float8 as "leftMs"`)
  return rows.map((row) => ({ ...row, id: Number(row.id), createdAt: new Date(row.createdAt) }))
}

/** Lets others send a delivery whose try was broken off. */
export async function releaseDelivery(db: Db, { id, tries }: LeasedDelivery): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ leasedUntil: null, tries: tries - 1 })
    .where(sql`${webhookDeliveries.id} = ${id} and ${webhookDeliveries.tries} = ${tries} and state = 'waiting'`)
}

/** `isTest`: a failure says nothing about the receiver's health, which staff may be setting up. */
type Outcome = { state: DeliveryOutcome; delayMs: number; isTest: boolean }

/**
 * Records a try, in one statement. Once the delivery has ended, the next one of its record is due.
 * It changes nothing but the log when the lease had ended and somebody else sent the delivery meanwhile.
 *
 * @returns for how long nothing has arrived at the receiver, in ms; 0 after a delivery that arrived
 */
export async function recordTry(
  db: Db,
  endpointId: string,
  { id, tries }: Pick<LeasedDelivery, 'id' | 'tries'>,
  { status, answer, error, durationMs }: Answer,
  { state, delayMs, isTest }: Outcome,
): Promise<number> {
  const arrived = state === 'delivered'
  const next = sql`now() + ${delayMs} * interval '1 millisecond'`
  const { rows } = await db.execute<{ failingMs: number }>(sql`
    with tried as (
      insert into webhook_tries (delivery_id, at, duration_ms, status, answer, error)
      select id, now() - ${durationMs} * interval '1 millisecond', ${durationMs}, ${status}::smallint, ${answer}, ${error}
      from webhook_deliveries where id = ${id}
    ), own as (
      update webhook_deliveries set state = ${state}, next_try_at = ${next}, leased_until = null,
        ended_at = case when ${state} = 'waiting' then null else now() end
      where id = ${id} and tries = ${tries} and state = 'waiting' returning endpoint_id, record
    ), next as (
      update webhook_deliveries set next_try_at = now()
      where ${state} <> 'waiting' and id = (
        select min(later.id) from webhook_deliveries later join own using (endpoint_id, record)
        where later.state = 'waiting' and later.id <> ${id})
    ), health as (
      update webhook_endpoints set failing_since = ${arrived ? sql`null` : sql`now()`}
      where id = ${endpointId} and failing_since is ${arrived ? sql`not null` : sql`null`}
        and ${arrived || !isTest}
    )
    select coalesce((
      select (extract(epoch from now() - failing_since) * 1000)::float8 from webhook_endpoints where id = ${endpointId}
    ), 0)::float8 as "failingMs"`)
  return arrived ? 0 : onlyRow(rows).failingMs
}

/** Ends deliveries that waited too long while their receiver was paused, or is gone. */
export async function endOverdue(db: Db, endpointId: string): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ state: 'failed', endedAt: sql`now()`, leasedUntil: null })
    .where(
      sql`${webhookDeliveries.endpointId} = ${endpointId} and ${webhookDeliveries.state} = 'waiting' and ${webhookDeliveries.triedUntil} <= now()`,
    )
}

/** Makes everything that waits for a receiver due. */
export async function makeDue(db: Db, endpointId: string): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ nextTryAt: sql`now()` })
    .where(
      sql`${webhookDeliveries.endpointId} = ${endpointId} and ${webhookDeliveries.state} = 'waiting' and ${webhookDeliveries.nextTryAt} > now()`,
    )
}

/** Deletes messages after 30 days, with all that was sent of them. @returns how many */
export async function deleteOldMessages(db: Db, most: number): Promise<number> {
  const old = sql`select id from webhook_messages where created_at < now() - interval '30 days'
    order by created_at limit ${most} for update skip locked`
  const gone = await db
    .delete(webhookMessages)
    .where(sql`${webhookMessages.id} in (${old})`)
    .returning({ id: webhookMessages.id })
  return gone.length
}
