import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { hashOfKey } from '../cart/cart-key.ts'
import type { listShares } from '../db/schema.ts'

type Share = typeof listShares.$inferSelect

/**
 * What opens somebody's list. It follows from whose it is and since when it is shared, so that every device shows the same
 * link while the database knows only its hash; shared anew after it was withdrawn, it is another one.
 */
export function shareToken(listLinkKey: KeyObject, userId: string, createdAt: Date): string {
  return createHmac('sha256', listLinkKey).update(`${userId} ${createdAt.toISOString()}`).digest('base64url')
}

/** The token that opens a list now; undefined where the key has been changed since it was shared. */
export function liveToken(listLinkKey: KeyObject, { userId, createdAt, shareKey }: Share): string | undefined {
  const token = shareToken(listLinkKey, userId, createdAt)
  return timingSafeEqual(hashOfKey(token), shareKey) ? token : undefined
}
