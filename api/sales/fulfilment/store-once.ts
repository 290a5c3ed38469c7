import type { Db } from '../../platform/db/client.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import { keepPhotos, type KeptPhoto } from '../../shop/photos/keep-photos.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import type { ShowingShop } from '../orders/show-order.ts'

export type AfterSalesShop = ShowingShop & { storage: MediaStorage }

type Sending = { order: StoredOrder; files: readonly Uint8Array[]; given: Date | undefined }
type Storing = {
  /** Returns false for what arrived before, and refuses what the order does not allow. */
  isNew: (db: Db, order: StoredOrder, now: Date) => Promise<boolean>
  store: (tx: Db, order: StoredOrder, photos: KeptPhoto[], now: Date) => Promise<void>
}

/**
 * Stores a damage report or a return with its photos, once.
 *
 * @param sending  `given`: the present instant; undefined for the clock's
 * @throws AppError as `isNew`; too_large, unsupported_media_type
 */
export async function storeOnce(shop: AfterSalesShop, sending: Sending, { isNew, store }: Storing): Promise<void> {
  const { order, files, given } = sending
  // Before the photos are re-encoded.
  if (!(await isNew(shop.db, order, given ?? new Date()))) return
  const photos = await keepPhotos(shop, files)
  await withLockedOrder(shop.db, order.id, async (tx, held) => {
    const now = given ?? new Date()
    // Otherwise a concurrent call has sent it.
    if (await isNew(tx, held, now)) await store(tx, held, photos, now)
  })
}
