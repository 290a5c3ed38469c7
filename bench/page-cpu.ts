import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { respond } from '#api/platform/cache/respond.ts'
import { parseEnv } from '#api/platform/env/env.ts'
import { start } from '#api/start.ts'
import { storefront } from '../storefront/server.ts'

const WARM_UP_TURNS = 40
const TURNS = 40
const ROUNDS = 5
const ELEMENTS = 1_000

/** Milliseconds of the processor, and as renderings of a plain list of 1,000 elements on the same machine. */
type PageCost = { ms: number; lists: number }

/** Renders a page, from the request to the compressed answer. */
type Ask = (path: string) => Promise<void>

/**
 * What rendering each page costs the processor. The pages are rendered in this process, each time anew; what they show may come from memory, as it does in the shop.
 * PostgreSQL's part does not count. List and pages take turns, and the cheapest round of each counts, so that a busy
 * moment of the machine hits neither alone.
 */
export async function costPages(dataDir: string, paths: readonly string[]): Promise<Record<string, PageCost>> {
  const { ask, stop } = await openPages(dataDir)
  try {
    const costs: Record<string, PageCost> = {}
    // All pages share much code, which must not be new to the first of them.
    for (const path of paths) await cpuMs(WARM_UP_TURNS, () => ask(path))
    await cpuMs(WARM_UP_TURNS, renderPlainList)
    for (const path of paths) {
      const [page, list]: [number[], number[]] = [[], []]
      for (let round = 0; round < ROUNDS; round += 1) {
        list.push(await cpuMs(TURNS, renderPlainList))
        page.push(await cpuMs(TURNS, () => ask(path)))
      }
      const ms = Math.min(...page)
      costs[path] = { ms, lists: ms / Math.min(...list) }
    }
    return costs
  } finally {
    await stop()
  }
}

/** The shop in this process, which keeps no page. */
async function openPages(dataDir: string): Promise<{ ask: Ask; stop: () => Promise<unknown> }> {
  const settings = { PORT: '0', DATA_DIR: dataDir, JOBS: '0', ADDRESS_LIMITS: '0', LOG_LEVEL: 'warn' }
  const opened = Promise.withResolvers<Ask>()
  const server = await start(parseEnv({ ...settings, NODE_ENV: 'production', DEMO: '1' }), (app, site) => {
    app.register(storefront, {
      ...site,
      api: app,
      respond: (request, reply, key, render, turn) =>
        respond(request, reply, key, async () => ({ ...(await render()), keepForMs: 0 }), turn),
    })
    opened.resolve(async (path) => {
      const { statusCode } = await app.inject({ url: path, headers: { 'accept-encoding': 'br' } })
      if (statusCode !== 200) throw new Error(`${path} was answered ${statusCode}`)
    })
  })
  return { ask: await opened.promise, stop: () => server.stop() }
}

function renderPlainList(): string {
  const rows = Array.from({ length: ELEMENTS }, (_, at) =>
    createElement('li', { key: at, className: 'row' }, `Row ${at}`),
  )
  return renderToString(createElement('ul', null, rows))
}

/** Milliseconds of this process for each turn, of all its threads. */
async function cpuMs(turns: number, work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  for (let turn = 0; turn < turns; turn += 1) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / turns
}
