import { avatarKey } from '#domain/avatar.ts'
import type { JobData } from '../jobs/kinds.ts'
import type { JobTools } from '../jobs/job-tools.ts'
import { hasAvatar } from './avatar-queries.ts'

/** Removes the file of a picture that is not, or no longer, that person's. Doing so twice does no harm. */
export async function removeAvatarFile(
  { userId, avatarId }: JobData['remove-avatar'],
  { db, storage }: Pick<JobTools, 'db' | 'storage'>,
): Promise<void> {
  if (!(await hasAvatar(db, userId, avatarId))) await storage.remove(avatarKey(avatarId))
}
