import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#api/platform/process/free-port.ts'
import { getAsSent } from './measure.ts'
import { type BenchShop, startShop } from './servers.ts'

const PRODUCTS = 1_000
const PAIRS = 7
const CLIENTS = 8
const SCRAPE_EVERY_MS = 5_000
/** Linux counts so in /proc. */
const TICKS_A_SECOND = 100

const listing = '/api/product/getAllProducts?page=1&limit=12&sort=-sales'
const loads = [
  { name: 'list, cached', requests: 4_000, path: () => listing },
  { name: 'list, uncached', requests: 200, path: (turn: number) => `${listing}&minPrice=${turn + 1}` },
  { name: 'product, mostly cached', requests: 2_000, path: (turn: number) => `/api/product/${1 + (turn % PRODUCTS)}` },
  { name: 'page, cached', requests: 3_000, path: () => '/productListing' },
  { name: 'page, uncached', requests: 50, path: (turn: number) => `/productListing?minPrice=${turn + 1}` },
]

/**
 * What metrics and traces cost: two shops on one database take the same requests by turns, one plain, the other scraped every
 * 5 s and sending traces at the default share to a receiver. Processor time of the shop counts, since other work on the machine
 * does not change it much.
 */
async function main() {
  const dataDir = await mkdtemp(join(tmpdir(), 'kastha-telemetry-'))
  const receiver = createServer((request, response) => request.resume().on('end', () => response.end()))
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const metricsPort = String(await freePort('127.0.0.1', 0))
  const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  const plain = await startShop(dataDir, PRODUCTS)
  const settings = { METRICS_PORT: metricsPort, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...watchedSettings() }
  const watched = await startShop(dataDir, PRODUCTS, settings)
  const scrapes: number[] = []
  const scrape = async () => {
    const from = performance.now()
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    scrapes.push(performance.now() - from)
    return text
  }
  const timer = setInterval(() => void scrape(), SCRAPE_EVERY_MS)
  try {
    for (const load of loads) {
      let turn = 0
      const run = (shop: BenchShop) => cpuMsOf(shop, load.requests, () => load.path(turn++))
      await run(plain)
      await run(watched)
      const pairs: [number, number][] = []
      for (let pair = 0; pair < PAIRS; pair += 1) {
        // Each is first as often as the other.
        const [one, other] = pair % 2 === 0 ? [plain, watched] : [watched, plain]
        const [first, second] = [await run(one), await run(other)]
        pairs.push(pair % 2 === 0 ? [first, second] : [second, first])
      }
      const [before, after] = [medianOf(pairs.map(([ms]) => ms)), medianOf(pairs.map(([, ms]) => ms))]
      const more = medianOf(pairs.map(([one, other]) => other / one - 1)) * 100
      console.log(
        `${load.name}: ${before.toFixed(3)} ms of the processor, watched ${after.toFixed(3)} (${more.toFixed(1)} %)`,
      )
    }
    const text = await scrape()
    const sorted = scrapes.toSorted((one, other) => one - other)
    console.log(`scrapes: median ${medianOf(sorted).toFixed(1)} ms, slowest ${sorted.at(-1)!.toFixed(1)} ms`)
    console.log(`a scrape has ${text.split('\n').length} lines, ${Math.round(text.length / 1_024)} KB`)
  } finally {
    clearInterval(timer)
    await watched.stop()
    await plain.stop()
    receiver.closeAllConnections()
    receiver.close()
    await rm(dataDir, { recursive: true })
  }
}

/** OTEL_TRACES_SAMPLER of the caller, to see what tracing everything costs. */
function watchedSettings(): Record<string, string> {
  const { OTEL_TRACES_SAMPLER: sampler } = process.env
  return sampler === undefined ? {} : { OTEL_TRACES_SAMPLER: sampler }
}

/** Returns the processor's milliseconds for each request, of all threads of the shop. */
async function cpuMsOf({ origin, pid }: BenchShop, requests: number, path: () => string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const before = await ticksOf(pid)
  let left = requests
  const client = async () => {
    while (left-- > 0) await getAsSent(origin + path(), agent)
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  const ticks = (await ticksOf(pid)) - before
  agent.destroy()
  return (ticks * 1_000) / TICKS_A_SECOND / requests
}

/** @source proc(5): fields 14 and 15 of /proc/PID/stat, after the name in parentheses */
async function ticksOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!
}

await main()
