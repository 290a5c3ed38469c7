import { and, arrayContains, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { PersonalReadsQuery } from '#contract/admin/personal-reads.ts'
import { PERSONAL_READS_KEPT_DAYS } from '#domain/staff/staff.ts'
import type { Db } from '../db/client.ts'
import { customRequests, dataRequests, mails, orders, personalReads, tickets, users } from '../db/schema.ts'
import { sayingAny, withinDays } from '../records/conditions.ts'
import { countSomeOf } from '../records/count-some.ts'
import { orderOf, pageOf } from '../records/page-of.ts'

/** Back-office pages reload by themselves, so the same read counts once within these minutes. */
const SAME_READ_MINUTES = 15

type Read = Pick<typeof personalReads.$inferInsert, 'staffId' | 'staffName' | 'kind' | 'records' | 'requestId'>

/**
 * Logs a read in one statement, unless the same staff member read the same records just now. Every export counts, and
 * every read of a total alone, since nobody can tell two of them apart. Two equal concurrent reads may both be logged,
 * which does no harm.
 */
export async function insertRead(db: Db, { staffId, staffName, kind, records, requestId }: Read): Promise<void> {
  const ids = sql`${sql.param(records)}::text[]`
  await db.execute(sql`
    insert into ${personalReads} (staff_id, staff_name, kind, records, request_id)
    select ${staffId}, ${staffName}, ${kind}, ${ids}, ${requestId}
    where ${kind} = 'export' or cardinality(${ids}) = 0 or not exists (
      select 1 from ${personalReads} earlier
      where earlier.staff_id = ${staffId}
        and earlier.at > now() - make_interval(mins => ${SAME_READ_MINUTES})
        and earlier.kind = ${kind}
        and earlier.records = ${ids})`)
}

/** Reads a page of the log. A read of a single record comes with the record's current name. */
export async function listReads(db: Db, query: PersonalReadsQuery) {
  const wanted = whichOf(query)
  const { limit, offset } = pageOf(query)
  const id = sql`${personalReads.records}[1]::uuid`
  const name = sql<string | null>`case when cardinality(${personalReads.records}) = 1 then
    case ${personalReads.kind}
      when 'customer' then (select name from ${users} as customer where customer.id = ${id})
      when 'order' then (select number from ${orders} as placed where placed.id = ${id})
      when 'data-request' then (select to_char(created_at at time zone 'Asia/Kathmandu', 'YYYY-MM-DD')
        from ${dataRequests} as asked where asked.id = ${id})
      when 'mail' then (select "to" from ${mails} as mail where mail.id = ${id})
      when 'message' then (select number from ${tickets} as ticket where ticket.id = ${id})
      when 'custom-request' then (select number from ${customRequests} as request where request.id = ${id})
    end
  end`
  const page = await db
    .select({ id: personalReads.id })
    .from(personalReads)
    .where(wanted)
    .orderBy(...orderOf(query.sort, { at: personalReads.at }, personalReads.id))
    .limit(limit)
    .offset(offset)
  // Names are looked up for the page alone, not for the rows before it.
  const ids = page.map((row) => row.id)
  const found = await db.select({ read: personalReads, name }).from(personalReads).where(inArray(personalReads.id, ids))
  const byId = new Map(found.map((row) => [row.read.id, row]))
  const rows = ids.flatMap((one) => byId.get(one) ?? [])
  return { rows, ...(await countSomeOf(db, personalReads, wanted, query)) }
}

/** Deletes reads of more than a year ago; the database refuses to delete later ones. */
export async function deleteOldReads(db: Db): Promise<void> {
  await db
    .delete(personalReads)
    .where(lt(personalReads.at, sql`now() - make_interval(days => ${PERSONAL_READS_KEPT_DAYS})`))
}

function whichOf({ q, ids, staffId, kind, record, from, to }: PersonalReadsQuery): SQL | undefined {
  return and(
    ids && inArray(sql`${personalReads.id}::text`, ids),
    sayingAny(q, personalReads.staffName),
    staffId === undefined ? undefined : eq(personalReads.staffId, staffId),
    kind && eq(personalReads.kind, kind),
    record === undefined ? undefined : arrayContains(personalReads.records, [record]),
    withinDays(personalReads.at, { from, to }),
  )
}
