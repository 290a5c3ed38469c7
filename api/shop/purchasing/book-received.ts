import type { Db } from '../../platform/db/client.ts'
import { moveStock } from '../stock/move-stock.ts'

type Taken = { variantId: number; pieces: number }

/**
 * Adds received pieces to the stock, within the caller's transaction. This is the one place where orders to suppliers touch
 * the stock.
 *
 * @param number  of the order, as the stock movements name it
 * @throws AppError as moveStock does
 */
export async function bookReceived(
  tx: Db,
  taken: readonly Taken[],
  { staffId, number }: { staffId: string; number: string },
): Promise<void> {
  if (taken.length === 0) return
  const movements = taken.map((one) => ({ ...one, reason: 'received' as const, note: number }))
  await moveStock(tx, movements, { staffId, once: undefined })
}
