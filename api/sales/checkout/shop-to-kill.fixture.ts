import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { openDatabase, type Db } from '../../platform/db/client.ts'
import { startEmbeddedPostgres } from '../../platform/embedded-postgres/embedded-postgres.ts'

/** The shop without its pages. */
const server = `
  const { parseEnv } = await import('#api/platform/env/env.ts')
  const { start } = await import('#api/start.ts')
  console.log((await start(parseEnv(process.env))).address)
`

/** Starts a shop in a process of its own, without limits; unless `settings` say so, mails stay where they are written. */
export async function openShop(dataDir: string, settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', server], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: '0',
      JOBS: '0',
      ADDRESS_LIMITS: '0',
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const exited = once(child, 'exit')
  const [address] = (await once(createInterface(child.stdout), 'line')) as [string]
  const killServer = async () => {
    child.kill('SIGKILL')
    await exited
  }
  const killPostgres = async () => process.kill(await postmasterPid(dataDir), 'SIGKILL')
  return { address, killServer, killPostgres }
}

/** Works in the private PostgreSQL of a shop, which may run or not. */
export async function inDatabase<Done>(dataDir: string, work: (db: Db) => Promise<Done>): Promise<Done> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  const database = openDatabase(postgres.url, { max: 1 })
  const done = await work(database.db)
  await database.close()
  await postgres.stop()
  return done
}

async function postmasterPid(dataDir: string): Promise<number> {
  const [pid] = (await readFile(join(dataDir, 'db', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')
  return Number(pid)
}
