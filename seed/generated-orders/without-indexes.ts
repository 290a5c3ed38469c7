import { sql } from 'drizzle-orm'
import type { Db } from '#api/platform/db/client.ts'

/** Sorting a large index in memory is several times faster. */
const BUILD_MEMORY = '256MB'

/**
 * Runs work that inserts many rows into these tables, and builds their indexes after it: several times faster than adding
 * each row to them. Indexes that keep rows unique stay. The transaction locks the tables.
 */
export async function withoutIndexes(tx: Db, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await tx.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = any (select name::regclass from unnest(${sql.param([...tables])}::text[]) as name) and not indisunique`)
  for (const { name } of indexes) await tx.execute(sql`drop index ${sql.raw(name)}`)
  await work()
  await tx.execute(sql`set local maintenance_work_mem = ${sql.raw(`'${BUILD_MEMORY}'`)}`)
  for (const { definition } of indexes) await tx.execute(sql.raw(definition))
}
