import type { ProductionStage } from '#domain/custom-requests/custom-requests.ts'
import type { Changer } from '../../../platform/records/changer.ts'
import type { OrderShop } from '../../orders/change-order.ts'
import { moveProduction } from '../move-production.ts'
import { requestNotFound, requestRefused } from '../refusals.ts'
import { findRequestById } from '../request-queries.ts'

/**
 * Moves the production of an ordered custom piece to a stage.
 *
 * @throws AppError not_found; conflict when nothing was ordered; as moveProduction
 */
export async function moveRequest(
  shop: OrderShop,
  requestId: string,
  move: { stage: ProductionStage; note: string; by: Changer },
): Promise<void> {
  const request = await findRequestById(shop.db, requestId)
  if (!request) throw requestNotFound()
  if (request.orderId === null) throw requestRefused(request.state)
  await moveProduction(shop, request.orderId, move)
}
