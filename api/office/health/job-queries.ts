import { sql, type SQL } from 'drizzle-orm'
import { LIST_COUNTED } from '#contract/admin/list.ts'
import type { AdminJob, AdminJobsQuery } from '#contract/admin/health.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { PARKED } from '../../platform/jobs/kinds.ts'
import { pageOf } from '../../platform/records/page-of.ts'
import { cleanError } from './clean-error.ts'
import { mayDrop, mayRetry, recordOf } from './job-rules.ts'

const kind = sql`case when name = ${PARKED} then coalesce(source_name, name) else name end`
/** Not pg-boss's own jobs. */
const isOurs = sql`name not like '\\_\\_%'`

/** Counts the jobs that have not ended, by kind. Reads the whole table of jobs: 0.2 s for a million. */
export async function countJobs(db: Db) {
  const { rows } = await db.execute<{
    kind: string
    waiting: number
    running: number
    retrying: number
    parked: number
    dueSince: string | null
  }>(sql`
    select ${kind} as kind,
      count(*) filter (where name <> ${PARKED} and state = 'created')::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where name <> ${PARKED} and state = 'retry')::int as retrying,
      count(*) filter (where name = ${PARKED} and state < 'active')::int as parked,
      min(start_after) filter (where name <> ${PARKED} and state < 'active' and start_after <= now()) as "dueSince"
    from pgboss.job where state <= 'active' and ${isOurs}
    group by 1 order by 1`)
  return rows.map(({ dueSince, ...row }) => ({ ...row, dueSince: dueSince && new Date(dueSince).toISOString() }))
}

type Row = {
  id: string
  queue: string
  kind: string
  state: AdminJob['state']
  data: unknown
  tries: number
  createdAt: string
  nextTryAt: string | null
  error: string
}

const columns = sql`id, name as queue, ${kind} as kind, data,
  case when name = ${PARKED} then 'parked' when state = 'active' then 'running' when state = 'retry' then 'retrying'
    else 'waiting' end as state,
  case when name = ${PARKED} then coalesce(source_retry_count, 0) + 1
    when state = 'created' then 0 when state = 'active' then retry_count + 1 else retry_count end as tries,
  coalesce(source_created_on, created_on) as "createdAt",
  case when name <> ${PARKED} and state < 'active' then start_after end as "nextTryAt",
  coalesce(error_of.output -> 'cause' ->> 'message', error_of.output ->> 'message', '') as error`
const from = sql`pgboss.job, lateral (select coalesce(source_output, output) as output) as error_of`

/** Reads a page of the jobs that have not ended; parked ones by default. */
export async function listJobs(db: Db, query: AdminJobsQuery) {
  const { limit, offset } = pageOf(query)
  const wanted = whichOf(query)
  const direction = query.sort.startsWith('-') ? sql`desc` : sql`asc`
  const { rows } = await db.execute<Row>(
    sql`select ${columns} from ${from} where ${wanted} order by created_on ${direction}, id limit ${limit} offset ${offset}`,
  )
  const most = offset + LIST_COUNTED
  const { rows: counts } = await db.execute<{ counted: number }>(
    sql`select count(*)::int as counted from (select 1 from pgboss.job where ${wanted} limit ${most + 1}) as found`,
  )
  const { counted } = onlyRow(counts)
  return { items: rows.map(present), total: Math.min(counted, most), hasMore: counted > most }
}

function whichOf({ state = 'parked', kind: wanted }: AdminJobsQuery): SQL {
  const ofKind = wanted === undefined ? sql`true` : sql`${kind} = ${wanted}`
  return sql`${isOurs} and ${states[state]} and ${ofKind}`
}

/** Jobs that wait have an index of pg-boss, for jobs that are not blocked; none of ours ever is. */
const states: Record<AdminJob['state'], SQL> = {
  parked: sql`name = ${PARKED} and state < 'active' and not blocked`,
  retrying: sql`name <> ${PARKED} and state = 'retry' and state < 'active' and not blocked`,
  waiting: sql`name <> ${PARKED} and state = 'created' and state < 'active' and not blocked`,
  running: sql`state = 'active'`,
}

function present({ id, queue, error, data, createdAt, nextTryAt, ...row }: Row): AdminJob {
  const created = new Date(createdAt)
  const isRunning = row.state === 'running'
  return {
    ...row,
    id: `${queue}.${id}`,
    record: recordOf(data),
    createdAt: created.toISOString(),
    nextTryAt: nextTryAt && new Date(nextTryAt).toISOString(),
    error: cleanError(error),
    mayRetry: !isRunning && mayRetry(row.kind, created),
    mayDrop: !isRunning && mayDrop(row.kind),
  }
}

/** A job that no process runs, locked until the transaction ends. */
export type HeldJob = { kind: string; state: 'parked' | 'retrying' | 'waiting'; data: unknown; createdAt: Date }

/** Locks a job; undefined when it runs or has ended, or when somebody else holds it. */
export async function lockJob(tx: Db, queue: string, id: string): Promise<HeldJob | undefined> {
  const { rows } = await tx.execute<HeldJob & { createdAt: string }>(sql`
    select ${kind} as kind, data, coalesce(source_created_on, created_on) as "createdAt",
      case when name = ${PARKED} then 'parked' when state = 'retry' then 'retrying' else 'waiting' end as state
    from pgboss.job where name = ${queue} and id = ${id}::uuid and state < 'active' and ${isOurs}
    for update skip locked`)
  const [row] = rows
  return row && { ...row, createdAt: new Date(row.createdAt) }
}

export async function startNow(tx: Db, queue: string, id: string): Promise<void> {
  await tx.execute(sql`update pgboss.job set start_after = now() where name = ${queue} and id = ${id}::uuid`)
}

export async function deleteJob(tx: Db, queue: string, id: string): Promise<void> {
  await tx.execute(sql`delete from pgboss.job where name = ${queue} and id = ${id}::uuid`)
}
