import type { KeyObject } from 'node:crypto'
import { holdAccount } from '../../people/accounts/own-account-queries.ts'
import { sha256 } from '../../platform/secrets/hash.ts'
import type { Db } from '../../platform/db/client.ts'
import { findShare, putShare } from './share-queries.ts'
import { liveToken, shareToken } from './share-token.ts'

/**
 * Shares the list with everybody who has its link, until the link is withdrawn. A list that is already shared keeps
 * its link.
 *
 * @throws AppError unauthorized when the account has just been deleted
 */
export async function shareList(db: Db, listLinkKey: KeyObject, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await holdAccount(tx, userId)
    const share = await findShare(tx, userId)
    if (share && liveToken(listLinkKey, share) !== undefined) return
    const createdAt = new Date()
    await putShare(tx, { userId, createdAt, shareKey: sha256(shareToken(listLinkKey, userId, createdAt)) })
  })
}
