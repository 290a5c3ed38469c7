import { randomBytes } from 'node:crypto'
import { access, constants, readFile, realpath, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { makeFolder, readIfPresent } from '../process/files.ts'
import { StartError } from '../errors/app-error.ts'
import { embeddedFiles, type EmbeddedFiles } from './files.ts'
import { lock, tryLock } from './lock.ts'
import { addressAt, answers, isAlive, readPostmaster, stopPostmaster } from './postmaster.ts'
import { startPostmaster } from './start.ts'
import { watchPostgres } from './watch.ts'

const GATE_PATIENCE_MS = 60_000

export type EmbeddedPostgres = { url: string; stop: () => Promise<void> }

/**
 * Starts a private PostgreSQL with its files below `dataDir`/db, on a free port of the loopback address. Uses the one
 * already running there, if any: a leftover of a killed server, or started by another live one.
 *
 * Every process that uses it holds a shared lock on users.lock. `stop` releases ours, and stops PostgreSQL only when no
 * other process holds one. gate.lock lets one process at a time start or stop it, so PostgreSQL never stops between
 * being found and being used.
 *
 * @param durable  false is faster but loses data in a crash; for test runs
 * @returns        its address, and a function that stops using it
 * @throws StartError with a one-line message for the operator
 */
export async function startEmbeddedPostgres({
  dataDir,
  durable = true,
  log = console.warn,
}: {
  dataDir: string
  durable?: boolean
  log?: (message: string) => void
}): Promise<EmbeddedPostgres> {
  const files = embeddedFiles(await makeHome(homeIn(dataDir)))
  const gate = await lock(files.gate, 'alone', GATE_PATIENCE_MS)
  try {
    const password = await ourPassword(files)
    const url = (await adopt(files, password)) ?? (await startPostmaster(files, password, durable))
    const use = await lock(files.users, 'shared', GATE_PATIENCE_MS)
    const watch = watchPostgres(url, () => bringBack(files, url, password, durable), log)
    return {
      url,
      async stop() {
        await watch.end()
        const closing = await lock(files.gate, 'alone', GATE_PATIENCE_MS)
        use.release()
        const nobodyElse = tryLock(files.users, 'alone')
        if (nobodyElse) await stopPostmaster(files)
        nobodyElse?.release()
        closing.release()
      },
    }
  } finally {
    gate.release()
  }
}

/** Returns whether a private PostgreSQL has ever started below `dataDir`. */
export async function hasEmbeddedPostgres(dataDir: string): Promise<boolean> {
  const { cluster } = embeddedFiles(homeIn(dataDir))
  return (await readIfPresent(join(cluster, 'PG_VERSION'))) !== undefined
}

/** Returns the address of the private PostgreSQL that another process has started below `dataDir`. */
export async function embeddedAddress(dataDir: string): Promise<string> {
  const { port, password } = embeddedFiles(homeIn(dataDir))
  return addressAt(Number(await readFile(port, 'utf8')), await readFile(password, 'utf8'))
}

function homeIn(dataDir: string): string {
  return resolve(dataDir, 'db')
}

async function makeHome(home: string): Promise<string> {
  try {
    await makeFolder(home)
    await access(home, constants.R_OK | constants.W_OK)
    return await realpath(home)
  } catch (error) {
    throw new StartError(`DATA_DIR cannot hold the database: ${(error as Error).message}`)
  }
}

async function ourPassword(files: EmbeddedFiles): Promise<string> {
  const known = await readIfPresent(files.password)
  if (known) return known
  const password = randomBytes(24).toString('base64url')
  await writeFile(files.password, password, { mode: 0o600, flush: true })
  return password
}

async function adopt(files: EmbeddedFiles, password: string): Promise<string | undefined> {
  const postmaster = await readPostmaster(files)
  if (!postmaster || !(await isAlive(postmaster, files))) return undefined
  const url = addressAt(postmaster.port, password)
  if (await answers(url, files, () => isAlive(postmaster, files))) return url
  if (!(await isAlive(postmaster, files))) return undefined
  throw new StartError(
    `A PostgreSQL (process ${postmaster.pid}) runs in ${files.cluster} and does not accept the password in ${files.password}: stop it first.`,
  )
}

async function bringBack(files: EmbeddedFiles, url: string, password: string, durable: boolean) {
  const gate = await lock(files.gate, 'alone', GATE_PATIENCE_MS)
  try {
    const found = (await adopt(files, password)) ?? (await startPostmaster(files, password, durable))
    if (found !== url) throw new StartError('its port was taken meanwhile; restart the server')
  } finally {
    gate.release()
  }
}
