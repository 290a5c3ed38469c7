import { DrizzleQueryError } from 'drizzle-orm'

/** After `statement_timeout`, or when somebody canceled the statement. */
const CANCELED = '57014'

/** PostgreSQL's error codes (https://www.postgresql.org/docs/current/errcodes-appendix.html) and Node's socket errors. */
const busyCodes = new Set([
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '53400', // configuration limit exceeded
  '25006', // read-only, as a primary is after a failover
  '25P03', // idle-in-transaction timeout
  '25P04', // transaction timeout
  CANCELED,
  '57P01', // shut down by an administrator
  '57P02', // crashed
  '57P03', // starting up
  '57P04', // database dropped
  '57P05', // idle-session timeout
  '58030', // disk I/O error
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'ENOTFOUND',
  'EAI_AGAIN',
])
const CONNECTION_EXCEPTION = /^08...$/

/** Messages of pg and its pool without a code: no connection is available, or one broke before or during a query. */
const connectionLost =
  /^(timeout exceeded when trying to connect|Connection terminated\b.*|Client has encountered a connection error and is not queryable|Client was closed and is not queryable)$/

/** Message of pg after its `query_timeout`. */
const UNANSWERED = 'Query read timeout'

/** Returns whether an error means that the database is unavailable, rather than that the query is wrong. */
export function isOutOfReach(error: unknown): boolean {
  const cause = databaseCause(error)
  if (!(cause instanceof Error)) return false
  const code = 'code' in cause ? String(cause.code) : ''
  return (
    busyCodes.has(code) || CONNECTION_EXCEPTION.test(code) || connectionLost.test(cause.message) || isUnanswered(error)
  )
}

/** Returns whether a query got no answer in time, not even a cancellation. */
export function isUnanswered(error: unknown): boolean {
  const cause = databaseCause(error)
  return cause instanceof Error && cause.message === UNANSWERED
}

/** Returns the error of pg, which drizzle wraps. */
export function databaseCause(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error
}

/** Returns whether a statement was given up because it took too long. */
export function isTooSlow(error: unknown): boolean {
  const cause = databaseCause(error)
  return isUnanswered(error) || (cause instanceof Error && 'code' in cause && cause.code === CANCELED)
}

/** Returns PostgreSQL's own message in one line; drizzle's message would repeat a whole migration. */
export function reasonOf(error: unknown): string {
  const cause = databaseCause(error)
  return (cause instanceof Error ? cause.message || cause.name : String(cause)).replaceAll(/\s+/g, ' ')
}
