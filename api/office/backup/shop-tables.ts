import { escapeIdentifier, type ClientBase } from 'pg'
import type { Manifest } from './manifest.ts'

/** Our schemas: the shop's tables, and the list of its migrations. pg-boss creates its own (see `waiting-jobs.ts`). */
const SCHEMAS = ['public', 'drizzle']

export type ShopTable = Manifest['tables'][number]
type Named = { schema: string; name: string }

/** Reads every table with its stored columns, without generated ones. */
export async function readTables(client: ClientBase): Promise<ShopTable[]> {
  const { rows } = await client.query<ShopTable>(
    `select nspname as schema, relname as name,
       array(select attname::text from pg_attribute
             where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attname) as columns
     from pg_class c join pg_namespace n on n.oid = relnamespace
     where relkind in ('r', 'p') and not relispartition and nspname = any ($1)
       and not exists (select from pg_depend
                       where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
     order by 1, 2`,
    [SCHEMAS],
  )
  return rows
}

/** Reads the sequences. They ignore transactions, so their numbers are at least those of the snapshot. */
export async function readSequences(client: ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as last from pg_sequences
     where schemaname = any ($1) and last_value is not null order by 1, 2`,
    [SCHEMAS],
  )
  return rows
}

/** Returns the quoted name for SQL. */
export function quoted({ schema, name }: Named): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`
}

export function columnsOf({ columns }: ShopTable): string {
  return columns.map((column) => escapeIdentifier(column)).join(', ')
}

/** Returns the name for people and archives. */
export function fullName({ schema, name }: Named): string {
  return `${schema}.${name}`
}

/** Settings that make values independent of the server's defaults, and make a table with hidden rows an error. */
export const sameTexts = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local row_security = off;
  set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`
