import { once } from 'node:events'
import { open, rename, writeFile } from 'node:fs/promises'
import { readIfPresent } from '../process/files.ts'
import { freePort } from '../process/free-port.ts'
import { StartError } from '../errors/app-error.ts'
import { findBinaries, makeCluster } from './cluster.ts'
import type { EmbeddedFiles } from './files.ts'
import { addressAt, answers, clearRemains } from './postmaster.ts'
import { chooseRunner, giveTo, type Runner } from './runner.ts'

const START_ATTEMPTS = 5

/** Sized for a laptop. Commits are on disk once acknowledged: fsync and synchronous_commit keep their defaults. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  jit: 'off',
  log_min_error_statement: 'panic', // statements hold personal data
}

/** Test runs only: faster, but nothing survives a crash. */
const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '300',
}

/** Starts PostgreSQL on its files, creating them if absent, and waits until it answers. */
export async function startPostmaster(files: EmbeddedFiles, password: string, durable: boolean): Promise<string> {
  const binaries = await findBinaries()
  const runner = chooseRunner(binaries.postgres, files.home)
  await makeCluster(files, binaries.initdb, runner)
  giveTo(runner.owner, files.cluster)
  await clearRemains(files)
  await rename(files.log, files.previousLog).catch(() => {}) // absent at the first start
  for (let attempt = 1; attempt <= START_ATTEMPTS; attempt += 1) {
    const port = await choosePort(files)
    const url = addressAt(port, password)
    if (await spawnPostgres(binaries.postgres, files, runner, { port, durable, url })) {
      await writeFile(files.port, String(port))
      return url
    }
  }
  throw new StartError(`The embedded PostgreSQL does not start; the reasons are in ${files.log}.`)
}

async function choosePort(files: EmbeddedFiles): Promise<number> {
  const remembered = Number(await readIfPresent(files.port))
  if (remembered > 0 && (await freePort('127.0.0.1', remembered))) return remembered
  const free = await freePort('127.0.0.1', 0)
  if (!free) throw new StartError('No port is free on 127.0.0.1 for the embedded PostgreSQL.')
  return free
}

async function spawnPostgres(
  postgres: string,
  files: EmbeddedFiles,
  runner: Runner,
  { port, durable, url }: { port: number; durable: boolean; url: string },
): Promise<boolean> {
  const log = await open(files.log, 'a')
  const all = { ...settings, ...(durable ? {} : forgetful) }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = runner.spawn(postgres, ['-D', files.cluster, '-p', String(port), ...flags], {
    stdio: ['ignore', log.fd, log.fd],
    cwd: files.home,
    detached: true, // Ctrl+C must reach only the server, which then stops PostgreSQL itself
  })
  await log.close()
  const ended = once(child, 'exit').then(() => false)
  child.unref()
  return Promise.race([ended, answers(url, files, async () => child.exitCode === null)])
}
