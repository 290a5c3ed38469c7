import { Readable } from 'node:stream'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ClientBase } from 'pg'
import { copyIn } from '#api/office/backup/copy-rows.ts'
import { columnName } from '#api/platform/db/column-name.ts'
import { defined } from '#domain/defined.ts'

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** Inserts rows by COPY, several times faster than by INSERT. Triggers and constraints apply. Every row has the same fields. */
export async function copyRows<Table extends PgTable>(
  client: ClientBase,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const fields = Object.keys(first)
  const names = fields.map((field) => `"${columnName(field)}"`)
  const writers = fields.map((field) => {
    const column = defined(columns[field], `column ${field}`)
    return (row: Record<string, unknown>) => cellOf(column, row[field])
  })
  const text = rows.map((row) => `${writers.map((write) => write(row)).join('\t')}\n`).join('')
  await copyIn(client, `"${getTableName(table)}" (${names.join(', ')})`, Readable.from([Buffer.from(text)]))
}

/** A value in COPY's text format. */
function cellOf(column: PgColumn, value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  const driven: unknown = column.mapToDriverValue(value)
  if (Buffer.isBuffer(driven)) return `\\\\x${driven.toString('hex')}`
  return String(driven).replaceAll(/[\\\n\r\t]/g, (sign) => escapes[sign] ?? sign)
}
