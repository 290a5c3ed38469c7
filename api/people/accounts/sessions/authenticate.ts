import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/errors/app-error.ts'
import { readAccessToken, type Actor } from './access-token.ts'
import { findLiveSession, touchSession } from './session-queries.ts'
import { say } from '../../../platform/language/sentence.ts'

/** Precision of a session's `lastSeenAt`. */
const SEEN_EVERY_MS = 60_000

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of the request; set only on routes behind `authenticate`. */
    session: Actor
  }
}

/**
 * Lets only logged-in users through. Use it as `{ onRequest: authenticate }`, so that the server does not even read
 * other bodies. It queries the database on every request, so that a logout or a new password takes effect
 * immediately.
 *
 * @throws AppError unauthorized without a bearer token, or with one that is not or no longer valid
 */
export async function authenticate(request: FastifyRequest): Promise<void> {
  if (bearerToken(request) === undefined) throw new AppError('unauthorized', say('session.no-token'))
  const session = await readSession(request)
  if (!session) throw sessionExpired()
  request.session = session
}

/** Returns the session of a request; undefined without a token, or with one that is not or no longer valid. */
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

/** Returns the token in `Authorization: Bearer …`; undefined when there is none. */
export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]
}

/** The same answer to every invalid token, whatever is wrong with it. */
export function sessionExpired(): AppError {
  return new AppError('unauthorized', say('session.expired'))
}

/**
 * Restricts routes under `/user/{id}` to the user's own id. Runs after `authenticate`.
 *
 * @throws AppError forbidden for any other id, whether or not it exists
 */
export async function onlyOwnId({ params, session }: FastifyRequest): Promise<void> {
  const { id } = params as { id: string }
  if (id.toLowerCase() !== session.userId) throw new AppError('forbidden', say('accounts.not-your-account'))
}
