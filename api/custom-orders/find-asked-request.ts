import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { CustomParams } from '#contract/custom-orders.ts'
import type { TrackKeyQuery } from '#contract/orders.ts'
import { parseCustomNumber } from '#domain/order-number.ts'
import { authenticate, readSession } from '../accounts/authenticate.ts'
import type { Changer } from '../admin/changer.ts'
import { isTrackKey } from '../orders/track-key.ts'
import { requestNotFound } from './refusals.ts'
import { findRequest, findRequestOf, type StoredRequest } from './request-queries.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The custom piece that is asked about, and who asks, by id only if it is the owner; only behind `findAskedRequest`. */
    askedCustom: { request: StoredRequest; by: Changer }
  }
}

/**
 * For routes below `/custom-orders/{number}`, as `preHandler`: finds the request of who is logged in, or of whoever has
 * its key.
 *
 * @throws AppError not_found, for somebody else's request too; unauthorized for who has neither key nor login
 */
export async function findAskedRequest(request: FastifyRequest): Promise<void> {
  const params = request.params as z.output<typeof CustomParams>
  const { key } = request.query as z.output<typeof TrackKeyQuery>
  const { db, secrets } = request.server
  const number = parseCustomNumber(params.number)
  if (number !== null && key !== undefined && isTrackKey(secrets.customKey, number, key)) {
    const found = await findRequest(db, number)
    const session = await readSession(request)
    request.askedCustom = asked(request, found, session && session.userId === found?.userId ? session.userId : null)
    return
  }
  if (key !== undefined && request.headers.authorization === undefined) throw requestNotFound()
  await authenticate(request)
  const { userId } = request.session
  request.askedCustom = asked(request, number === null ? undefined : await findRequestOf(db, userId, number), userId)
}

function asked(
  { language }: FastifyRequest,
  request: StoredRequest | undefined,
  userId: string | null,
): FastifyRequest['askedCustom'] {
  if (!request) throw requestNotFound()
  return { request, by: { actor: 'shopper', id: userId, language } }
}
