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
  }
}

/**
 * Calls of one network in a process. Half of the database connections stay free for others, whatever it sends. The queue
 * is long, because a carrier's customers share an address: a thousand who want the same piece are all served.
 */
const CALLS: Turns = { atOnce: 10, mostWaiting: 1_200 }
const FORM = /^\s*multipart\//i

/**
 * Runs the API calls of one network a few at a time, and likewise those of each staff member (decision 058). A call waits
 * after its body has arrived, so that a slow body takes no turn, and before the body is parsed. Forms with photos are
 * read by their handlers, in turns of their own.
 */
export function takeTurnsByNetwork(app: FastifyInstance, { isLimited }: { isLimited: boolean }): void {
  const take = turnsByKey(CALLS)
  app.decorateRequest('turnOwner')
  app.decorateRequest('endTurn')
  app.decorate('takeTurn', async (request) => {
    if (!isLimited || request.endTurn || !request.url.startsWith('/api/')) return
    if (request.routeOptions.config.hasBulkhead) return
    if (FORM.test(request.headers['content-type'] ?? '')) return
    request.endTurn = await take(request.turnOwner ?? clientNetwork(request.ip))
    // Nobody waits for the answer any more.
    if (request.raw.socket.destroyed) throw new AppError('unavailable', say('calls.busy'))
  })
  app.addHook('preValidation', (request) => app.takeTurn(request))
  app.addHook('onSend', async (request) => endTurn(request))
}

/** Ends the turn of a request, if it has one. A reply that Fastify does not send itself must call it. */
export function endTurn(request: FastifyRequest): void {
  request.endTurn?.()
  request.endTurn = undefined
}
