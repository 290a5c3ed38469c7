import { resolve } from 'node:path'
import type { ClientBase } from 'pg'
import { openDatabase } from '../../platform/db/client.ts'
import { startEmbeddedPostgres } from '../../platform/embedded-postgres/embedded-postgres.ts'
import type { Env } from '../../platform/env/env.ts'
import { openStorage } from '../../platform/media/open-storage.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import type { ToClose } from '../../platform/process/open-all.ts'
import { checkDatabase, directUrl, settingOf } from '../../platform/env/check-database.ts'
import type { Say } from './progress.ts'

export type Place = {
  client: ClientBase
  storage: MediaStorage
}

/**
 * Opens the database and the storage that the settings name. A private PostgreSQL that is already running is shared
 * with the server; otherwise this function starts it, and it ends with this process.
 *
 * @param toClose  receives the functions that close everything
 * @throws StartError with a message of one line for the operator
 */
export async function openPlace(env: Env, say: Say, toClose: ToClose): Promise<Place> {
  const dataDir = resolve(env.DATA_DIR)
  const url = directUrl(env) ?? (await embeddedUrl(dataDir, say, toClose))
  const database = openDatabase(url, { max: 1 })
  toClose.push(database.close)
  await checkDatabase(database, settingOf(env))
  const client = await database.pool.connect()
  toClose.push(async () => client.release(true))
  return { client, storage: openStorage({ dataDir, ...(env.UPLOADS_URL && { uploadsUrl: env.UPLOADS_URL }) }) }
}

async function embeddedUrl(dataDir: string, say: Say, toClose: ToClose): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: say })
  toClose.push(postgres.stop)
  return postgres.url
}
