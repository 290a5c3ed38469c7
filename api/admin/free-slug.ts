import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'

const MAX_SLUG_LENGTH = 60

/**
 * A name for addresses that no other row has: `Roadside café` -> `roadside-cafe`, the second one `roadside-cafe-2`.
 *
 * @param fallback  where nothing in the name is Latin
 */
export async function freeSlug(
  tx: Db,
  table: PgTable & { slug: PgColumn },
  name: string,
  fallback: string,
): Promise<string> {
  const slug = slugOf(name) || fallback
  const rows = await tx
    .select({ slug: sql<string>`${table.slug}` })
    .from(table)
    .where(sql`${table.slug} = ${slug} or ${table.slug} ~ ${`^${slug}-[0-9]+$`}`)
  const taken = new Set(rows.map((row) => row.slug))
  let free = slug
  for (let next = 2; taken.has(free); next += 1) free = `${slug}-${next}`
  return free
}

function slugOf(name: string): string {
  const latin = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return latin
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replaceAll(/^-|-$/g, '')
}
