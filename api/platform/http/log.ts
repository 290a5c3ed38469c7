import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import pino, { destination } from 'pino'
import type { ErrorCode } from '#contract/errors.ts'
import { BudgetedCache } from '../cache/budgeted-cache.ts'
import { traceId } from '../traces/spans.ts'
import { clientNetwork } from '../rate-limits/client-network.ts'
import { hideSecrets } from './hide-secrets.ts'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** Maximum delay of buffered lines; pino writes the rest when the process ends. */
const FLUSH_EVERY_MS = 500
const FLUSH_AT_BYTES = 4_096

/** Refusals of one network that are logged in a minute: thousands a second would fill the disk. */
const MOST_REFUSALS = 300
const MINUTE_MS = 60_000
const MAX_BYTES = 1024 * 1024
const BYTES_PER_NETWORK = 120

/** Serializers that remove secrets and personal data from every line; `page` is the address of a page. */
const serializers = { req: describeRequest, page: (url: string) => hideSecrets(url), err: describeError }

/** One JSON line per event, with the request's ID as `requestId`. */
export function logOptions(level: LogLevel): NonNullable<FastifyServerOptions['logger']> {
  return level !== 'silent' && { level, serializers, mixin: nameTrace, stream: openStream() }
}

/** Opens the same log, for a process without requests. */
export function openLog(level: LogLevel): pino.Logger {
  return pino({ level, serializers, mixin: nameTrace }, openStream())
}

/** Adds the ID of the trace that a line belongs to. */
function nameTrace() {
  const id = traceId()
  return id === undefined ? {} : { traceId: id }
}

function openStream() {
  return destination({ dest: 1, sync: false, minLength: FLUSH_AT_BYTES, periodicFlush: FLUSH_EVERY_MS })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Code of the refusal, if there was one. */
    refusedWith: ErrorCode | undefined
  }
}

/**
 * Logs one line per answered request: the ID of the account, and the code of a refusal. This makes failed logins, missing
 * permissions and rate limits searchable. Of a network that is refused very often, only the first refusals of a minute are logged.
 */
export function logRequests(app: FastifyInstance) {
  const refusals = new BudgetedCache<number>({
    name: 'logged refusals',
    maxBytes: MAX_BYTES,
    bytesOf: () => BYTES_PER_NETWORK,
    keptMs: MINUTE_MS,
  })
  const countRefusal = (network: string) => {
    const count = (refusals.get(network) ?? 0) + 1
    refusals.set(network, count)
    return count
  }
  app.decorateRequest('refusedWith')
  app.addHook('onResponse', async (request, reply) => {
    const refused = reply.statusCode < 400 ? 0 : countRefusal(clientNetwork(request.ip))
    if (refused > MOST_REFUSALS) {
      if (refused === MOST_REFUSALS + 1) request.log.info({ req: request }, 'left out: further refusals of this minute')
      return
    }
    const line = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    request.log.info({ ...line, ...whoAsked(request), refused: request.refusedWith }, 'answered')
  })
}

/** Returns the ID of the logged-in account; `staff` exists in the back office only, and `apiKey` for programs only. */
function whoAsked({ session, staff, apiKey }: Partial<Pick<FastifyRequest, 'session' | 'staff' | 'apiKey'>>) {
  return { user: session?.userId, staff: staff?.id, key: apiKey?.key.id }
}

function describeRequest({ method, url, ip, routeOptions }: FastifyRequest) {
  return { method, url: hideSecrets(url, routeOptions?.url), ip }
}

/**
 * Describes an error without personal data: drizzle puts the values of a query into its message, PostgreSQL those of a row
 * into its detail. Also removes the connection object that pg attaches, which is pages long.
 */
function describeError(error: Error) {
  if (!(error instanceof DrizzleQueryError)) return withoutBallast(error)
  const cause = error.cause instanceof Error ? withoutBallast(error.cause) : undefined
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return {
    type: error.constructor.name,
    message: error.query,
    stack: frames?.join('\n') ?? '',
    cause,
  }
}

function withoutBallast(error: Error) {
  return { ...pino.stdSerializers.err(error), detail: undefined, client: undefined }
}
