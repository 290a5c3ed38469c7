import { sql, type SQL } from 'drizzle-orm'
import type { PictureUse } from '#contract/admin/media.ts'
import type { Db } from '../db/client.ts'
import { pictures } from '../db/schema.ts'

const MOST_NAMED = 100

/** Columns by which people know a row, the best first: an order by its number rather than by its customer's name. */
const NAMES = ['number', 'name', 'title', 'user_name']

/** A column that refers to pictures, and what its table's rows belong to: `banner_images.picture_id` to `banners`. */
type Reference = {
  table: string
  column: string
  /** Where the row says whose it is. */
  ownerKey: string
  owner: string
  ownerId: string
  /** How the owner is called. */
  ownerName: string
}

/**
 * Everything that can show a picture, as PostgreSQL's own catalogue has it: a table that comes to refer to pictures counts
 * from its first day on. A row belongs to what the first column of its key refers to, or else stands for itself.
 */
export async function readReferences(db: Db): Promise<Reference[]> {
  const { rows } = await db.execute<Reference>(sql`
    select reference.conrelid::regclass::text as table, shown.attname as column, key.attname as "ownerKey",
      coalesce(up.confrelid, reference.conrelid)::regclass::text as owner,
      coalesce(upper.attname, key.attname) as "ownerId", coalesce(name.attname, key.attname) as "ownerName"
    from pg_constraint reference
    join pg_attribute shown on shown.attrelid = reference.conrelid and shown.attnum = reference.conkey[1]
    join pg_constraint primary_key on primary_key.conrelid = reference.conrelid and primary_key.contype = 'p'
    join pg_attribute key on key.attrelid = reference.conrelid and key.attnum = primary_key.conkey[1]
    left join pg_constraint up on up.conrelid = reference.conrelid and up.contype = 'f' and up.conkey = array[key.attnum]
    left join pg_attribute upper on upper.attrelid = up.confrelid and upper.attnum = up.confkey[1]
    left join lateral (
      select attname from pg_attribute
      where attrelid = coalesce(up.confrelid, reference.conrelid) and attname = any(${sql.param(NAMES)})
      order by array_position(${sql.param(NAMES)}::text[], attname::text)
      limit 1
    ) name on true
    where reference.contype = 'f' and reference.confrelid = 'public.pictures'::regclass
    order by 1, 2`)
  return rows
}

/** How many rows show each picture; those that none shows are absent. */
export async function countUses(db: Db, references: readonly Reference[], ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, number>()
  const wanted = sql`any(${sql.param([...ids])})`
  const all = references.map(
    ({ table, column }) =>
      sql`select ${sql.identifier(column)} as id from ${sql.identifier(table)} where ${sql.identifier(column)} = ${wanted}`,
  )
  const { rows } = await db.execute<{ id: string; uses: number }>(
    sql`select id, count(*)::int as uses from (${sql.join(all, sql` union all `)}) shown group by id`,
  )
  return new Map(rows.map(({ id, uses }) => [id, uses]))
}

/** Whether nothing shows a row of `pictures`. */
export function isUnused(references: readonly Reference[]): SQL {
  const shown = references.map(
    ({ table, column }) =>
      sql`exists (select from ${sql.identifier(table)} where ${sql.identifier(table)}.${sql.identifier(column)} = ${pictures.id})`,
  )
  return sql`not (${sql.join(shown, sql` or `)})`
}

/** What shows a picture, by name, each once; the first hundred. */
export async function readUses(db: Db, references: readonly Reference[], id: string): Promise<PictureUse[]> {
  const all = references.map(
    ({ table, column, ownerKey, owner, ownerId, ownerName }) => sql`
      select ${owner}::text as resource, owner.${sql.identifier(ownerId)}::text as id,
        owner.${sql.identifier(ownerName)}::text as name
      from ${sql.identifier(owner)} owner
      where owner.${sql.identifier(ownerId)} in (
        select ${sql.identifier(ownerKey)} from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}
      )`,
  )
  const { rows } = await db.execute<PictureUse>(
    sql`select distinct resource, id, name from (${sql.join(all, sql` union all `)}) used
      order by resource, name, id limit ${MOST_NAMED}`,
  )
  return rows
}
