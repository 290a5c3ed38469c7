import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const BROWSERS = 24
const TICK_MS = 10
/** A flood that does not wait for answers would otherwise use up the descriptors of this process. */
const MOST_OUTSTANDING = 2_000
/** Pages that another run asked for before are others. */
const FIRST_PRICE = Math.trunc(performance.timeOrigin % 1e6) * 100

// Run by overload.ts: the origin, and how many come in a second. Without a number some each wait for a page before they ask
// for the next one.
const [origin = '', perSecond = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })
const answers: Record<number, number> = {}
const stopped = new AbortController()
let turn = 0

process.once('message', () => {
  stopped.abort()
  process.send!(answers)
  process.disconnect()
})
await (perSecond === '' ? Promise.all(Array.from({ length: BROWSERS }, browseInTurn)) : flood(Number(perSecond)))
agent.destroy()

async function browseInTurn() {
  while (!stopped.signal.aborted) await browse()
}

/** Visitors who come whether or not the others were served. */
async function flood(rate: number) {
  const outstanding = new Set<Promise<void>>()
  const begun = performance.now()
  let came = 0
  while (!stopped.signal.aborted) {
    const due = ((performance.now() - begun) / 1_000) * rate
    for (; came < due; came += 1) {
      if (outstanding.size >= MOST_OUTSTANDING) continue
      const visit = browse().then(() => void outstanding.delete(visit))
      outstanding.add(visit)
    }
    await wait(TICK_MS)
  }
  await Promise.all(outstanding)
}

/** Asks for a page that no memory holds, from a network of its own. Status 0: the connection broke. */
function browse(): Promise<void> {
  turn += 1
  const url = `${origin}/productListing?minPrice=${FIRST_PRICE + turn}`
  const network = `203.${turn % 200}.${Math.trunc(turn / 200) % 250}.7`
  return new Promise((resolve) => {
    const end = (status: number) => {
      if (!stopped.signal.aborted) answers[status] = (answers[status] ?? 0) + 1
      resolve()
    }
    get(url, { agent, headers: { 'accept-encoding': 'br', 'x-forwarded-for': network } }, (response) => {
      response.resume()
      response.on('error', () => end(0))
      response.on('end', () => end(response.statusCode!))
    }).on('error', () => end(0))
  })
}
