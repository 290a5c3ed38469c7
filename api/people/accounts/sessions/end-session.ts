import type { Db } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { endOwnSession } from './own-session-queries.ts'

/**
 * Logs a user out on one device.
 *
 * @throws AppError not_found unless it is one of their active sessions
 */
export async function endSession(db: Db, userId: string, sessionId: string): Promise<void> {
  const hasEnded = await endOwnSession(db, userId, sessionId)
  if (!hasEnded) throw new AppError('not_found', 'Session not found.')
}
