import type { Session } from '#contract/accounts.ts'
import type { sessions } from '../../../platform/db/schema.ts'

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
