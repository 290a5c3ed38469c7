import { Agent } from 'node:http'
import { setInterval as every } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#api/platform/embedded-postgres/embedded-postgres.ts'
import { variantsInStock } from './orders.ts'
import { residentMegabytes } from './process-use.ts'
import { startShop } from './servers.ts'
import { countVisit, visitShop } from './shopper.ts'

const VISITS_A_SECOND = 3
/** Visitors beyond these do not come: a shop that cannot keep up would get more and more of them. */
const MOST_VISITORS = 50
const MINUTE_MS = 60_000
const REPORT_EVERY_MINUTES = 5
const WHOLE_MINUTES = 60

type Row = Record<string, number>

/**
 * The memory of a process while visitors look around, search, fill carts and order, at a steady rate that two cores serve
 * easily. What it has at the end counts, after an hour or more.
 */
export async function measureHour(dataDir: string, products: number, minutes: number) {
  const shop = await startShop(dataDir, products)
  const postgres = await startEmbeddedPostgres({ dataDir })
  const agent = new Agent({ keepAlive: true })
  const rows: Record<string, Row> = {}
  const visits = new Set<Promise<void>>()
  const count = { served: 0, refused: 0 }
  let [turn, missed] = [0, 0]
  const note = async (when: string) => {
    rows[when] = { MB: await residentMegabytes(shop.pid), ...count, missed }
    console.log(`${when}: ${JSON.stringify(rows[when])}`)
  }
  try {
    const variantIds = await variantsInStock(postgres.url)
    await note('at the start')
    const begun = performance.now()
    let reportAt = REPORT_EVERY_MINUTES
    for await (const _ of every(1_000 / VISITS_A_SECOND)) {
      const passed = (performance.now() - begun) / MINUTE_MS
      if (passed >= minutes) break
      if (passed >= reportAt) {
        await note(`after ${reportAt} minutes`)
        reportAt += REPORT_EVERY_MINUTES
      }
      if (visits.size >= MOST_VISITORS) missed += 1
      else come()
    }
    await Promise.all(visits)
    await note(`at the end, after ${minutes} minutes`)
    const { MB } = Object.values(rows).at(-1)!
    return { rows, figures: minutes < WHOLE_MINUTES ? {} : { hour: MB } }

    function come() {
      const visit = countVisit(visitShop(shop.origin, agent, turn++, variantIds), count).finally(() => {
        visits.delete(visit)
      })
      visits.add(visit)
    }
  } finally {
    agent.destroy()
    await postgres.stop()
    await shop.stop()
  }
}
