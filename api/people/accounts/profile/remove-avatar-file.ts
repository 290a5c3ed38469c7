import type { Db } from '../../../platform/db/client.ts'
import type { MediaStorage } from '../../../platform/media/storage.ts'
import { avatarKey } from '#domain/accounts/avatar.ts'
import type { JobData } from '../../../platform/jobs/kinds.ts'
import { hasAvatar } from './avatar-queries.ts'

/** Removes the file of a picture that is not, or no longer, this user's. It is idempotent. */
export async function removeAvatarFile(
  { userId, avatarId }: JobData['remove-avatar'],
  { db, storage }: { db: Db; storage: MediaStorage },
): Promise<void> {
  if (!(await hasAvatar(db, userId, avatarId))) await storage.remove(avatarKey(avatarId))
}
