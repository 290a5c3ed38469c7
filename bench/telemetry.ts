import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#api/platform/process/free-port.ts'
import { getAsSent } from './measure.ts'
import { cpuMsOfThreads } from './process-use.ts'
import { type BenchShop, startShop } from './servers.ts'

const PRODUCTS = 1_000
/** A multiple of the number of shops. */
const ROUNDS = 9
const QUIET_SCRAPES = 20
const CLIENTS = 8
const SCRAPE_EVERY_MS = 5_000

const listing = '/api/product/getAllProducts?page=1&limit=12&sort=-sales'
const loads = [
  { name: 'list, cached', requests: 4_000, path: () => listing },
  { name: 'list, uncached', requests: 200, path: (turn: number) => `${listing}&minPrice=${turn + 1}` },
  { name: 'product, mostly cached', requests: 2_000, path: (turn: number) => `/api/product/${1 + (turn % PRODUCTS)}` },
  { name: 'page, cached', requests: 3_000, path: () => '/productListing' },
  { name: 'page, uncached', requests: 50, path: (turn: number) => `/productListing?minPrice=${turn + 1}` },
]

/**
 * What metrics and traces cost: shops on one database take the same requests by turns. One is plain, one is plain as well and
 * shows by how much two equal shops differ, and one is scraped every 5 s and sends traces at the default share to a receiver.
 * Processor time of the shop counts, since other work on the machine does not change it much.
 */
async function main() {
  const dataDir = await mkdtemp(join(tmpdir(), 'kastha-telemetry-'))
  const receiver = createServer((request, response) => request.resume().on('end', () => response.end()))
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const metricsPort = String(await freePort('127.0.0.1', 0))
  const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  const settings = { METRICS_PORT: metricsPort, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...watchedSettings() }
  const plain = await startShop(dataDir, PRODUCTS)
  const equal = await startShop(dataDir, PRODUCTS)
  const watched = await startShop(dataDir, PRODUCTS, settings)
  const shops = [plain, equal, watched]
  const scrape = async () => {
    const from = performance.now()
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return { text, ms: performance.now() - from }
  }
  const underLoad: number[] = []
  const timer = setInterval(() => void scrape().then(({ ms }) => underLoad.push(ms)), SCRAPE_EVERY_MS)
  try {
    for (const load of loads) {
      let turn = 0
      const run = (shop: BenchShop) => cpuMsOfEach(shop, load.requests, () => load.path(turn++))
      for (const shop of shops) await run(shop)
      const rounds: [number, number, number][] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        // Each is first, second and last as often as the others.
        const costs = new Map<BenchShop, number>()
        for (const at of [0, 1, 2]) {
          const shop = shops[(at + round) % shops.length]!
          costs.set(shop, await run(shop))
        }
        rounds.push([costs.get(plain)!, costs.get(equal)!, costs.get(watched)!])
      }
      const more = (at: 1 | 2) => ((medianOf(rounds.map((costs) => costs[at] / costs[0])) - 1) * 100).toFixed(1)
      const ms = (at: 0 | 2) => medianOf(rounds.map((costs) => costs[at])).toFixed(3)
      console.log(
        `${load.name}: ${ms(0)} ms of the processor, watched ${ms(2)} (${more(2)} %; an equal shop ${more(1)} %)`,
      )
    }
    clearInterval(timer)
    const quiet: number[] = []
    for (let count = 0; count < QUIET_SCRAPES; count += 1) quiet.push((await scrape()).ms)
    const { text } = await scrape()
    console.log(
      `scrapes of an idle shop: ${spreadOf(quiet)}; amid requests, for which they wait: ${spreadOf(underLoad)}`,
    )
    console.log(`a scrape has ${text.split('\n').length} lines, ${Math.round(text.length / 1_024)} KB`)
  } finally {
    clearInterval(timer)
    for (const shop of shops) await shop.stop()
    receiver.closeAllConnections()
    receiver.close()
    await rm(dataDir, { recursive: true })
  }
}

function spreadOf(times: readonly number[]): string {
  return `median ${medianOf(times).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)} ms`
}

/** OTEL_TRACES_SAMPLER of the caller, to see what tracing everything costs. */
function watchedSettings(): Record<string, string> {
  const { OTEL_TRACES_SAMPLER: sampler } = process.env
  return sampler === undefined ? {} : { OTEL_TRACES_SAMPLER: sampler }
}

/** Returns the processor's milliseconds for each request, of all threads of the shop. */
async function cpuMsOfEach({ origin, pid }: BenchShop, requests: number, path: () => string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const before = await cpuMsOfThreads(pid)
  let left = requests
  const client = async () => {
    while (left-- > 0) await getAsSent(origin + path(), agent)
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  const taken = (await cpuMsOfThreads(pid)) - before
  agent.destroy()
  return taken / requests
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!
}

await main()
