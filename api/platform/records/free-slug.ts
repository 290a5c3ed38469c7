import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { freeSlug, slugOf } from '#domain/slug.ts'
import type { Db } from '../db/client.ts'

/** A name and its numbered copies share at least this prefix: no number makes a slug shorter. */
const ALIKE_LENGTH = 50

/**
 * Returns a slug that no other row has: `Roadside café` -> `roadside-cafe`, the second one `roadside-cafe-2`.
 *
 * @param fallback  for a name without Latin letters or digits
 */
export async function freeSlugIn(
  tx: Db,
  table: PgTable & { slug: PgColumn },
  name: string,
  fallback: string,
): Promise<string> {
  const slug = slugOf(name) || fallback
  const rows = await tx
    .select({ slug: sql<string>`${table.slug}` })
    .from(table)
    .where(sql`starts_with(${table.slug}, ${slug.slice(0, ALIKE_LENGTH)})`)
  return freeSlug(slug, new Set(rows.map((row) => row.slug)))
}
