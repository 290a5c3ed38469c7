import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientBase } from 'pg'
import { defined } from '#domain/defined.ts'
import { inOneTransaction } from '../../platform/migrations/concurrent-index.ts'
import { ourMigrations } from '../../platform/migrations/migrate.ts'
import { StartError } from '../../platform/errors/app-error.ts'
import type { Manifest } from './manifest.ts'

/** drizzle's own list of applied migrations; its rows come from the backup. */
const migrationList = `create schema if not exists drizzle;
  create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`

/** @throws StartError when the backup is from a newer version of the shop, or from another one */
export function checkMigrations({ migrations }: Pick<Manifest, 'migrations'>): void {
  const ours = readMigrationFiles({ migrationsFolder: ourMigrations })
  if (defined(migrations.at(-1), 'migration').at > defined(ours.at(-1), 'migration').folderMillis) {
    throw new StartError('The backup was made by a newer version of the shop: restore it with that version.')
  }
  const isOurs = migrations.every(({ hash, at }, index) => {
    const own = ours[index]
    return own?.hash === hash && own.folderMillis === at
  })
  if (!isOurs) throw new StartError('The backup was made by another version of the shop: restore it with that version.')
}

/** Creates the tables as they were at the time of the backup; the next start migrates them. */
export async function makeTables(client: ClientBase, { migrations }: Manifest): Promise<void> {
  await client.query(migrationList)
  const wanted = readMigrationFiles({ migrationsFolder: ourMigrations }).slice(0, migrations.length)
  for (const { sql } of wanted) {
    for (const statement of sql) await client.query(inOneTransaction(statement))
  }
}
