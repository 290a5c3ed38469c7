import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { chownSync, lchownSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../errors/app-error.ts'

/** "nobody" on Linux; only used when root may not create user namespaces. */
const UNPRIVILEGED_ID = 65_534
const NAMESPACE = ['--user', '--map-user=1000', '--map-group=1000', '--']

/** Runs PostgreSQL's programs as a user they accept; `owner` must own their files. */
export type Runner = {
  spawn: (program: string, args: string[], options: SpawnOptions) => ChildProcess
  owner: number | undefined
}

/**
 * Chooses the user to run PostgreSQL as, because it refuses root. A user namespace that maps root to another id is
 * enough, and works below a 0700 home too. Otherwise this hands the folder to an unprivileged user.
 *
 * @param postgres  the program, to test which user can execute it
 * @param home      the existing folder for its files
 * @throws StartError when neither works for root
 */
export function chooseRunner(postgres: string, home: string): Runner {
  if (process.getuid?.() !== 0) return { spawn, owner: undefined }
  if (succeeds('unshare', [...NAMESPACE, postgres, '--version'])) {
    return { spawn: (program, args, options) => spawn('unshare', [...NAMESPACE, program, ...args], options), owner: 0 }
  }
  const nobody = { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID }
  chownSync(home, nobody.uid, nobody.gid)
  if (succeeds(postgres, ['--version'], nobody) && succeeds('/bin/sh', ['-c', 'test -w "$0"', home], nobody)) {
    return { spawn: (program, args, options) => spawn(program, args, { ...options, ...nobody }), owner: nobody.uid }
  }
  throw new StartError(
    'The embedded PostgreSQL cannot run as root here: start the server as a normal user, or set DATABASE_URL.',
  )
}

function succeeds(program: string, args: string[], who: { uid?: number; gid?: number } = {}): boolean {
  return spawnSync(program, args, { ...who, stdio: 'ignore', cwd: '/' }).status === 0
}

/** Changes the owner of a folder and its contents to PostgreSQL's user, unless it is already the owner. */
export function giveTo(owner: number | undefined, folder: string) {
  if (owner === undefined || lstatSync(folder).uid === owner) return
  if (lstatSync(folder).isDirectory()) giveContents(owner, folder)
  lchownSync(folder, owner, owner)
}

function giveContents(owner: number, folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, entry), owner, owner)
  }
}
