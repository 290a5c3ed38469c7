import type { Database } from '../db/client.ts'
import type { Env } from './env.ts'
import { reasonOf } from '../db/is-out-of-reach.ts'
import { StartError } from '../errors/app-error.ts'

const OLDEST_POSTGRES = 15

/** Returns the direct address of the database, for LISTEN, locks, migrations, backups; undefined for the embedded one. */
export function directUrl({ DATABASE_URL, DATABASE_DIRECT_URL }: Env): string | undefined {
  return DATABASE_DIRECT_URL ?? DATABASE_URL
}

/** Returns the name of the setting that `directUrl` comes from. */
export function settingOf({ DATABASE_DIRECT_URL }: Env): string {
  return DATABASE_DIRECT_URL === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
}

/** @throws StartError when it does not answer, or is too old */
export async function checkDatabase({ pool }: Pick<Database, 'pool'>, setting = 'DATABASE_URL'): Promise<void> {
  const { rows } = await pool.query<{ version: string }>('show server_version').catch((error: unknown) => {
    throw new StartError(`${setting}: the database does not answer (${reasonOf(error)})`)
  })
  if (!rows[0] || Number.parseInt(rows[0].version, 10) < OLDEST_POSTGRES) {
    throw new StartError(`${setting}: given PostgreSQL ${rows[0]?.version}, expected ${OLDEST_POSTGRES} or newer`)
  }
}
