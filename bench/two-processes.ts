import { Agent } from 'node:http'
import { startEmbeddedPostgres } from '#api/platform/embedded-postgres/embedded-postgres.ts'
import { sumOf } from '#domain/sum.ts'
import { variantsInStock } from './orders.ts'
import { cpuMsOf } from './process-use.ts'
import { startShop, type BenchShop } from './servers.ts'
import { SECONDS } from './settings.ts'
import { countVisit, REQUESTS_A_VISIT, visitShop, type VisitCount } from './shopper.ts'

/** Few enough that a single process refuses nobody. */
const CLIENTS = 4
const ROUNDS = 4
const VISITS_A_ROUND = 30 * SECONDS
const WARM_UP_VISITS = 200

type Cost = VisitCount & { cpuMs: number; seconds: number }

/**
 * How much more two processes serve than one, when PostgreSQL has cores of its own: twice what a process serves in a second
 * of the processor. Only what the shop's processes use counts, so it can be measured on a few cores that PostgreSQL and the
 * visitors use too. One process and two take turns.
 */
export async function measureTwoProcesses(dataDir: string, products: number) {
  const shops: BenchShop[] = []
  const agent = new Agent({ keepAlive: true })
  try {
    shops.push(await startShop(dataDir, products), await startShop(dataDir, products))
    const postgres = await startEmbeddedPostgres({ dataDir })
    const variantIds = await variantsInStock(postgres.url)
    await postgres.stop()
    let turn = 0
    const serve = async (by: readonly BenchShop[], visits: number): Promise<Cost> => {
      const begun = performance.now()
      const before = await cpuOf(by)
      const count = { served: 0, refused: 0 }
      let left = visits
      const client = async () => {
        while (left-- > 0) {
          turn += 1
          await countVisit(visitShop(by[turn % by.length]!.origin, agent, turn, variantIds), count)
        }
      }
      await Promise.all(Array.from({ length: CLIENTS }, client))
      return { ...count, cpuMs: (await cpuOf(by)) - before, seconds: (performance.now() - begun) / 1_000 }
    }
    await serve(shops, WARM_UP_VISITS)
    const [one, two]: [Cost[], Cost[]] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      one.push(await serve([shops[round % 2]!], VISITS_A_ROUND))
      two.push(await serve(shops, VISITS_A_ROUND))
    }
    const rows = { 'one process': row(one), 'two processes': row(two) }
    return { rows, figures: { twoProcesses: (2 * perCpuSecond(two)) / perCpuSecond(one) } }
  } finally {
    agent.destroy()
    for (const shop of shops) await shop.stop()
  }
}

async function cpuOf(shops: readonly BenchShop[]): Promise<number> {
  return sumOf(await Promise.all(shops.map(({ pid }) => cpuMsOf(pid))), (ms) => ms)
}

function row(rounds: readonly Cost[]): Record<string, string | number> {
  return {
    'requests per CPU second': perCpuSecond(rounds).toFixed(1),
    'CPU ms a request': (1_000 / perCpuSecond(rounds)).toFixed(2),
    'requests/s on these cores': (requestsOf(rounds) / sumOf(rounds, ({ seconds }) => seconds)).toFixed(1),
    'visits refused': sumOf(rounds, ({ refused }) => refused),
  }
}

function perCpuSecond(rounds: readonly Cost[]): number {
  return (1_000 * requestsOf(rounds)) / sumOf(rounds, ({ cpuMs }) => cpuMs)
}

function requestsOf(rounds: readonly Cost[]): number {
  return sumOf(rounds, ({ served }) => served) * REQUESTS_A_VISIT
}
