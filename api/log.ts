import { unescape } from 'node:querystring'
import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import pino, { destination } from 'pino'
import type { ErrorCode } from '#contract/errors.ts'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** Lines are written together, at the latest after this time; pino writes the rest when the process ends. */
const FLUSH_EVERY_MS = 500
const FLUSH_AT_BYTES = 4_096

/** Keys, and what people typed or a wallet sent about them. */
const secretParams = new Set(['token', 'signature', 'key', 'q', 'data', 'email', 'phone', 'contact'])

const MASK = '***'

/**
 * A phone number: ten to fifteen digits of any script, with at most two signs between one and the next. Not within a word
 * or an id such as a UUID. The classes exclude each other and the length is bounded, so matching takes linear time.
 */
const PHONE = /(?<![\p{L}\p{N}-])\p{Nd}(?:[ ().-]{0,2}\p{Nd}){9,14}(?![\p{L}\p{N}-])/u

/** Whoever has the key after it sees what somebody shared. */
const SHARED = /(\/share[ds]\/)[^/]+/

/** What is left out of every line. */
const serializers = { req: describeRequest, err: describeError }

/** One JSON line an event, each with the request's id as `requestId`. */
export function logOptions(level: LogLevel): NonNullable<FastifyServerOptions['logger']> {
  return level !== 'silent' && { level, serializers, stream: openStream() }
}

/** The same lines, for a process that answers no requests. */
export function openLog(level: LogLevel): pino.Logger {
  return pino({ level, serializers }, openStream())
}

function openStream() {
  return destination({ dest: 1, sync: false, minLength: FLUSH_AT_BYTES, periodicFlush: FLUSH_EVERY_MS })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused, once it was. */
    refusedWith: ErrorCode | undefined
  }
}

/**
 * One line a request, when it is answered: who asked, by the id of their account, and the code of a refusal. Failed
 * logins, missing permissions and limits can be found by it.
 */
export function logRequests(app: FastifyInstance) {
  app.decorateRequest('refusedWith')
  app.addHook('onResponse', async (request, reply) => {
    const line = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    request.log.info({ ...line, ...whoAsked(request), refused: request.refusedWith }, 'answered')
  })
}

/** Neither is there where nobody is logged in; `staff` belongs to the back office alone. */
function whoAsked({ session, staff }: Partial<Pick<FastifyRequest, 'session' | 'staff'>>) {
  return { user: session?.userId, staff: staff?.id }
}

function describeRequest({ method, url, ip }: FastifyRequest) {
  return { method, url: withoutSecrets(url), ip }
}

/** Finds a parameter however it is escaped, as the server does. */
function withoutSecrets(url: string): string {
  const [given = '', search] = url.split(/\?(.*)/s)
  const path = given
    .replace(SHARED, `$1${MASK}`)
    .split('/')
    .map((part) => (isPersonal(unescape(part)) ? MASK : part))
    .join('/')
  if (search === undefined) return path
  const shown = search.split('&').map((pair) => {
    const [[name, value] = ['', '']] = new URLSearchParams(pair)
    if (isPersonal(name)) return MASK
    return secretParams.has(name) || isPersonal(value) ? `${name}=${MASK}` : pair
  })
  return `${path}?${shown.join('&')}`
}

/** Whether it looks like an e-mail address or a phone number. */
function isPersonal(text: string): boolean {
  return text.includes('@') || PHONE.test(text)
}

/**
 * An error without what people gave: drizzle puts the values of a query into its message, PostgreSQL those of a row into
 * its detail. And without the connection that pg hangs on it, which is pages long.
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
