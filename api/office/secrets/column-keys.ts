import { getTableName } from 'drizzle-orm'
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'
import { columnName } from '../../platform/db/column-name.ts'

/** Returns the name of a column in the database, such as `orders.private_details`. */
export function nameOf(column: PgColumn): string {
  return `${getTableName(column.table)}.${columnName(column.name)}`
}

/** Returns the columns that identify a row of a table, in their order. */
export function keyColumnsOf(table: PgColumn['table']): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table)
  const names = primaryKeys[0]?.columns.map(({ name }) => name)
  if (!names) return columns.filter((column) => column.primary)
  return names.map((name) => columns.find((column) => column.name === name)!)
}
