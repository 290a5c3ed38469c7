import { sql, type SQL } from 'drizzle-orm'
import type { PictureUse } from '#contract/admin/media.ts'
import type { Db } from '../../db/client.ts'
import { pictures } from '../../db/schema.ts'

const MOST_NAMED = 100

/** Columns that identify a row to people, best first: an order by its number rather than by its customer's name. */
const NAMES = ['number', 'name', 'title', 'user_name']

/** A column that refers to pictures, and the owner of its table's rows: `banners` for `banner_images.picture_id`. */
type Reference = {
  table: string
  column: string
  /** Column with the ID of the owner. */
  ownerKey: string
  owner: string
  ownerId: string
  /** Column with the name of the owner. */
  ownerName: string
}

/**
 * Finds every foreign key to `pictures` in PostgreSQL's system catalog, so a new table counts automatically. The owner
 * of a row is the row that the first column of its primary key refers to, or else the row itself.
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

/** Counts the rows that show each picture; pictures without a use are absent. */
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

/** Returns the condition that nothing shows a row of `pictures`. */
export function isUnused(references: readonly Reference[]): SQL {
  const shown = references.map(
    ({ table, column }) =>
      sql`exists (select from ${sql.identifier(table)} where ${sql.identifier(table)}.${sql.identifier(column)} = ${pictures.id})`,
  )
  return sql`not (${sql.join(shown, sql` or `)})`
}

/** Reads the first hundred uses of a picture, by name, each once. */
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
