import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { LoopDelay } from './event-loop-delay.ts'
import type { HeldMemory } from './held-memory.ts'

const READY_PATIENCE_MS = 180_000
/** A first start generates products, some hundreds a second on a busy machine. */
const READY_PATIENCE_MS_A_PRODUCT = 5

export type BenchServer = {
  origin: string
  pid: number
  stop: () => Promise<void>
}

/** One that also says how long its loop was kept from new work (event-loop-delay.ts), and what memory it holds. */
export type BenchShop = BenchServer & {
  beginDelay: () => Promise<void>
  endDelay: () => Promise<LoopDelay>
  readMemory: () => Promise<HeldMemory>
}

/** The shop as it runs in production, in a process of its own. */
export async function startShop(
  dataDir: string,
  products: number,
  settings: Record<string, string> = {},
): Promise<BenchShop> {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SEED_PRODUCTS: String(products),
    // Mails leave by a worker, and nobody is kept from ordering thousands of times.
    JOBS: '0',
    ADDRESS_LIMITS: '0',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    DEMO: '1',
    TEST_WALLETS: '1',
    // Memory as `npm start` manages it (scripts/start.mjs), as below.
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    ...settings,
  }
  const child = spawn(
    process.execPath,
    [
      '--max-semi-space-size=16',
      '--heap-growing-percent=50',
      '--import',
      './bench/event-loop-delay.ts',
      '--import',
      './bench/held-memory.ts',
      'bin/server.ts',
    ],
    { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  )
  return {
    origin: await printedOrigin(child, READY_PATIENCE_MS + products * READY_PATIENCE_MS_A_PRODUCT),
    pid: child.pid!,
    stop: () => stop(child),
    beginDelay: async () => void (await ask(child, 'begin')),
    endDelay: async () => (await ask(child, 'end')) as LoopDelay,
    readMemory: async () => (await ask(child, 'held memory')) as HeldMemory,
  }
}

/** A bare Node http server that answers `body` to every request. */
export async function startBareServer(headers: Record<string, string>, body: Buffer): Promise<BenchServer> {
  const child = spawn(process.execPath, ['bench/bare-server.ts'], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin!.end(JSON.stringify({ headers, body: body.toString('base64') }))
  return { origin: await printedOrigin(child, READY_PATIENCE_MS), pid: child.pid!, stop: () => stop(child) }
}

async function ask(child: ChildProcess, question: 'begin' | 'end' | 'held memory'): Promise<unknown> {
  const answer = once(child, 'message')
  child.send(question)
  return (await answer)[0]
}

async function printedOrigin(child: ChildProcess, withinMs: number): Promise<string> {
  const patience = setTimeout(() => child.kill(), withinMs)
  for await (const line of createInterface({ input: child.stdout! })) {
    const origin = /http:\/\/[\w.-]+:\d+/.exec(line)?.[0]
    if (!origin) continue
    clearTimeout(patience)
    child.stdout!.resume()
    return origin
  }
  throw new Error(`A server of the bench ended (${child.exitCode}) before it printed its address`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
