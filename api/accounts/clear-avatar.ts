import { avatarUrl } from '#domain/avatar.ts'
import type { Db } from '../db/client.ts'
import { AppError } from '../app-error.ts'
import { enqueue } from '../jobs/queue.ts'
import { lockAvatarId, writeAvatarId } from './avatar-queries.ts'

/**
 * Takes somebody's picture away; its file is removed afterwards.
 *
 * @param shown  the address of the picture that is meant, with or without an origin; whichever there is when absent
 * @throws AppError invalid_input without a picture, forbidden when another one is meant
 */
export async function clearAvatar(db: Db, userId: string, shown: string | undefined): Promise<void> {
  await db.transaction(async (tx) => {
    const avatarId = await lockAvatarId(tx, userId)
    if (!avatarId) throw new AppError('invalid_input', 'No Image to delete')
    if (shown !== undefined && !isAddressOf(shown, avatarId)) {
      throw new AppError('forbidden', 'This is not your image.')
    }
    await writeAvatarId(tx, userId, null)
    await enqueue(tx, 'remove-avatar', { userId, avatarId })
  })
}

/** The origin may be that of a CDN; only who was given the address knows the rest. */
function isAddressOf(shown: string, avatarId: string): boolean {
  return URL.parse(shown, 'http://shop.invalid')?.pathname === avatarUrl(avatarId)
}
