import type { Session } from '#contract/accounts.ts'
import type { Db } from '../../../platform/db/client.ts'
import type { Actor } from './access-token.ts'
import { presentSession } from './present-session.ts'
import { readLiveSessions } from './own-session-queries.ts'

/** Returns a user's active sessions: the current one first, then the most recently seen. */
export async function listSessions(db: Db, { id, userId }: Actor): Promise<Session[]> {
  const live = await readLiveSessions(db, userId)
  return live
    .map((session) => ({ ...presentSession(session), isThis: session.id === id }))
    .toSorted((one, other) => Number(other.isThis) - Number(one.isThis))
}
