import { resolve } from 'node:path'
import type { ClientBase } from 'pg'
import { openDatabase } from '../db/client.ts'
import { startEmbeddedPostgres } from '../db/embedded.ts'
import type { Env } from '../env.ts'
import { openStorage } from '../media/open-storage.ts'
import type { MediaStorage } from '../media/storage.ts'
import type { ToClose } from '../open-all.ts'
import { checkDatabase, directUrl, settingOf } from '../check-database.ts'
import type { Say } from './progress.ts'

export type Place = {
  client: ClientBase
  storage: MediaStorage
}

/**
 * Where the settings say that the shop's data lies. A private PostgreSQL that runs already is used as it is, beside the
 * shop; one that does not is started, and ends with us.
 *
 * @param toClose  gets what has to be closed
 * @throws StartError with one line for a person
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
