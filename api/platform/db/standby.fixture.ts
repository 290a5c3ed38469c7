import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished } from 'vitest'
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'

/**
 * Starts a PostgreSQL with a table `written`, and a standby that streams from it.
 *
 * @returns `url` names both hosts, the standby first; `otherFolder` is the standby's, for restarting it
 */
export async function givenPrimaryAndStandby() {
  const folder = await mkdtemp(join(tmpdir(), 'kastha-failover-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [one, other] = [join(folder, 'one'), join(folder, 'other')]
  const first = await startEmbeddedPostgres({ dataDir: one })
  await ask(first.url, 'create table written (text text primary key)')
  await first.stop()
  await cp(join(one, 'db'), join(other, 'db'), { recursive: true })
  const primary = await startEmbeddedPostgres({ dataDir: one })
  const { port, password } = new URL(primary.url)
  const follows = `primary_conninfo = 'host=127.0.0.1 port=${port} user=kastha password=${password}'\n`
  await writeFile(join(other, 'db', 'cluster', 'postgresql.auto.conf'), follows)
  await writeFile(join(other, 'db', 'cluster', 'standby.signal'), '')
  const standby = await startEmbeddedPostgres({ dataDir: other })
  expect(await ask(standby.url, 'show transaction_read_only')).toEqual([{ transaction_read_only: 'on' }])
  const url = primary.url.replace(`127.0.0.1:${port}`, `127.0.0.1:${new URL(standby.url).port},127.0.0.1:${port}`)
  return { primary, standby, url, otherFolder: other }
}

/** Runs one query over its own connection. */
export async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(query)).rows
  } finally {
    await client.end()
  }
}
