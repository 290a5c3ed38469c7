import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import type { ClientBase } from 'pg'
import { defined } from '#domain/defined.ts'
import { inOneTransaction } from '../../platform/migrations/concurrent-index.ts'
import { ourMigrations } from '../../platform/migrations/migrate.ts'
import { asInitial, isBeforeInitial } from '../../platform/migrations/single-migrations.ts'
import { StartError } from '../../platform/errors/app-error.ts'
import type { Manifest } from './manifest.ts'

/** drizzle's own list of applied migrations; its rows come from the backup. */
const migrationList = `create schema if not exists drizzle;
  create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`

/**
 * Returns the migrations that create the tables of a backup.
 *
 * @throws StartError when the backup is from a newer version of the shop, from before 0.1.0, or from another version
 */
export function migrationsOf({ migrations }: Pick<Manifest, 'migrations'>): MigrationMeta[] {
  const ours = readMigrationFiles({ migrationsFolder: ourMigrations })
  const newest = defined(migrations.at(-1), 'migration').at
  if (newest > defined(ours.at(-1), 'migration').folderMillis) {
    throw new StartError('The backup was made by a newer version of the shop: restore it with that version.')
  }
  if (isBeforeInitial(newest, ours)) {
    throw new StartError(
      'The backup is older than version 0.1.0: restore and update it with the last commit that has single migrations (docs/operations.md, "Updating").',
    )
  }
  const applied = asInitial(migrations, ours)
  const isOurs = applied.every(({ hash, at }, index) => {
    const own = ours[index]
    return own?.hash === hash && own.folderMillis === at
  })
  if (!isOurs) throw new StartError('The backup was made by another version of the shop: restore it with that version.')
  return ours.slice(0, applied.length)
}

/** Creates the tables as they were at the time of the backup; the next start migrates them. */
export async function makeTables(client: ClientBase, migrations: readonly MigrationMeta[]): Promise<void> {
  await client.query(migrationList)
  for (const { sql } of migrations) {
    for (const statement of sql) await client.query(inOneTransaction(statement))
  }
}
