import type { LiveEvent } from '#contract/admin/live.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { runNamed } from '../../platform/db/prepared.ts'
import type { Db } from '../../platform/db/client.ts'
import type { ResumePoint } from './resume-point.ts'

/** Staff choose the ids of records that they open for editing. */
const IS_UUID = `record ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`

/** More at once are not read one by one: pages read everything again. */
const MOST_AT_ONCE = 500

/** As stored: the topic may be one of a newer version. */
export type StoredEvent = Omit<LiveEvent, 'topic'> & { topic: string }

type Read = { snapshot: string; at: string; events: StoredEvent[] }

/**
 * Rows of transactions that had not ended in a snapshot and have ended in another. Transactions end in another order than
 * they write, so numbers or times of the rows would miss some. Rows of a restored backup can have numbers of the future.
 */
const SINCE = `
  with found as (
    select e.topic, e.record, e.act, e.staff_id, e.at, e.xid from live_events e
    where e.xid >= pg_snapshot_xmin($1::pg_snapshot)
      and not pg_visible_in_snapshot(e.xid, $1::pg_snapshot)
      and pg_visible_in_snapshot(e.xid, coalesce($2::pg_snapshot, pg_current_snapshot()))
    order by e.at, e.xid limit ${MOST_AT_ONCE + 1}
  )
  select
    pg_current_snapshot()::text as snapshot,
    trunc(extract(epoch from clock_timestamp()) * 1000)::text as at,
    coalesce((
      select json_agg(json_build_object(
        'topic', topic, 'id', record, 'act', act,
        'number', coalesce(
          case when not ${IS_UUID} then ''
            when topic in ('orders', 'payments') then (select number from orders where orders.id = record::uuid)
            when topic = 'tickets' then (select number from tickets where tickets.id = record::uuid) end,
          ''
        ),
        'by', (select json_build_object('id', staff.id, 'name', staff.name) from staff where staff.id = staff_id)
      ) order by found.at, found.xid) from found
    ), '[]') as events`

/** Returns the point that the database has reached. */
export async function readNow(db: Db): Promise<ResumePoint> {
  const text = `select pg_current_snapshot()::text as snapshot, trunc(extract(epoch from clock_timestamp()) * 1000)::text as at`
  const { snapshot, at } = onlyRow(await runNamed<Omit<Read, 'events'>>(db, 'live now', text, []))
  return { snapshot, at: Number(at) }
}

/**
 * Returns what has happened since a point, in order, and the point reached; `undefined` events if they are too many.
 *
 * @param until  leaves out what happened after this point
 */
export async function readSince(
  db: Db,
  since: ResumePoint,
  until?: ResumePoint,
): Promise<{ now: ResumePoint; events: StoredEvent[] | undefined }> {
  const values = [since.snapshot, until?.snapshot ?? null]
  const { snapshot, at, events } = onlyRow(await runNamed<Read>(db, 'live events', SINCE, values))
  return { now: { snapshot, at: Number(at) }, events: events.length > MOST_AT_ONCE ? undefined : events }
}
