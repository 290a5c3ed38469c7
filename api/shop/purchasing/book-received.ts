import type { Db } from '../../platform/db/client.ts'
import { moveStock } from '../stock/move-stock.ts'

type Taken = { variantId: number; pieces: number }

/**
 * Adds received pieces to the stock, within the caller's transaction. This is the one place where orders to suppliers touch
 * the stock.
 *
 * @param number  of the order, as the stock movements name it
 * @param placeId  the place that gets the pieces; the main one unless given
 * @throws AppError as moveStock does
 */
export async function bookReceived(
  tx: Db,
  taken: readonly Taken[],
  { staffId, number, placeId }: { staffId: string; number: string; placeId?: number | undefined },
): Promise<void> {
  if (taken.length === 0) return
  const movements = taken.map((one) => ({ ...one, reason: 'received' as const, note: number }))
  await moveStock(tx, movements, { staffId, once: undefined, placeId })
}
