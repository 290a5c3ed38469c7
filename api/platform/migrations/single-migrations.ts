import type { MigrationMeta } from 'drizzle-orm/migrator'
import { defined } from '#domain/defined.ts'

/** A migration as drizzle's list and backups name it; `at` in ms since 1970. */
export type AppliedMigration = { hash: string; at: number }

/**
 * The last of the 46 single migrations that became the initial ones (decision 049). A database that ended with it has the
 * same schema, and the last initial migration has its time, so drizzle's list shows that database as up to date.
 */
export const LAST_SINGLE: AppliedMigration = {
  hash: '6ead99b1868a766eede978723005b8969ef0e6f84b8dd9b165d2b8f44f861ef4',
  at: 1_795_612_924_690,
}

/** Returns whether a database or backup ended before the last single migration; no migration continues from there. */
export function isBeforeInitial(newest: number, ours: readonly MigrationMeta[]): boolean {
  return newest > 0 && newest < defined(ours[0], 'migration').folderMillis
}

/** Returns the migrations that lead to the same schema today: the initial ones replace the single ones, if any. */
export function asInitial(
  applied: readonly AppliedMigration[],
  ours: readonly MigrationMeta[],
): readonly AppliedMigration[] {
  const last = applied.findIndex(({ hash, at }) => hash === LAST_SINGLE.hash && at === LAST_SINGLE.at)
  if (last === -1) return applied
  const initial = ours.filter(({ folderMillis }) => folderMillis <= LAST_SINGLE.at)
  return [...initial.map(({ hash, folderMillis }) => ({ hash, at: folderMillis })), ...applied.slice(last + 1)]
}
