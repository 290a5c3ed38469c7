import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { dataDir } from './shop-under-test.ts'
import { test as base } from './test.ts'

const OPENED = /^Kastha is open at (\S+)$/

type Machine = {
  /** Runs `npm run restore FILE`. */
  restore: (file: string) => Promise<Outcome>
  /** Starts the restored shop without jobs, so that it sends no emails. @returns its URL */
  start: () => Promise<string>
}

type Outcome = { status: number; output: string }

/** Simulates another machine: an empty data folder with only the data key of the shop under test. */
export const test = base.extend<{ otherMachine: Machine }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
  otherMachine: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'kastha-restored-'))
    await cp(join(dataDir(), 'secrets', 'data-key'), join(folder, 'secrets', 'data-key'))
    const servers: ChildProcess[] = []
    const start = () => {
      const server = startServer(folder)
      servers.push(server)
      return addressOf(server)
    }
    await use({ restore: (file) => runScript(['restore', file], folder), start })
    await Promise.all(servers.map(stop))
    await rm(folder, { recursive: true })
  },
})

/** Runs `npm run backup FILE` while the server of the shop under test keeps running. */
export function backUp(file: string): Promise<Outcome> {
  return runScript(['backup', file], dataDir())
}

function runScript(words: string[], folder: string): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const env = { ...process.env, DATA_DIR: folder }
  const script = execFile('npm', ['run', '--silent', ...words], { env }, (_, printed, complained) => {
    resolve({ status: script.exitCode ?? 1, output: printed + complained })
  })
  return promise
}

function startServer(folder: string): ChildProcess {
  const demo = { DEMO: '1', TEST_WALLETS: '1' }
  const settings = { PORT: '0', JOBS: '0', DATA_DIR: folder, LOG_LEVEL: 'warn', NODE_ENV: 'production', ...demo }
  return spawn(process.execPath, ['bin/server.ts'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function addressOf(server: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: server.stdout! })) {
    const address = OPENED.exec(line)?.[1]
    if (!address) continue
    server.stdout!.resume()
    return address
  }
  throw new Error('The restored shop did not open')
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}
