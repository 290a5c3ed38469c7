import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import pino, { destination } from 'pino'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** Lines are written together, at the latest after this time; pino writes the rest when the process ends. */
const FLUSH_EVERY_MS = 500
const FLUSH_AT_BYTES = 4_096

const SECRET_IN_URL = /([?&](?:token|signature)=)[^&]*/g

/** One JSON line an event, each with the request's id as `requestId`. */
export function logOptions(level: LogLevel): NonNullable<FastifyServerOptions['logger']> {
  return level !== 'silent' && { level, serializers: { req: describeRequest }, stream: openStream() }
}

/** The same lines, for a process that answers no requests. */
export function openLog(level: LogLevel): pino.Logger {
  return pino({ level }, openStream())
}

function openStream() {
  return destination({ dest: 1, sync: false, minLength: FLUSH_AT_BYTES, periodicFlush: FLUSH_EVERY_MS })
}

/** One line a request, when it is answered. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}

function describeRequest({ method, url, ip }: FastifyRequest) {
  return { method, url: url.replace(SECRET_IN_URL, '$1***'), ip }
}
