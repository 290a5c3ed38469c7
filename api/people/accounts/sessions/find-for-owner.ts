import type { FastifyRequest } from 'fastify'
import type { AppError } from '../../../platform/errors/app-error.ts'
import { authenticate, readSession } from './authenticate.ts'

type Asked<Found> = {
  /** As the caller gave it. */
  key: string | undefined
  /** Whether that key opens the record for anybody. */
  isRightKey: boolean
  find: () => Promise<Found | undefined>
  notFound: () => AppError
}

/**
 * Finds an order, request or ticket for its owner, who is logged in, or for anybody who has its key.
 *
 * @returns the record, and the id of the owner if the caller is logged in as the owner
 * @throws AppError `notFound`, also for a wrong key and for another user's record; unauthorized without key and session
 */
export async function findForOwner<Found extends { userId: string | null }>(
  request: FastifyRequest,
  { key, isRightKey, find, notFound }: Asked<Found>,
): Promise<{ found: Found; ownerId: string | null }> {
  if (!isRightKey && key !== undefined && request.headers.authorization === undefined) throw notFound()
  if (!isRightKey) await authenticate(request)
  const session = isRightKey ? await readSession(request) : request.session
  const found = await find()
  const isOwn = found !== undefined && found.userId !== null && found.userId === session?.userId
  if (!found || !(isRightKey || isOwn)) throw notFound()
  return { found, ownerId: isOwn ? found.userId : null }
}
