import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** A folder of the test's own. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kastha-server-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/**
 * Runs the shop's server, or its worker, as `npm start` and `npm run worker` do, without the demo shop.
 *
 * @returns `opened` is the server's address, and empty for a worker, which has none; `printed` its lines until now;
 *          `complaints` all that it wrote to stderr, once it has ended
 */
export function startProcess(script: 'bin/server.ts' | 'bin/worker.ts', settings: Record<string, string>) {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: '0', DEMO: '0', LOG_LEVEL: 'warn', NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const exited = once(child, 'exit').then(([status]) => status as number)
  const printed: string[] = []
  return {
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
    const [opened, address = ''] = /^Kastha (?:is open at (\S+)|does its jobs)$/.exec(line) ?? []
    if (opened) resolve(address)
  })
  lines.on('close', () => resolve(''))
  return promise
}
