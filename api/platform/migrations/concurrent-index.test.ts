import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, test } from 'vitest'
import { indexFaults, inOneTransaction } from './concurrent-index.ts'
import { ourMigrations } from './migrate.ts'

test('no migration locks a table while it builds an index', () => {
  const migrations = readMigrationFiles({ migrationsFolder: ourMigrations })
  expect(migrations.length).toBeGreaterThan(0)
  expect(migrations.flatMap(({ sql }) => indexFaults(sql))).toEqual([])
})

const drop = '\nDROP INDEX CONCURRENTLY IF EXISTS "orders_of_day";'

test.for([
  [['CREATE INDEX "orders_of_day" ON "orders" ("day");'], 'Build orders_of_day concurrently: orders may be large.'],
  [
    ['-- Days.\nalter table orders add day date;\nCREATE INDEX "orders_of_day" ON "orders" ("day");'],
    'Build orders_of_day concurrently: orders may be large.',
  ],
  [
    ['create unique index concurrently orders_of_day on orders (day);'],
    'Before orders_of_day stands: drop index concurrently if exists orders_of_day',
  ],
  [
    [drop, 'CREATE INDEX CONCURRENTLY "orders_of_day" ON "orders" ("day");', 'alter table orders add note text'],
    'A migration that builds an index concurrently does nothing else.',
  ],
] as const)('%j is refused', ([statements, fault]) => {
  expect(indexFaults(statements)).toContain(fault)
})

test.for([
  [[drop, '\nCREATE INDEX CONCURRENTLY "orders_of_day" ON "orders" ("day");']],
  [['CREATE TABLE "days" ("day" date);', '\nCREATE INDEX "of_day" ON "days" ("day");']],
  [['alter table orders add note text']],
] as const)('%j may run while the shop sells', ([statements]) => {
  expect(indexFaults(statements)).toEqual([])
})

test('in an empty database an index is built in the transaction', () => {
  expect(inOneTransaction('CREATE UNIQUE INDEX CONCURRENTLY "a" ON "b" ("c");')).toBe(
    'CREATE UNIQUE INDEX "a" ON "b" ("c");',
  )
  expect(inOneTransaction(`insert into notes values ('concurrently')`)).toBe(
    `insert into notes values ('concurrently')`,
  )
})
