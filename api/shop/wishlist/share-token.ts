import { createHmac, type KeyObject } from 'node:crypto'
import { isSameSecret, sha256 } from '../../platform/secrets/hash.ts'
import type { listShares } from '../../platform/db/schema.ts'

type Share = typeof listShares.$inferSelect

/**
 * Returns the token that opens a shared list. It derives from the owner and the time of sharing, so that every device
 * shows the same link while the database contains only its hash. Withdrawing the link and sharing again gives another
 * token.
 */
export function shareToken(listLinkKey: KeyObject, userId: string, createdAt: Date): string {
  return createHmac('sha256', listLinkKey).update(`${userId} ${createdAt.toISOString()}`).digest('base64url')
}

/** Returns the token that opens a list now; undefined when the key has changed since it was shared. */
export function liveToken(listLinkKey: KeyObject, { userId, createdAt, shareKey }: Share): string | undefined {
  const token = shareToken(listLinkKey, userId, createdAt)
  return isSameSecret(sha256(token), shareKey) ? token : undefined
}
