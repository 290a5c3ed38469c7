import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { OrderParams, TrackKeyQuery } from '#contract/orders.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import { authenticate, readSession } from '../../people/accounts/sessions/authenticate.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { findOrder, findOrderOf } from './order-queries.ts'
import type { StoredOrder } from './order-record.ts'
import { orderNotFound } from './refusals.ts'
import { isContactKey, isTrackKey } from '../../platform/secrets/track-key.ts'
import { say } from '../../platform/language/sentence.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The order that the request is about, and who asks, by id only if it is the owner; only behind `findAsked`. */
    asked: { order: StoredOrder; by: Changer }
  }
}

/**
 * For routes below `/orders/{orderId}`, as `preHandler`: finds the order for its buyer, who is logged in to its account or
 * has the key of our mails. Number and phone stand on every delivery sheet: the key that they give reads, and does nothing
 * else (decision 033).
 *
 * @throws AppError not_found, for somebody else's order too; unauthorized without key and login; forbidden with the key
 *                  that number and contact give
 */
export async function findAsked(request: FastifyRequest): Promise<void> {
  await findAskedToRead(request)
  if (!request.asked.by.isBuyer) {
    throw new AppError('forbidden', say('orders.needs-link'))
  }
}

/** The same for what anybody with one of the order's keys may do: read it, enter its code, and ask for its link. */
export async function findAskedToRead(request: FastifyRequest): Promise<void> {
  const { orderId } = request.params as z.output<typeof OrderParams>
  const { key } = request.query as z.output<typeof TrackKeyQuery>
  const { db, secrets } = request.server
  const number = parseOrderNumber(orderId)
  const hasMailed = number !== null && key !== undefined && isTrackKey(secrets.orderKey, number, key)
  const isLetIn = hasMailed || (number !== null && key !== undefined && isContactKey(secrets.orderKey, number, key))
  if (isLetIn) {
    const order = await findOrder(db, number)
    const session = await readSession(request)
    const userId = session && session.userId === order?.userId ? session.userId : null
    request.asked = asked(request, order, { userId, isBuyer: hasMailed || userId !== null })
    return
  }
  if (key !== undefined && request.headers.authorization === undefined) throw orderNotFound()
  await authenticate(request)
  const { userId } = request.session
  request.asked = asked(request, number === null ? undefined : await findOrderOf(db, userId, number), {
    userId,
    isBuyer: true,
  })
}

function asked(
  { language }: FastifyRequest,
  order: StoredOrder | undefined,
  { userId, isBuyer }: { userId: string | null; isBuyer: boolean },
): FastifyRequest['asked'] {
  if (!order) throw orderNotFound()
  return { order, by: { actor: 'shopper', id: userId, language, isBuyer } }
}
