import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { readAccessToken, type Actor } from './access-token.ts'
import { findLiveSession, touchSession } from './session-queries.ts'

/** `lastSeenAt` of a session is as exact as this. */
const SEEN_EVERY_MS = 60_000

declare module 'fastify' {
  interface FastifyRequest {
    /** The login that the request comes from; only there on routes behind `authenticate`. */
    session: Actor
  }
}

/**
 * Lets only the logged-in through: `{ onRequest: authenticate }` on a route, so that nobody else's body is even read.
 * The database is asked each time, so that a logout or a new password counts at once.
 *
 * @throws AppError unauthorized without a bearer token, or with one that does not hold (any more)
 */
export async function authenticate(request: FastifyRequest): Promise<void> {
  if (bearerToken(request) === undefined) throw new AppError('unauthorized', 'Authorization token is missing')
  const session = await readSession(request)
  if (!session) throw sessionExpired()
  request.session = session
}

/** The login that a request comes from; undefined where there is none, or none that holds (any more). */
export async function readSession(request: FastifyRequest): Promise<Actor | undefined> {
  const token = bearerToken(request)
  if (token === undefined) return undefined
  const { db, secrets } = request.server
  const actor = await readAccessToken(secrets.tokenKey, token)
  const session = actor && (await findLiveSession(db, actor))
  if (!session) return undefined
  if (Date.now() - session.lastSeenAt.getTime() > SEEN_EVERY_MS) await touchSession(db, session.id)
  return { id: session.id, userId: session.userId }
}

/** The token in `Authorization: Bearer …`, undefined when there is none. */
export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]
}

/** The one answer to every token that does not hold, whatever is wrong with it. */
export function sessionExpired(): AppError {
  return new AppError('unauthorized', 'Session expired. Please login again.')
}
