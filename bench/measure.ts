import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import autocannon from 'autocannon'
import { SECONDS } from './settings.ts'

const CONNECTIONS = 16
/** Fewer, if these do not end within the time below. */
const SINGLE_REQUESTS = 300
const AT_MOST_MS = 30_000
const WARM_UP_REQUESTS = 60
/** Autocannon checks for the end this often. */
const LOOK_EVERY_MS = 100

type Load = {
  /** Answers of status 200 to 299. */
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  /** Those of before the load count, too. */
  served: number
  /** Answers with another status, as of a busy shop (503), and connections that broke. */
  refused: number
}

/**
 * Requests per second under load; p50 and p99 of one visitor at a time, since autocannon counts whole milliseconds only.
 *
 * @param most  how many requests differ; the load ends with the last of them, or with its time
 */
export async function measure(
  origin: string,
  path: (turn: number) => string,
  most?: number,
  { seconds = SECONDS } = {},
): Promise<Load> {
  let turn = 0
  const next = () => path(turn++)
  await latencies(origin, next, WARM_UP_REQUESTS)
  const single = (await latencies(origin, next, SINGLE_REQUESTS)).toSorted((a, b) => a - b)
  const asked = turn
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    sampleInt: LOOK_EVERY_MS,
    ...(most !== undefined && { maxOverallRequests: most - asked }),
    headers: { 'accept-encoding': 'br' },
    requests: [{ setupRequest: (wanted) => ({ ...wanted, path: next() }) }],
  })
  return {
    requestsPerSecond: result['2xx'] / result.duration,
    p50Ms: single[Math.floor(single.length * 0.5)]!,
    p99Ms: single[Math.floor(single.length * 0.99)]!,
    served: asked + result['2xx'],
    refused: result.non2xx + result.errors,
  }
}

async function latencies(origin: string, path: () => string, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const taken: number[] = []
  const until = performance.now() + AT_MOST_MS
  while (taken.length < count && (taken.length === 0 || performance.now() < until)) {
    const begin = performance.now()
    await getAsSent(origin + path(), agent)
    taken.push(performance.now() - begin)
  }
  agent.destroy()
  return taken
}

/**
 * The answer as it travels: not unpacked.
 *
 * @throws Error when the status is not 200 to 299
 */
export function getAsSent(
  url: string,
  agent?: Agent,
  headers: Record<string, string> = {},
): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const options = { ...(agent && { agent }), headers: { 'accept-encoding': 'br', ...headers } }
    request(url, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode! >= 300) return reject(new Error(`${url} answers ${response.statusCode}`))
        resolve({ headers: plainHeaders(response.headers), body: Buffer.concat(chunks) })
      })
    })
      .on('error', reject)
      .end()
  })
}

function plainHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const connection = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding'])
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !connection.has(name) ? [[name, value]] : [],
    ),
  )
}
