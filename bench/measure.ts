import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import autocannon from 'autocannon'

const CONNECTIONS = 10
const SECONDS = 5
const SINGLE_REQUESTS = 300
const WARM_UP_REQUESTS = 60

export type Load = { requestsPerSecond: number; p50Ms: number; p99Ms: number; failures: number }

/** Requests per second under load; p50 and p99 of one visitor at a time, since autocannon counts whole milliseconds only. */
export async function measure(origin: string, path: (turn: number) => string): Promise<Load> {
  let turn = 0
  const next = () => path(turn++)
  await latencies(origin, next, WARM_UP_REQUESTS)
  const single = (await latencies(origin, next, SINGLE_REQUESTS)).toSorted((a, b) => a - b)
  const { requests, non2xx, errors } = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
    requests: [{ setupRequest: (wanted) => ({ ...wanted, path: next() }) }],
  })
  return {
    requestsPerSecond: requests.average,
    p50Ms: single[Math.floor(single.length * 0.5)]!,
    p99Ms: single[Math.floor(single.length * 0.99)]!,
    failures: non2xx + errors,
  }
}

async function latencies(origin: string, path: () => string, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const taken: number[] = []
  for (let done = 0; done < count; done++) {
    const begin = performance.now()
    await getAsSent(origin + path(), agent)
    taken.push(performance.now() - begin)
  }
  agent.destroy()
  return taken
}

/** The answer as it travels: not unpacked. */
export function getAsSent(url: string, agent?: Agent): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { ...(agent && { agent }), headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => resolve({ headers: plainHeaders(response.headers), body: Buffer.concat(chunks) }))
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
