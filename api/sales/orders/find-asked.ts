import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { OrderParams, TrackKeyQuery } from '#contract/orders/orders.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import { findForOwner } from '../../people/accounts/sessions/find-for-owner.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { findOrder } from './order-queries.ts'
import type { StoredOrder } from './order-record.ts'
import { orderNotFound } from './refusals.ts'
import { isContactKey, isTrackKey } from '../../platform/secrets/track-key.ts'
import { say } from '../../platform/language/sentence.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The order of the request, and the caller, with an id only for its owner. Set by `findAsked`. */
    asked: { order: StoredOrder; by: Changer }
  }
}

/**
 * Finds the order of a route below `/orders/{orderId}` for its buyer, as `preHandler`. The buyer is logged in, or has the key
 * of our mails. Number and phone are on every delivery sheet, so the key that they give is read-only (decision 033).
 *
 * @throws AppError not_found, also for somebody else's order; unauthorized without key and login; forbidden with the
 *         read-only key
 */
export async function findAsked(request: FastifyRequest): Promise<void> {
  await findAskedToRead(request)
  if (!request.asked.by.isBuyer) {
    throw new AppError('forbidden', say('orders.needs-link'))
  }
}

/** Does the same for calls that every key of the order allows: reading it, entering its code, requesting its link. */
export async function findAskedToRead(request: FastifyRequest): Promise<void> {
  const { orderId } = request.params as z.output<typeof OrderParams>
  const { key } = request.query as z.output<typeof TrackKeyQuery>
  const { db, secrets } = request.server
  const number = parseOrderNumber(orderId)
  const opens = (isKey: typeof isTrackKey) => {
    return number !== null && key !== undefined && isKey(secrets.orderKey, number, key)
  }
  const hasMailed = opens(isTrackKey)
  const { found: order, ownerId } = await findForOwner(request, {
    key,
    isRightKey: hasMailed || opens(isContactKey),
    find: async () => (number === null ? undefined : findOrder(db, number)),
    notFound: orderNotFound,
  })
  const { language } = request
  const isBuyer = hasMailed || ownerId !== null
  request.asked = { order, by: { actor: 'shopper', id: ownerId, language, isBuyer } }
}
