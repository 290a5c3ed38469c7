import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** Creates a folder for the test. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kastha-server-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/**
 * Runs the server or the worker, as `npm start` and `npm run worker` do, without the demo data.
 *
 * @returns `opened`: the server's address, '' for a worker; `printed`: its lines on stdout so far; `complaints`: all
 *          of stderr, once it has exited
 * @param folder  where its files are, if not in the project
 * @param through a command that becomes Node, with what it may do; by default Node is started directly
 */
export function startProcess(
  script: 'bin/server.ts' | 'bin/worker.ts',
  settings: Record<string, string>,
  folder = process.cwd(),
  through: readonly string[] = [],
) {
  const [program, ...args] = [...through, process.execPath, script]
  const child = spawn(program!, args, {
    cwd: folder,
    env: { ...process.env, PORT: '0', DEMO: '0', LOG_LEVEL: 'warn', NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const exited = once(child, 'exit').then(([status]) => status as number)
  const printed: string[] = []
  return {
    pid: child.pid,
    opened: openAddress(createInterface(child.stdout), printed),
    printed,
    complaints: text(child.stderr),
    exited,
    stop: (signal: 'SIGTERM' | 'SIGINT') => (child.kill(signal), exited),
  }
}

function openAddress(lines: Interface, printed: string[]): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  lines.on('line', (line) => {
    printed.push(line)
    const [opened, address = ''] = /^(?:Kastha is open at (\S+)|The Kastha worker is running)$/.exec(line) ?? []
    if (opened) resolve(address)
  })
  lines.on('close', () => resolve(''))
  return promise
}
