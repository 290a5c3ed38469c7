import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { makeMemoryFolder } from '../../scripts/memory-folder.ts'
import { openDatabase } from '../platform/db/client.ts'
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts'
import { migrateDatabase } from '../platform/migrations/migrate.ts'
import { at } from './databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** Starts one PostgreSQL for the whole run, with a migrated `template` that every test file clones. */
export default async function setup(project: TestProject) {
  const dataDir = makeMemoryFolder('kastha-test-')
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false })
  await makeTemplate(postgres.url)
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true })
  }
}

async function makeTemplate(url: string) {
  const server = openDatabase(url, { max: 1 })
  await server.pool.query('create database template')
  await server.close()
  const template = openDatabase(at(url, 'template'), { max: 1 })
  await migrateDatabase(template.pool)
  await template.close()
}
