import { escapeIdentifier, type ClientBase } from 'pg'

/** Name of the jobs among the tables of a backup. */
export const JOBS = 'jobs'

/**
 * Returns the query for pending, parked and running jobs (running jobs start again). It returns JSON, so that another
 * version of pg-boss can use the fields that it knows. Nothing else of pg-boss's tables is backed up: pg-boss creates
 * them, the queues follow from `jobKinds`, and completed jobs are not needed.
 */
export async function waitingJobsQuery(client: ClientBase): Promise<string | undefined> {
  const { rows } = await client.query(`select to_regclass('pgboss.job') is not null as known`)
  if (!rows[0].known) return undefined
  return `(select to_jsonb(job) || case state when 'active' then '{"state": "retry"}'::jsonb else '{}'::jsonb end
    from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%')`
}

/** Creates a temporary table for the restored jobs. */
export async function makeRoomForJobs(client: ClientBase): Promise<void> {
  await client.query(`create temporary table ${JOBS} (job jsonb) on commit drop`)
}

/** @returns the number of jobs of kinds that this version does not know; they are left out */
export async function requeueJobs(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = 'pgboss.job'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
       and attname in (select jsonb_object_keys(job) from pg_temp.${JOBS})`,
  )
  const known = `job ->> 'name' in (select name from pgboss.queue)`
  if (rows.length > 0) {
    const columns = rows.map(({ name }) => escapeIdentifier(name)).join(', ')
    await client.query(
      `insert into pgboss.job (${columns}) select ${columns}
       from pg_temp.${JOBS}, jsonb_populate_record(null::pgboss.job, job) where ${known}`,
    )
  }
  const unknown = await client.query(`select count(*)::int as jobs from pg_temp.${JOBS} where not (${known})`)
  return unknown.rows[0].jobs
}
