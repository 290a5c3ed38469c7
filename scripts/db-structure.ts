import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../api/platform/db/client.ts'
import { startEmbeddedPostgres } from '../api/platform/embedded-postgres/embedded-postgres.ts'
import { migrateDatabase } from '../api/platform/migrations/migrate.ts'
import { describedFiles } from './database/described-files.ts'

// Migrates an empty database and writes the files that describe it.

const dataDir = await mkdtemp(join(tmpdir(), 'kastha-structure-'))
const postgres = await startEmbeddedPostgres({ dataDir, durable: false })
const { pool, close } = openDatabase(postgres.url, { max: 1 })
try {
  await migrateDatabase(pool)
  for (const [path, text] of Object.entries(await describedFiles(pool))) {
    await writeFile(join(import.meta.dirname, '..', path), text)
    console.log(path)
  }
} finally {
  await close()
  await postgres.stop()
  await rm(dataDir, { recursive: true })
}
