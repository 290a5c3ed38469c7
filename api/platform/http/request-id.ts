import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Bindings, ChildLoggerOptions } from 'pino'

const SANE_ID = /^[\w.-]{8,64}$/

/** Returns our own ID for each request. Callers cannot choose it, so it groups the changes of one call in the audit log. */
export function newRequestId(): string {
  return randomUUID()
}

/** Adds the caller's own request ID to each log line of a request, as `callerRequestId`, if it is harmless. */
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

/** Sends each caller the ID that its log lines have. */
export function sendRequestIds(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}
