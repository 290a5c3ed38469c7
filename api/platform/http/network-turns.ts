import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { say } from '../language/sentence.ts'
import type { Turns } from '../process/limit-concurrency.ts'
import { turnsByKey } from '../process/turns-by-key.ts'
import { clientNetwork } from '../rate-limits/client-network.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Waits for a turn, unless the request has one. */
    takeTurn: (request: FastifyRequest) => Promise<void>
    /** The same once a body has arrived, where the work is not done in other turns. */
    takeTurnForBody: (request: FastifyRequest) => Promise<void>
  }
  interface FastifyRequest {
    /** Names who takes turns in place of the client's network; set for members of staff. */
    turnOwner: string | undefined
    /** Set while the request has a turn. */
    endTurn: (() => void) | undefined
  }
  interface FastifyContextConfig {
    /**
     * Set on routes whose work runs in a bulkhead (bulkheads.ts), or a few at a time at a wallet: slow ones keep no other
     * call of a network waiting.
     */
    hasBulkhead?: true
    /** Set on routes that take much of the processor: fewer of them run at once. */
    isDear?: true
  }
}

/**
 * Calls of one network in a process. Half of the database connections stay free for others, whatever it sends. The queue
 * is long, because a carrier's customers share an address: a thousand who want the same piece are all served.
 */
const CALLS: Turns = { atOnce: 10, mostWaiting: 1_200 }
/**
 * Whole carts and the like, and looking up who makes a call whose work then waits elsewhere, which is short and must not
 * wait behind the network's long calls.
 */
const FEW: Turns = { atOnce: 3, mostWaiting: 1_200 }
const FORM = /^\s*multipart\//i

/** Names the calls that a page makes while it is rendered: they run in the page's own turn. Secret, so nobody else can. */
export const ofPage = { 'x-kastha-page': randomUUID() } as const

/**
 * Runs the API calls of one network a few at a time, and likewise those of each staff member (decision 058). Call it
 * before the hooks that look up who is calling: these run in the turn. A request with a body gives its turn back until the
 * body has arrived, so that a slow one keeps no other call waiting, and takes the next before the body is parsed. Forms
 * with photos are read by their handlers, in turns of their own.
 */
export function takeTurnsByNetwork(app: FastifyInstance, { isLimited }: { isLimited: boolean }): void {
  const take = turnsByKey(CALLS)
  const takeOfFew = turnsByKey(FEW)
  app.decorateRequest('turnOwner')
  app.decorateRequest('endTurn')
  app.decorate('takeTurn', async (request) => {
    if (!isLimited || request.endTurn || request.headers['x-kastha-page'] === ofPage['x-kastha-page']) return
    const { url, config } = request.routeOptions
    if (!url?.startsWith('/api/')) return
    const network = clientNetwork(request.ip)
    const isStaffs = url.startsWith('/api/admin/')
    if (request.turnOwner) request.endTurn = await take(request.turnOwner)
    else if (isStaffs) request.endTurn = await takeOfFew(`office ${network}`)
    else if (config.hasBulkhead) request.endTurn = await takeOfFew(`shopper ${network}`)
    else if (config.isDear) request.endTurn = await takeOfFew(network)
    else request.endTurn = await take(network)
    // Nobody waits for the answer any more.
    if (request.raw.socket.destroyed) throw new AppError('unavailable', say('calls.busy'))
  })
  const takeItsOwn = async (request: FastifyRequest) => {
    if (request.routeOptions.config.hasBulkhead || isForm(request)) return
    await app.takeTurn(request)
  }
  app.addHook('onRequest', (request) => app.takeTurn(request))
  app.addHook('preParsing', async (request) => {
    if (hasBody(request) || request.routeOptions.config.hasBulkhead) endTurn(request)
  })
  app.decorate('takeTurnForBody', takeItsOwn)
  app.addHook('preValidation', takeItsOwn)
  app.addHook('onSend', async (request) => endTurn(request))
}

function hasBody({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
}

/** Returns whether the route's handler reads a form with files, in a turn of its own. */
function isForm(request: FastifyRequest): boolean {
  if (!request.server.hasContentTypeParser('multipart/form-data')) return false
  return hasBody(request) && FORM.test(request.headers['content-type'] ?? '')
}

/** Ends the turn of a request, if it has one. A reply that Fastify does not send itself must call it. */
export function endTurn(request: FastifyRequest): void {
  request.endTurn?.()
  request.endTurn = undefined
}
