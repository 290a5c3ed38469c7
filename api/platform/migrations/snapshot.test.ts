import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import * as schema from '../db/schema.ts'
import { ourMigrations } from './migrate.ts'

const meta = join(ourMigrations, 'meta')

test('every change of the schema has a migration (npm run db:generate), and only its snapshot is kept', async () => {
  const journal = JSON.parse(await readFile(join(meta, '_journal.json'), 'utf8'))
  const newest = `${journal.entries.at(-1).tag.slice(0, 4)}_snapshot.json`
  expect((await readdir(meta)).toSorted()).toEqual([newest, '_journal.json'])
  expect(partsOf(generateDrizzleJson(schema, undefined, undefined, 'snake_case'))).toEqual(
    partsOf(JSON.parse(await readFile(join(meta, newest), 'utf8'))),
  )
})

/** Without the ids, which are new each time. */
function partsOf({ tables, views, sequences, enums, schemas }: ReturnType<typeof generateDrizzleJson>) {
  return { tables, views, sequences, enums, schemas }
}
