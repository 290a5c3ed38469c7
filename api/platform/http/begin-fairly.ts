import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { say } from '../language/sentence.ts'
import { clientNetwork } from '../rate-limits/client-network.ts'

/** Requests of one network that begin in one round of the event loop. */
const MOST_IN_ROUND = 8

type Queue = { begun: number; waiting: (() => void)[] }

/**
 * Lets a few requests of each network begin in one round of the event loop, and the others in the next rounds. So a flood
 * of cheap requests, which need neither turn nor database, lets the work of others go on in between. Call it before the hooks
 * that answer.
 */
export function beginFairly(app: FastifyInstance, { isLimited }: { isLimited: boolean }): void {
  if (!isLimited) return
  const queues = new Map<string, Queue>()

  const nextRound = () => {
    for (const [network, queue] of queues) {
      const next = queue.waiting.splice(0, MOST_IN_ROUND)
      queue.begun = next.length
      if (next.length === 0) queues.delete(network)
      for (const begin of next) begin()
    }
    if (queues.size > 0) setImmediate(nextRound)
  }
  app.addHook('onRequest', ({ ip, raw: { socket } }, _reply, next) => {
    const network = clientNetwork(ip)
    const queue = queues.get(network) ?? { begun: 0, waiting: [] }
    if (queues.size === 0) setImmediate(nextRound)
    queues.set(network, queue)
    if (queue.begun < MOST_IN_ROUND) {
      queue.begun += 1
      return next()
    }
    queue.waiting.push(() => (socket.destroyed ? next(new AppError('unavailable', say('calls.busy'))) : next()))
  })
}
