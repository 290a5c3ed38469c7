import { escapeIdentifier, type ClientBase } from 'pg'
import { onlyRow } from '../../platform/db/only-row.ts'
import { fullName, quoted, readTables } from './shop-tables.ts'

type Reference = { schema: string; name: string; constraint: string; definition: string }
type Trigger = { schema: string; name: string; trigger: string; firing: keyof typeof enabling }

/** Clause for each value of `pg_trigger.tgenabled`. */
const enabling = { O: 'enable', D: 'disable', R: 'enable replica', A: 'enable always' } as const

/**
 * Empties the tables and disables their triggers and foreign keys, so that rows can be inserted as they are. The owner
 * of the tables may do this without being a superuser.
 *
 * @returns a function that restores triggers and foreign keys; PostgreSQL checks every row against the latter
 */
export async function quietTables(client: ClientBase): Promise<() => Promise<void>> {
  const tables = await readTables(client)
  const names = tables.map(fullName)
  const references = await readReferences(client, names)
  const triggers = await readTriggers(client, names)
  for (const one of references) {
    await client.query(`alter table ${quoted(one)} drop constraint ${escapeIdentifier(one.constraint)}`)
  }
  for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`)
  for (const table of tables) {
    // A migration may have inserted rows.
    const { rows } = await client.query<{ is: boolean }>(`select exists (select from ${quoted(table)}) as is`)
    if (onlyRow(rows).is) await client.query(`truncate ${quoted(table)}`)
  }
  return async () => {
    for (const one of references) {
      await client.query(
        `alter table ${quoted(one)} add constraint ${escapeIdentifier(one.constraint)} ${one.definition}`,
      )
    }
    for (const one of triggers) {
      await client.query(`alter table ${quoted(one)} ${enabling[one.firing]} trigger ${escapeIdentifier(one.trigger)}`)
    }
  }
}

async function readReferences(client: ClientBase, tables: string[]): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select nspname as schema, relname as name, conname as constraint, pg_get_constraintdef(o.oid) as definition
     from pg_constraint o join pg_class c on c.oid = conrelid join pg_namespace n on n.oid = relnamespace
     where contype = 'f' and conparentid = 0 and nspname || '.' || relname = any ($1) order by 1, 2, 3`,
    [tables],
  )
  return rows
}

async function readTriggers(client: ClientBase, tables: string[]): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(
    `select nspname as schema, relname as name, tgname as trigger, tgenabled as firing
     from pg_trigger t join pg_class c on c.oid = tgrelid join pg_namespace n on n.oid = relnamespace
     where not tgisinternal and tgparentid = 0 and nspname || '.' || relname = any ($1)`,
    [tables],
  )
  return rows
}
