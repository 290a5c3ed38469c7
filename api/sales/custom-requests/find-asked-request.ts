import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { CustomParams } from '#contract/custom-requests.ts'
import type { TrackKeyQuery } from '#contract/orders/orders.ts'
import { parseCustomNumber } from '#domain/orders/order-number.ts'
import { findForOwner } from '../../people/accounts/sessions/find-for-owner.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { isTrackKey } from '../../platform/secrets/track-key.ts'
import { requestNotFound } from './refusals.ts'
import { findRequest, type StoredRequest } from './request-queries.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The request that the route is about, and the caller, with an ID only for its owner. Set by `findAskedRequest`.
     */
    askedCustom: { request: StoredRequest; by: Changer }
  }
}

/**
 * Finds the request of a route below `/custom-orders/{number}`, as `preHandler`. Requires the owner's session or the
 * request's access key.
 *
 * @throws AppError not_found, also for another shopper's request; unauthorized without a key and a session
 */
export async function findAskedRequest(request: FastifyRequest): Promise<void> {
  const params = request.params as z.output<typeof CustomParams>
  const { key } = request.query as z.output<typeof TrackKeyQuery>
  const { db, secrets } = request.server
  const number = parseCustomNumber(params.number)
  const { found, ownerId } = await findForOwner(request, {
    key,
    isRightKey: number !== null && key !== undefined && isTrackKey(secrets.customKey, number, key),
    find: async () => (number === null ? undefined : findRequest(db, number)),
    notFound: requestNotFound,
  })
  request.askedCustom = { request: found, by: { actor: 'shopper', id: ownerId, language: request.language } }
}
