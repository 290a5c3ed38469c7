import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { say } from '../language/sentence.ts'
import type { Turns } from '../process/limit-concurrency.ts'
import { onBehalfOf } from '../process/on-behalf-of.ts'
import { partOf } from '../process/part-of.ts'
import { turnsByKey } from '../process/turns-by-key.ts'
import { clientNetwork, neighborhoodOf } from '../rate-limits/client-network.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Waits for a turn, unless the request has one. */
    takeTurn: (request: FastifyRequest) => Promise<void>
    /** The same once a body has arrived, where the work is not done in other turns. */
    takeTurnForBody: (request: FastifyRequest) => Promise<void>
  }
  interface FastifyRequest {
    /** Names who takes turns in place of the client's network; set for members of staff and for keys of programs. */
    turnOwner: string | undefined
    /** Set while the request has a turn or waits for one; resolves to what ends it. */
    turn: Promise<() => void> | undefined
  }
  interface FastifyContextConfig {
    /**
     * Set on routes whose whole handler runs in a bulkhead (bulkheads.ts), which is in place of the turn: slow ones keep no
     * other call of a network waiting.
     */
    hasBulkhead?: true
    /** Set on calls outside of /api. */
    isCall?: true
    /** Set on routes that take much of the processor: fewer of them run at once. */
    isDear?: true
  }
}

/**
 * Calls of one network in a process; fewer where half of the database connections are fewer, since these stay free for
 * others, whatever it sends. The queue is long, because a carrier's customers share an address: a thousand who want the
 * same piece are all served.
 */
const CALLS: Turns = { atOnce: 10, mostWaiting: 1_200 }
/**
 * Whole carts and the like, calls of a member of staff or a program, which read whole lists, and looking up who makes a
 * call whose work then waits elsewhere, which is short and must not wait behind the network's long calls.
 */
const FEW: Turns = { atOnce: 3, mostWaiting: 1_200 }
const FORM = /^\s*multipart\//i

/** Names the calls that a page makes while it is rendered: they run in the page's own turn. Secret, so nobody else can. */
export const ofPage = { 'x-kastha-page': randomUUID() } as const

export function isOfPage(request: FastifyRequest): boolean {
  return request.headers['x-kastha-page'] === ofPage['x-kastha-page']
}

/**
 * Runs the API calls of one network a few at a time, and likewise those of each staff member (decisions 058 and 120). Call it
 * before the hooks that look up who is calling: these run in the turn. A request with a body gives its turn back until the
 * body has arrived, so that a slow one keeps no other call waiting, and takes the next before the body is parsed. Handlers
 * that wait for somebody outside, such as for a form with photos or for a wallet, do so by `outsideTurn`.
 */
export function takeTurnsByNetwork(
  app: FastifyInstance,
  { isLimited, connections }: { isLimited: boolean; connections: number },
): void {
  const take = turnsByKey({ ...CALLS, atOnce: Math.min(CALLS.atOnce, partOf(connections, 1 / 2)) })
  const takeOfFew = turnsByKey(FEW)
  /** Ninety whole carts of thirty networks at once would keep an order waiting for seconds. */
  const takeOfBoth = async (network: string) => {
    const endOwn = await takeOfFew(network)
    try {
      const endNear = await takeOfFew(`near ${neighborhoodOf(network)}`)
      return () => {
        endNear()
        endOwn()
      }
    } catch (error) {
      endOwn()
      throw error
    }
  }
  app.decorateRequest('turnOwner')
  app.addHook('onRequest', forItsCaller)
  // Bodies arrive outside of what the first hook runs.
  app.addHook('preValidation', forItsCaller)
  app.decorateRequest('turn')
  app.decorate('takeTurn', async (request) => {
    if (!isLimited || isOfPage(request)) return
    const { url, config } = request.routeOptions
    if (!url?.startsWith('/api/') && !config.isCall) return
    const network = clientNetwork(request.ip)
    const nextTurn = () => {
      if (request.turnOwner) return takeOfFew(request.turnOwner)
      if (url?.startsWith('/api/admin/')) return takeOfFew(`office ${network}`)
      if (url?.startsWith('/api/v1/')) return takeOfFew(`programs ${network}`)
      if (config.hasBulkhead) return takeOfFew(`shopper ${network}`)
      return config.isDear ? takeOfBoth(network) : take(network)
    }
    // Kept at once, so that work side by side takes no second one.
    request.turn ??= nextTurn()
    await request.turn
    // Nobody waits for the answer any more.
    if (request.raw.socket.destroyed) throw new AppError('unavailable', say('calls.busy'))
  })
  const takeItsOwn = async (request: FastifyRequest) => {
    if (!request.routeOptions.config.hasBulkhead) await app.takeTurn(request)
  }
  app.addHook('onRequest', (request) => app.takeTurn(request))
  app.addHook('preParsing', async (request) => {
    if (arrivesWhole(request) || request.routeOptions.config.hasBulkhead) endTurn(request)
  })
  app.decorate('takeTurnForBody', takeItsOwn)
  app.addHook('preValidation', takeItsOwn)
  app.addHook('onSend', async (request) => endTurn(request))
}

/** Runs the rest of a request on behalf of its caller. */
function forItsCaller(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  // A page's calls run on behalf of its visitor.
  if (isOfPage(request)) return done()
  const network = clientNetwork(request.ip)
  onBehalfOf(() => request.turnOwner ?? network, done)
}

/** Returns whether the request has a body that arrives before its handler begins. */
export function arrivesWhole(request: FastifyRequest): boolean {
  return hasBody(request) && !isForm(request)
}

function hasBody({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
}

/** Returns whether the body is a form that the route's handler reads, or nobody. */
function isForm(request: FastifyRequest): boolean {
  if (!request.server.hasContentTypeParser('multipart/form-data')) return false
  return FORM.test(request.headers['content-type'] ?? '')
}

/** Ends the turn of a request, if it has one. A reply that Fastify does not send itself must call it. */
export function endTurn(request: FastifyRequest): void {
  const { turn } = request
  request.turn = undefined
  turn?.then(
    (end) => end(),
    () => {}, // refused, as the caller that waits for it learns
  )
}

/** A caller that waits for somebody outside. */
export type Caller = {
  /** Takes turns in a queue there: a network, or a member of staff. */
  name: string
  /** Runs the work, as `outsideTurn` does. */
  whileAway: <Done>(work: () => Promise<Done>) => Promise<Done>
}

export function callerOf(request: FastifyRequest): Caller {
  return {
    name: request.turnOwner ?? clientNetwork(request.ip),
    whileAway: (work) => outsideTurn(request, work),
  }
}

/**
 * Runs work that waits for somebody outside and asks the database nothing: the request has no turn meanwhile, and takes
 * the next one for what follows.
 *
 * @throws AppError unavailable when too many wait for a turn
 */
export async function outsideTurn<Done>(request: FastifyRequest, work: () => Promise<Done>): Promise<Done> {
  endTurn(request)
  try {
    return await work()
  } finally {
    await request.server.takeTurn(request)
  }
}
