import type { FastifyInstance } from 'fastify'
import { allDone } from '../process/open-all.ts'

/** Time limit for requests after `stop`; the database needs the rest of the ten seconds of a stop. */
const FINISH_WITHIN_MS = 5_000

/**
 * Counts the requests of an app from now on, so that it can finish them before it closes. A closing Fastify refuses the calls
 * of the API that a page makes while it is rendered.
 *
 * @returns what ends it: new connections are refused, running requests finish, and those that do not are cut off.
 *          `closeMore` closes listeners that Fastify does not know
 */
export function finishRequestsOf(
  { server, close }: Pick<FastifyInstance, 'server' | 'close'>,
  finishWithinMs = FINISH_WITHIN_MS,
): (closeMore?: () => Promise<void>) => Promise<void> {
  let running = 0
  let isEnding = false
  const finished = Promise.withResolvers<void>()
  const look = () => {
    if (isEnding && running === 0) finished.resolve()
  }
  server.prependListener('request', (_, reply) => {
    // The next request of this visitor needs another process.
    if (isEnding) reply.setHeader('connection', 'close')
    running += 1
    reply.once('close', () => {
      running -= 1
      look()
    })
  })
  return async (closeMore) => {
    const cut = setTimeout(() => server.closeAllConnections(), finishWithinMs)
    isEnding = true
    server.close()
    const closed = closeMore?.()
    look()
    await finished.promise
    // Fastify waits only for connections of its own listener, so the cut is not off when it has closed.
    await allDone([close(), closed])
    clearTimeout(cut)
  }
}
