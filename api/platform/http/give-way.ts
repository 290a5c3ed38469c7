import type { FastifyInstance, FastifyRequest } from 'fastify'
import pLimit from 'p-limit'

/** Browsing waits so long for a moment without buyers, and longer after a long piece: half of the thread is theirs. */
const SHORTEST_WAIT_MS = 25
const LONGEST_WAIT_MS = 250
/** For so long after a buyer's call, browsing goes on one by one. */
const LATELY_MS = 1_000
/** Buying comes back to the thread of a process some thirty times; looking up an account or a message does not. */
const BUYING = /^\/api\/(cart|checkout|orders|payments)\b/
/** Emptying a cart changes little, or nothing. */
const BUYERS_METHODS = new Set(['POST', 'PUT', 'PATCH'])

/**
 * Counts the calls by which shoppers buy (cart, quote, order, payment), from when their body has arrived until they are
 * answered.
 *
 * @returns a function that opens a lane, which runs browsing of one kind. While buyers come, a lane runs one piece at a
 *          time, and each begins in a moment without a buyer's call, or after as long as the piece before took. So such a
 *          call waits for one piece at most, and short calls hardly slow down browsing
 */
export function openWay(app: FastifyInstance) {
  const buyers = new Set<FastifyRequest>()
  let lastAt = -Infinity
  const waiting = new Set<() => void>()
  const leave = (request: FastifyRequest) => {
    if (!buyers.delete(request) || buyers.size > 0) return
    for (const goOn of waiting) goOn()
  }
  app.addHook('preHandler', async (request, reply) => {
    if (!isOfBuyer(request) || reply.raw.closed) return
    buyers.add(request)
    reply.raw.once('close', () => leave(request))
  })
  app.addHook('onSend', async (request, reply) => {
    // A refused call is no reason to slow down others.
    if (buyers.has(request) && reply.statusCode < 400) lastAt = performance.now()
    leave(request)
  })

  const momentWithout = (longestMs: number) =>
    new Promise<void>((resolve) => {
      const goOn = () => {
        clearTimeout(timer)
        waiting.delete(goOn)
        resolve()
      }
      const timer = setTimeout(goOn, longestMs)
      waiting.add(goOn)
    })
  return function openLane() {
    const oneByOne = pLimit(1)
    let restsUntil = -Infinity
    const timed = async <Result>(work: () => Promise<Result>) => {
      const begun = performance.now()
      try {
        return await work()
      } finally {
        const ended = performance.now()
        restsUntil = ended + Math.min(ended - begun, LONGEST_WAIT_MS)
      }
    }
    return async function giveWay<Result>(work: () => Promise<Result>): Promise<Result> {
      if (buyers.size === 0 && performance.now() - lastAt > LATELY_MS) return work()
      return oneByOne(async () => {
        if (buyers.size > 0) await momentWithout(Math.max(restsUntil - performance.now(), SHORTEST_WAIT_MS))
        return timed(work)
      })
    }
  }
}

function isOfBuyer({ method, routeOptions: { url } }: FastifyRequest): boolean {
  return BUYERS_METHODS.has(method) && url !== undefined && BUYING.test(url)
}
