import { and, count, desc, eq, gt, isNotNull, isNull, inArray, ne, sql } from 'drizzle-orm'
import type { HealthReport } from '#contract/admin/health.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { backupRuns, mails, smsMessages, webhookEndpoints } from '../../platform/db/schema.ts'
import { readDisk } from '../../platform/process/read-disk.ts'
import { isHalted, readSpentParts } from '../../platform/sms/sms-queries.ts'
import type { Sms } from '../../platform/sms/sms.ts'
import { cleanError } from './clean-error.ts'

type Figures<Part extends keyof HealthReport> = NonNullable<HealthReport[Part]>

const LAST_DAY = sql`now() - interval '1 day'`
const LARGEST_TABLES = 10
const MOST_RECEIVERS = 20

/** Counts mails and SMS that wait or failed, with indexes of those that were not sent. */
export async function readMessages(db: Db, { gateway, dailyParts }: Sms): Promise<Figures<'messages'>> {
  const waits = isNotNull(mails.content)
  const mailed = onlyRow(
    await db
      .select({
        waiting: countOf(waits),
        failing: countOf(and(waits, isNotNull(mails.lastError))),
        failed: countOf(and(isNull(mails.content), gt(mails.createdAt, LAST_DAY))),
      })
      .from(mails)
      .where(isNull(mails.sentAt)),
  )
  const [last] = await db
    .select({ error: mails.lastError })
    .from(mails)
    .where(and(isNull(mails.sentAt), waits, isNotNull(mails.lastError)))
    .orderBy(desc(mails.createdAt))
    .limit(1)
  const texted = onlyRow(
    await db
      .select({
        waiting: countOf(isNull(smsMessages.outcome)),
        failed: countOf(and(ne(smsMessages.outcome, 'sent'), gt(smsMessages.createdAt, LAST_DAY))),
      })
      .from(smsMessages)
      .where(sql`${smsMessages.outcome} is distinct from 'sent'`),
  )
  const { all } = await readSpentParts(db)
  return {
    mails: { ...mailed, lastError: cleanError(last?.error ?? '') },
    sms: { ...texted, parts: all, dailyParts, gateway: gateway?.name ?? null, isHalted: await isHalted(db) },
  }
}

function countOf(condition: ReturnType<typeof and>) {
  return sql<number>`(count(*) filter (where ${condition}))::int`
}

export async function readReceivers(db: Db): Promise<Figures<'webhooks'>> {
  const { active } = onlyRow(
    await db.select({ active: count() }).from(webhookEndpoints).where(eq(webhookEndpoints.state, 'active')),
  )
  const { id, url, state, failingSince } = webhookEndpoints
  const failing = await db
    .select({ id, url, state, failingSince })
    .from(webhookEndpoints)
    .where(sql`${inArray(state, ['failing', 'gone'])} or (${state} = 'active' and ${isNotNull(failingSince)})`)
    .orderBy(id)
    .limit(MOST_RECEIVERS)
  // An address may contain a secret.
  const present = (row: (typeof failing)[number]) => {
    return { ...row, url: new URL(row.url).host, failingSince: row.failingSince?.toISOString() ?? null }
  }
  return { active, failing: failing.map(present) }
}

export async function readDatabase(db: Db): Promise<Figures<'database'>> {
  const { rows } = await db.execute<{ bytes: string; version: string; migrations: number }>(sql`
    select pg_database_size(current_database())::text as bytes, current_setting('server_version') as version,
      (select count(*)::int from drizzle.__drizzle_migrations) as migrations`)
  const { rows: tables } = await db.execute<{ name: string; bytes: string }>(sql`
    select case nspname when 'public' then '' else nspname || '.' end || relname as name,
      pg_total_relation_size(pg_class.oid)::text as bytes
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'm') and nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
    order by pg_total_relation_size(pg_class.oid) desc, 1 limit ${LARGEST_TABLES}`)
  const { bytes, ...rest } = onlyRow(rows)
  return { ...rest, bytes: Number(bytes), tables: tables.map((table) => ({ ...table, bytes: Number(table.bytes) })) }
}

/** @param dataDir  DATA_DIR; undefined in a process that has none */
export async function readServer(dataDir: string | undefined): Promise<Figures<'server'>> {
  const disk = dataDir === undefined ? null : await readDisk(dataDir)
  return { version: packageJson.version, node: process.versions.node, disk }
}

export async function readLastBackup(db: Db): Promise<Figures<'backup'>> {
  const { at, fileName, bytes, isEncrypted, missingFiles } = backupRuns
  const columns = { at, fileName, bytes, isEncrypted, missingFiles }
  const [last] = await db.select(columns).from(backupRuns).orderBy(desc(at)).limit(1)
  return { last: last ? { ...last, at: last.at.toISOString() } : null }
}
