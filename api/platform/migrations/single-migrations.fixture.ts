import type { Pool } from 'pg'
import type { AppliedMigration } from './single-migrations.ts'

/** The single migration before the last one. */
export const BEFORE_LAST_SINGLE: AppliedMigration = {
  hash: '49052c2e8e8ff9e3cabfd21f04da44f24e6b0f7cb98bdc600b36b5d5b89eb183',
  at: 1_795_463_440_882,
}

/** Replaces drizzle's list of applied migrations. */
export async function listMigrations(pool: Pool, migrations: AppliedMigration[]): Promise<void> {
  await pool.query('truncate drizzle.__drizzle_migrations')
  for (const { hash, at } of migrations) {
    await pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, at])
  }
}

/** Reads drizzle's list of applied migrations. */
export async function readMigrations(pool: Pool): Promise<AppliedMigration[]> {
  const { rows } = await pool.query<{ hash: string; at: string }>(
    'select hash, created_at as at from drizzle.__drizzle_migrations order by id',
  )
  return rows.map(({ hash, at }) => ({ hash, at: Number(at) }))
}
