import type { Db } from '../db/client.ts'
import { AppError } from '../app-error.ts'
import { endOwnSession } from './own-session-queries.ts'

/**
 * Logs a person out on one device.
 *
 * @throws AppError not_found unless it is a login of theirs that still holds
 */
export async function endSession(db: Db, userId: string, sessionId: string): Promise<void> {
  const hasEnded = await endOwnSession(db, userId, sessionId)
  if (!hasEnded) throw new AppError('not_found', 'Session not found.')
}
