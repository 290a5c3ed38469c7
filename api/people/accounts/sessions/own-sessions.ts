import type { Session } from '#contract/accounts.ts'
import type { Db } from '../../../platform/db/client.ts'
import type { sessions } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Actor } from './access-token.ts'
import { endOwnSession, readLiveSessions } from './own-session-queries.ts'
import { say } from '../../../platform/language/sentence.ts'

/**
 * Logs a user out on one device.
 *
 * @throws AppError not_found unless it is one of their active sessions
 */
export async function endSession(db: Db, userId: string, sessionId: string): Promise<void> {
  const hasEnded = await endOwnSession(db, userId, sessionId)
  if (!hasEnded) throw new AppError('not_found', say('sessions.not-found'))
}

/** Returns at most fifty active sessions of a user: the current one first, then the most recently seen. */
export async function listSessions(db: Db, { id, userId }: Actor): Promise<Session[]> {
  const live = await readLiveSessions(db, { id, userId })
  return live.map((session) => ({ ...presentSession(session), isThis: session.id === id }))
}

/** Returns a session as its owner sees it, without the fields that make its tokens. */
export function presentSession(session: typeof sessions.$inferSelect): Omit<Session, 'isThis'> {
  return {
    _id: session.id,
    device: session.device,
    place: session.place,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
  }
}
