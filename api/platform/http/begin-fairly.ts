import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { say } from '../language/sentence.ts'
import { clientNetwork, neighborhoodOf } from '../rate-limits/client-network.ts'

/** Requests of one network, and of one neighborhood of networks, that begin in one round of the event loop. */
const MOST_OF_NETWORK = 8
const MOST_OF_NEIGHBORHOOD = 16

/** `begun`: in this round. */
type Queue = { begun: number; waiting: (() => void)[] }
/** Those of a neighborhood by network: the first one goes next. */
type Neighborhood = { begun: number; queues: Map<string, Queue> }

/**
 * Lets a few requests of each network and neighborhood begin in one round of the event loop, and the others in the next rounds.
 * So a flood of cheap requests, which need neither turn nor database, lets the work of others go on in between. Call it before
 * the hooks that answer.
 */
export function beginFairly(app: FastifyInstance, { isLimited }: { isLimited: boolean }): void {
  if (!isLimited) return
  const neighborhoods = new Map<string, Neighborhood>()

  const nextRound = () => {
    for (const [name, neighborhood] of neighborhoods) {
      const next = takeNext(neighborhood)
      if (next.length === 0) neighborhoods.delete(name)
      for (const begin of next) begin()
    }
    if (neighborhoods.size > 0) setImmediate(nextRound)
  }
  app.addHook('onRequest', ({ ip, raw: { socket } }, _reply, next) => {
    const network = clientNetwork(ip)
    const name = neighborhoodOf(network)
    if (neighborhoods.size === 0) setImmediate(nextRound)
    const neighborhood: Neighborhood = neighborhoods.get(name) ?? { begun: 0, queues: new Map() }
    const queue = neighborhood.queues.get(network) ?? { begun: 0, waiting: [] }
    neighborhoods.set(name, neighborhood)
    neighborhood.queues.set(network, queue)
    if (queue.begun < MOST_OF_NETWORK && neighborhood.begun < MOST_OF_NEIGHBORHOOD) {
      queue.begun += 1
      neighborhood.begun += 1
      return next()
    }
    queue.waiting.push(() => (socket.destroyed ? next(new AppError('unavailable', say('calls.busy'))) : next()))
  })
}

/** Takes the requests that begin in the next round. Networks that have some of them go to the end. */
function takeNext(neighborhood: Neighborhood): (() => void)[] {
  const next: (() => void)[] = []
  const { queues } = neighborhood
  // Those that go to the end do not come again.
  for (const [network, queue] of Array.from(queues)) {
    const own = queue.waiting.splice(0, Math.min(MOST_OF_NETWORK, MOST_OF_NEIGHBORHOOD - next.length))
    queue.begun = own.length
    if (own.length === 0 && queue.waiting.length > 0) continue
    queues.delete(network)
    if (own.length > 0) queues.set(network, queue)
    next.push(...own)
  }
  neighborhood.begun = next.length
  return next
}
