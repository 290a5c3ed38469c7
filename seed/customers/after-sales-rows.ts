import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { inArray } from 'drizzle-orm'
import type { Db } from '#api/platform/db/client.ts'
import { pictures } from '#api/platform/db/schema.ts'
import type { MediaStorage } from '#api/platform/media/storage.ts'
import type { DataKey } from '#api/platform/secrets/data-key.ts'
import { encrypt, encryptBytes } from '#api/platform/secrets/encryption.ts'
import { damageAad, returnAad } from '#api/sales/fulfilment/after-sales-aad.ts'
import { pictureKey } from '#domain/catalog/picture.ts'
import { defined } from '#domain/defined.ts'
import { photoAad, photoKey } from '#domain/photos/photos.ts'
import type { Batch } from '../generated-orders/batch.ts'
import type { OrderRows } from '../orders/order-rows.ts'
import { rupeesOf, type Ids } from './amounts.ts'
import { drawReceipt } from './receipt.ts'
import type { Story } from './story.ts'

const PHOTO_WIDTH_PX = 640

type Photo = { bytes: Buffer; width: number; height: number }
export type PhotoKeeper = Awaited<ReturnType<typeof openPhotos>>

/** Adds what became of a delivered order, and the receipt of a transfer. */
export async function addAfterSales(
  { returned, damage, voucher }: Story,
  rows: OrderRows,
  { returnId, damageId }: Ids,
  { batch, dataKey, photos }: { batch: Batch; dataKey: DataKey; photos: PhotoKeeper },
): Promise<void> {
  const orderId = rows.order.id
  const keep = async (photo: Photo, kind: 'damage' | 'voucher', createdAt: Date) => {
    const { width, height } = photo
    const id = await photos.keep(photo)
    batch.photos.push({ id, kind, orderId, width, height, createdAt })
    return id
  }
  if (returned && returnId) {
    const { pieces, refund, reason, ...row } = returned
    const amount = refund && rupeesOf(refund, rows)
    batch.returns.push({
      id: returnId,
      orderId,
      ...row,
      reason: encrypt(dataKey, reason, returnAad(returnId)),
      refund: amount,
    })
    const back = pieces ? [pieces] : rows.lines.map(({ position, quantity }) => ({ position, quantity }))
    batch.returnLines.push(...back.map(({ position, quantity }) => ({ returnId, orderId, position, quantity })))
  }
  if (damage && damageId) {
    const photoId = await keep(await photos.ofLine(rows.lines[0]?.pictureId), 'damage', damage.createdAt)
    batch.damage.push({
      ...damage,
      id: damageId,
      orderId,
      position: 0,
      description: encrypt(dataKey, damage.description, damageAad(damageId)),
      photoIds: [photoId],
      remedySlot: damage.remedyDay === null ? null : 'morning',
    })
  }
  if (voucher) {
    const { at, answer, answeredAt } = voucher
    const photoId = await keep(await photos.receipt(), 'voucher', at)
    const state = answer ? 'declined' : answeredAt ? 'accepted' : 'sent'
    batch.vouchers.push({ id: randomUUID(), orderId, photoId, state, answer, createdAt: at, answeredAt })
  }
}

/** Keeps photos of customers, encrypted. A piece looks as in its product picture, and all receipts look alike. */
export async function openPhotos(
  tx: Db,
  { storage, dataKey, pictureIds }: { storage: MediaStorage; dataKey: DataKey; pictureIds: readonly string[] },
) {
  const { id, width, height } = pictures
  const known = await tx
    .select({ id, width, height })
    .from(pictures)
    .where(inArray(pictures.id, [...pictureIds]))
  const sizes = new Map(known.map((picture) => [picture.id, picture]))
  let drawn: Photo | undefined
  return {
    async ofLine(pictureId: string | null | undefined): Promise<Photo> {
      const picture = defined(sizes.get(pictureId ?? ''), 'picture of the product')
      const stored = defined(await storage.get(pictureKey(picture.id, PHOTO_WIDTH_PX, 'webp')), `picture ${picture.id}`)
      const scaled = Math.round((picture.height * PHOTO_WIDTH_PX) / picture.width)
      return { bytes: await buffer(stored.body), width: PHOTO_WIDTH_PX, height: scaled }
    },
    async receipt(): Promise<Photo> {
      drawn ??= await drawReceipt()
      return drawn
    },
    /** @returns the photo's id */
    async keep({ bytes }: Photo): Promise<string> {
      const photoId = randomUUID()
      await storage.put(photoKey(photoId), encryptBytes(dataKey, bytes, photoAad(photoId)), 'application/octet-stream')
      return photoId
    },
  }
}
