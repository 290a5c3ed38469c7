import { getTableColumns, getTableName, inArray, is } from 'drizzle-orm'
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/client.ts'
import * as schema from '../../platform/db/schema.ts'
import type { StoredEntry } from './audit-queries.ts'

type NamedTable = { table: PgTable; key: PgColumn; name: PgColumn }

/** Tables whose rows have a number, title or name for people, by table name in the database. */
const namedTables = new Map(Object.values(schema).flatMap(namedTable))

/**
 * Reads the current names of the records in these entries. Records without a name and deleted records are missing.
 *
 * @returns a lookup by table and key
 */
export async function readNames(db: Db, entries: StoredEntry[]) {
  const tables = new Set(entries.map(({ tableName }) => tableName))
  const found = new Map<string, string>()
  for (const tableName of tables) {
    const named = namedTables.get(tableName)
    if (!named) continue
    const keys = entries.filter((entry) => entry.tableName === tableName).map(({ rowKey }) => rowKey)
    const rows = await db
      .select({ key: named.key, name: named.name })
      .from(named.table)
      .where(inArray(named.key, [...new Set(keys)]))
    for (const { key, name } of rows) found.set(`${tableName} ${String(key)}`, String(name))
  }
  return ({ tableName, rowKey }: StoredEntry) => found.get(`${tableName} ${rowKey}`) ?? null
}

function namedTable(table: unknown): [string, NamedTable][] {
  if (!is(table, PgTable)) return []
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const key = Object.values(columns).find(({ primary }) => primary)
  const name = columns['number'] ?? columns['title'] ?? columns['name']
  return key && name ? [[getTableName(table), { table, key, name }]] : []
}
