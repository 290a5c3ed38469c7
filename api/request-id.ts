import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Bindings, ChildLoggerOptions } from 'pino'

const SANE_ID = /^[\w.-]{8,64}$/

/** Our own id for each request: nobody else can choose one, so it groups what one call changed in the audit log. */
export function newRequestId(): string {
  return randomUUID()
}

/** Each log line of a request also carries the id that its caller gave it, as `callerRequestId`, when that is harmless. */
export function nameCallersId(
  log: FastifyBaseLogger,
  bindings: Bindings,
  options: ChildLoggerOptions,
  { headers }: Pick<IncomingMessage, 'headers'>,
): FastifyBaseLogger {
  const given = headers['x-request-id']
  const isSane = typeof given === 'string' && SANE_ID.test(given)
  return log.child(isSane ? { ...bindings, callerRequestId: given } : bindings, options)
}

/** Tells each caller the id that its log lines carry. */
export function sendRequestIds(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}
