import { DrizzleQueryError } from 'drizzle-orm'

/** PostgreSQL's codes (https://www.postgresql.org/docs/current/errcodes-appendix.html) and Node's for a socket. */
const busyCodes = new Set([
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '53400', // a limit of its configuration
  '25006', // read-only, as a primary is after a failover
  '25P03', // idle in a transaction for too long
  '25P04', // a transaction that took too long
  '57014', // cancelled, as after `statement_timeout`
  '57P01', // shut down by an administrator
  '57P02', // crashed
  '57P03', // starting up
  '57P04', // dropped
  '57P05', // idle for too long
  '58030', // the disk cannot be read or written
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

/** What pg and its pool say without a code: no connection can be had, or one broke during or before a query. */
const connectionLost =
  /^(timeout exceeded when trying to connect|Connection terminated\b.*|Client has encountered a connection error and is not queryable|Client was closed and is not queryable)$/

/** What pg says after its `query_timeout`. */
const UNANSWERED = 'Query read timeout'

/** Whether something thrown means that the database cannot serve now: nothing is wrong with the query itself. */
export function isOutOfReach(error: unknown): boolean {
  const cause = databaseCause(error)
  if (!(cause instanceof Error)) return false
  const code = 'code' in cause ? String(cause.code) : ''
  return (
    busyCodes.has(code) || CONNECTION_EXCEPTION.test(code) || connectionLost.test(cause.message) || isUnanswered(error)
  )
}

/** Whether a query got no answer at all in time, not even that it was cancelled. */
export function isUnanswered(error: unknown): boolean {
  const cause = databaseCause(error)
  return cause instanceof Error && cause.message === UNANSWERED
}

/** What pg threw; drizzle wraps it. */
export function databaseCause(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error
}
