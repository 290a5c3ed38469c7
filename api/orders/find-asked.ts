import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { OrderParams, TrackKeyQuery } from '#contract/orders.ts'
import { parseOrderNumber } from '#domain/order-number.ts'
import { authenticate, readSession } from '../accounts/authenticate.ts'
import type { Changer } from './change-order.ts'
import { findOrder, findOrderOf, type StoredOrder } from './order-queries.ts'
import { orderNotFound } from './refusals.ts'
import { isContactKey, isTrackKey } from './track-key.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The order that the request is about, and who asks, by id only if it is the owner; only behind `findAsked`. */
    asked: { order: StoredOrder; by: Changer }
  }
}

/**
 * For routes below `/orders/{orderId}`, as `preHandler`: finds the order of who is logged in, or of whoever has a key of it.
 *
 * @throws AppError not_found, for somebody else's order too; unauthorized for who has neither key nor login
 */
export async function findAsked(request: FastifyRequest): Promise<void> {
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
    request.asked = asked(request, order, { userId, seesCodes: hasMailed || userId !== null })
    return
  }
  if (key !== undefined && request.headers.authorization === undefined) throw orderNotFound()
  await authenticate(request)
  const { userId } = request.session
  request.asked = asked(request, number === null ? undefined : await findOrderOf(db, userId, number), {
    userId,
    seesCodes: true,
  })
}

function asked(
  { language }: FastifyRequest,
  order: StoredOrder | undefined,
  { userId, seesCodes }: { userId: string | null; seesCodes: boolean },
): FastifyRequest['asked'] {
  if (!order) throw orderNotFound()
  return { order, by: { actor: 'shopper', id: userId, language, seesCodes } }
}
