import { expect, ownDatabaseTest as test } from '../../test/test.ts'
import { StartError } from '../errors/app-error.ts'
import { migrateDatabase } from './migrate.ts'
import { BEFORE_LAST_SINGLE, listMigrations, readMigrations } from './single-migrations.fixture.ts'
import { LAST_SINGLE } from './single-migrations.ts'

test('a database that a newer version has migrated is refused, and stays as it is', async ({ pool }) => {
  await pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the future', 4102444800000)`,
  )
  await pool.query(`comment on schema pgboss is 'as the newer version left it'`)
  const refusal = await migrateDatabase(pool).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartError)
  expect(refusal).toMatchObject({
    message: 'The database belongs to a newer version of the shop: start that version.',
  })
  const { rows } = await pool.query(`select obj_description('pgboss'::regnamespace, 'pg_namespace') as comment`)
  expect(rows).toEqual([{ comment: 'as the newer version left it' }])
})

test('a database that ended with the last single migration is up to date, and stays as it is', async ({ pool }) => {
  const later = (await readMigrations(pool)).filter(({ at }) => at > LAST_SINGLE.at)
  await listMigrations(pool, [BEFORE_LAST_SINGLE, LAST_SINGLE, ...later])
  await migrateDatabase(pool)
  expect(await readMigrations(pool)).toEqual([BEFORE_LAST_SINGLE, LAST_SINGLE, ...later])
})

test('a database that ended between single migrations is refused, and stays as it is', async ({ pool }) => {
  await listMigrations(pool, [BEFORE_LAST_SINGLE])
  await pool.query('alter table pictures drop column is_webp_only cascade')
  const refusal = await migrateDatabase(pool).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartError)
  expect(refusal).toMatchObject({ message: expect.stringContaining('The database is older than version 0.1.0') })
  expect(await readMigrations(pool)).toEqual([BEFORE_LAST_SINGLE])
})
