import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from '../../platform/db/schema.ts'
import { encryptedColumns, unencryptedColumns } from './encrypted-columns.ts'
import { nameOf } from './column-keys.ts'

test('the job knows of every binary column whether the data key encrypts it', () => {
  const tables = Object.values(schema).filter((value) => is(value, PgTable))
  const binary = tables.flatMap((table) =>
    getTableConfig(table).columns.filter((column) => column.getSQLType().startsWith('bytea')),
  )
  const known = [...encryptedColumns.map(({ column }) => nameOf(column)), ...Object.keys(unencryptedColumns)]
  expect(known.toSorted()).toEqual(binary.map(nameOf).toSorted())
})
