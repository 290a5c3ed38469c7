import { readFile } from 'node:fs/promises'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from '../../platform/db/schema.ts'
import { schedules } from '../../platform/jobs/kinds.ts'

/** Jobs by night and hour that delete nothing about people. */
const others = [
  'apply-schedules',
  'count-deliveries',
  'expire-orders',
  'issue-waiting-papers',
  'notify-back-in-stock',
  'notify-of-prices',
  'reconcile-payments',
  'remind-of-carts',
  'replace-data-key',
  'warn-of-calendar-end',
  'warn-of-old-backup',
]

const rows = await readRows()

test('docs/privacy.md has each table of the database once', () => {
  const all = Object.values(schema).filter((value) => is(value, PgTable))
  const names = all.map((table) => getTableConfig(table).name)
  expect(rows.flatMap(({ tables }) => tables).toSorted()).toEqual(names.toSorted())
})

test('each row says what deletes it: jobs on a schedule, the person, or why nothing does', () => {
  for (const { tables, deletedBy } of rows) {
    const jobs = named(deletedBy)
    const isExplained = /^no job: .+|^by the person: `delete-account.ts`$/.test(deletedBy)
    expect(isExplained || jobs.every((job) => job in schedules), `${tables}: ${deletedBy}`).toBe(true)
  }
})

test('each job that deletes something is named', () => {
  const jobs = new Set(rows.flatMap(({ deletedBy }) => named(deletedBy)))
  const missing = Object.keys(schedules).filter((job) => !jobs.has(job) && !others.includes(job))
  expect(missing).toEqual([])
})

async function readRows() {
  const text = await readFile('docs/privacy.md', 'utf8')
  const lines = text.split('\n').filter((line) => line.startsWith('| `'))
  return lines.map((line) => {
    const cells = line.split(' | ')
    return { tables: named(cells[0]!), deletedBy: cells.at(-1)!.replace(/ \|$/, '') }
  })
}

function named(cell: string): string[] {
  return [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!)
}
