import type { FastifyInstance, FastifyRequest } from 'fastify'
import { restBetween } from '../process/rest-between.ts'

/** Browsing waits no longer than this for buyers, so that it goes on however many there are. */
const LONGEST_MS = 25
/** For so long after a buyer's call, browsing goes on one by one. */
const LATELY_MS = 1_000
/** More than the bulkheads let run. */
const MOST_WAITING = 100

/**
 * Counts the calls of shoppers that change something, such as a cart or an order, from when their body has arrived until
 * they are answered.
 *
 * @returns a function that opens a lane, which runs browsing of one kind. While buyers come, a lane runs one piece at a time and
 *          rests after it for as long as it took. A piece begins in a moment without a buyer's call, or after 25 ms, so
 *          such a call waits for one piece at most
 */
export function openWay(app: FastifyInstance) {
  const buyers = new Set<FastifyRequest>()
  let lastAt = -Infinity
  const waiting = new Set<() => void>()
  const leave = (request: FastifyRequest) => {
    if (!buyers.delete(request)) return
    lastAt = performance.now()
    if (buyers.size > 0) return
    for (const goOn of waiting) goOn()
  }
  app.addHook('preHandler', async (request, reply) => {
    if (!isOfBuyer(request) || reply.raw.closed) return
    buyers.add(request)
    reply.raw.once('close', () => leave(request))
  })
  app.addHook('onSend', async (request) => leave(request))

  const momentWithout = () =>
    new Promise<void>((resolve) => {
      const goOn = () => {
        clearTimeout(timer)
        waiting.delete(goOn)
        resolve()
      }
      const timer = setTimeout(goOn, LONGEST_MS)
      waiting.add(goOn)
    })
  // One lane for all would stand still: a page in it waits for a list, which waits for the lane.
  return function openLane() {
    const oneByOne = restBetween({ mostWaiting: MOST_WAITING })
    return async function giveWay<Result>(work: () => Promise<Result>): Promise<Result> {
      if (buyers.size === 0 && performance.now() - lastAt > LATELY_MS) return work()
      return oneByOne('', async () => {
        if (buyers.size > 0) await momentWithout()
        return work()
      })
    }
  }
}

function isOfBuyer({ method, routeOptions: { url } }: FastifyRequest): boolean {
  if (!url?.startsWith('/api/') || url.startsWith('/api/admin/')) return false
  return method !== 'GET' && method !== 'HEAD'
}
