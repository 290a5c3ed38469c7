import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync, closeSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { vi } from 'vitest'
import { freePort } from '#api/platform/process/free-port.ts'

const END_WITHIN_MS = 15_000
/** Below the ports that Linux gives to outgoing connections, which could take the port of a killed program. */
const [FIRST_PORT, LAST_PORT] = [20_000, 31_000]

/** Users may have no `sbin` in their PATH. */
const PATH = [process.env['PATH'], '/usr/sbin', '/usr/local/sbin'].join(delimiter)

export type Owner = { uid: number; gid: number }

/** `root`: everything that the test writes; `config`: a copy of the cluster's own files. */
export type Folders = { root: string; config: string }

type Command = {
  args: readonly string[]
  env?: Record<string, string>
  cwd?: string
  /** User that runs it; the current one when absent. */
  owner?: Owner | undefined
}

export type Program = { name: string; pid: number; kill: () => Promise<void> }

/** Starts programs, each with a log of its own in `folder`, and ends all of them. */
export class Programs {
  readonly #folder: string
  readonly #running = new Map<number, ChildProcess>()
  readonly #ended: string[] = []

  constructor(folder: string) {
    this.#folder = folder
  }

  start(name: string, command: string, { args, env = {}, cwd, owner }: Command): Program {
    const log = openSync(join(this.#folder, `${name}.log`), 'a')
    // When the test itself is killed, Linux ends its programs.
    const child = spawn('setpriv', ['--pdeathsig', 'TERM', '--', command, ...args], {
      env: { ...process.env, PATH, ...env },
      cwd,
      ...owner,
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    const { pid } = child
    if (pid === undefined) throw new Error(`${name} cannot be started`)
    this.#running.set(pid, child)
    child.once('exit', () => {
      if (this.#running.delete(pid)) this.#ended.push(name)
    })
    return { name, pid, kill: () => this.#end(pid, 'SIGKILL') }
  }

  /** @throws Error when a program has ended by itself */
  requireAll(): void {
    if (this.#ended.length > 0) throw new Error(`Ended by itself: ${this.#ended.join(', ')}`)
  }

  async #end(pid: number, signal: NodeJS.Signals): Promise<void> {
    const child = this.#running.get(pid)
    if (!child) return
    this.#running.delete(pid)
    const exited = once(child, 'exit')
    child.kill(signal)
    const timer = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS)
    await exited
    clearTimeout(timer)
  }

  async endAll(): Promise<void> {
    await Promise.all([...this.#running.keys()].map((pid) => this.#end(pid, 'SIGTERM')))
  }
}

/** Returns the process that wrote a `postmaster.pid`; undefined when there is no such file. */
export async function postmasterIn(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '')
  return text === '' ? undefined : Number(text.split('\n')[0])
}

/** Ends a process that Patroni started, and waits until it is gone. */
export async function endProcess(pid: number, signal: NodeJS.Signals): Promise<void> {
  if (!isRunning(pid)) return
  process.kill(pid, signal)
  await vi.waitUntil(() => !isRunning(pid), { timeout: END_WITHIN_MS, interval: 20 })
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
    throw error
  }
}

/** Returns a function that gives a free port at each call, never the same one twice. */
export function freePorts(): () => Promise<number> {
  let next = FIRST_PORT + (process.pid % (LAST_PORT - FIRST_PORT))
  return async () => {
    for (;;) {
      next = next >= LAST_PORT ? FIRST_PORT : next + 1
      if ((await freePort('127.0.0.1', next)) !== undefined) return next
    }
  }
}
