import { avatarUrl, avatarKey } from '#domain/accounts/avatar.ts'
import type { Db } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { enqueue } from '../../../platform/jobs/queue.ts'
import { lockAvatarId, writeAvatarId, hasAvatar } from './avatar-queries.ts'
import { say } from '../../../platform/language/sentence.ts'
import type { MediaStorage } from '../../../platform/media/storage.ts'
import type { JobData } from '../../../platform/jobs/kinds.ts'

/**
 * Removes a user's picture and enqueues the removal of its file.
 *
 * @param shown  the address of the picture to remove, with or without an origin; when absent, the current one
 * @throws AppError invalid_input without a picture, forbidden when `shown` is another picture
 */
export async function clearAvatar(db: Db, userId: string, shown: string | undefined): Promise<void> {
  await db.transaction(async (tx) => {
    const avatarId = await lockAvatarId(tx, userId)
    if (!avatarId) throw new AppError('invalid_input', say('profile.avatar.nothing'))
    if (shown !== undefined && !isAddressOf(shown, avatarId)) {
      throw new AppError('forbidden', say('avatars.not-yours'))
    }
    await writeAvatarId(tx, userId, null)
    await enqueue(tx, 'remove-avatar', { userId, avatarId })
  })
}

/** Compares paths only, because the origin may be that of a CDN. */
function isAddressOf(shown: string, avatarId: string): boolean {
  return URL.parse(shown, 'http://shop.invalid')?.pathname === avatarUrl(avatarId)
}

/** Removes the file of a picture that is not, or no longer, this user's. It is idempotent. */
export async function removeAvatarFile(
  { userId, avatarId }: JobData['remove-avatar'],
  { db, storage }: { db: Db; storage: MediaStorage },
): Promise<void> {
  if (!(await hasAvatar(db, userId, avatarId))) await storage.remove(avatarKey(avatarId))
}
