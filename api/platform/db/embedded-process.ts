import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { chownSync, lchownSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../errors/start-error.ts'

/** "nobody" on Linux; only used when root may not make user namespaces. */
const UNPRIVILEGED_ID = 65_534
const NAMESPACE = ['--user', '--map-user=1000', '--map-group=1000', '--']

/** Runs a program of PostgreSQL as somebody it agrees to run as, and says who owns the files it may use. */
export type Runner = {
  spawn: (program: string, args: string[], options: SpawnOptions) => ChildProcess
  owner: number | undefined
}

/**
 * PostgreSQL refuses to run as root. A user namespace in which root has another number is enough for it, and works
 * below a 0700 home too; where the system allows none, an unprivileged user who gets the folder; else nothing does.
 *
 * @param postgres  the program, to see who can reach it
 * @param home      the folder its files will be in, made already
 * @throws StartError when root can do neither
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
    'The embedded PostgreSQL cannot run as root here: start the shop as a normal user, or set DATABASE_URL.',
  )
}

function succeeds(program: string, args: string[], who: { uid?: number; gid?: number } = {}): boolean {
  return spawnSync(program, args, { ...who, stdio: 'ignore', cwd: '/' }).status === 0
}

/** Gives a folder and all in it to whom PostgreSQL will run as, when they belong to somebody else. */
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

/** The system's code of an error (`ENOENT`), or PostgreSQL's (`57P03`). */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
