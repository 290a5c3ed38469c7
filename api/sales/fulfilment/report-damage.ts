import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { DamageFields } from '#contract/fulfilment.ts'
import type { Order } from '#contract/orders.ts'
import { damageUntil } from '#domain/fulfilment/after-sales.ts'
import { damageProblems } from '#domain/orders/order-forms.ts'
import type { Db } from '../../platform/db/client.ts'
import { damageReports } from '../../platform/db/schema.ts'
import { encrypt } from '../../platform/secrets/encryption.ts'
import type { Changer } from '../../platform/records/changer.ts'
import type { OrderShop } from '../orders/change-order.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import { readOrder } from '../orders/order-queries.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { showOrder, type ShowingShop } from '../orders/show-order.ts'
import { keepPhotos, type KeptPhoto } from '../../shop/photos/keep-photos.ts'
import { insertPhotos } from '../../shop/photos/photo-queries.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import { mailDamageNews, mailRequest } from './after-sales-mails.ts'
import { afterSalesRefused, refuseProblems } from './after-sales-refusals.ts'
import { readAfterSales } from './after-sales-rows.ts'
import { isAnyLeft } from './delivered-pieces.ts'
import { titlesOf } from './delivery-mails.ts'
import { recordEvent } from './record-event.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { damageAad } from './after-sales-aad.ts'

type Report = z.output<typeof DamageFields>
export type AfterSalesShop = ShowingShop & { storage: MediaStorage }

/**
 * Reports for a shopper that a line arrived damaged, within 48 hours of its delivery.
 *
 * @param files  photos, as uploaded
 * @returns the order after that
 * @throws AppError invalid_input, too_large, unsupported_media_type; conflict, with the rule in words
 */
export async function reportDamage(
  shop: AfterSalesShop,
  { order, by }: { order: StoredOrder; by: Changer },
  report: Report,
  files: readonly Uint8Array[],
  given?: Date,
): Promise<Order> {
  refuseProblems(damageProblems({ ...report, photos: files.length }))
  await refuseReport(shop.db, order, report, given ?? new Date()) // before the photos are re-encoded
  const kept = await keepPhotos(shop, files)
  await withLockedOrder(shop.db, order.id, async (tx, held) => {
    const now = given ?? new Date()
    await refuseReport(tx, held, report, now)
    await writeReport(tx, shop.secrets, held, report, kept, now)
    await recordEvent(tx, held, { action: 'damage-reported', by, at: now })
    await tell(tx, shop.secrets, held, report, kept.length)
  })
  return showOrder(shop, await readOrder(shop.db, order.id), by)
}

async function refuseReport(db: Db, order: StoredOrder, { position }: Report, now: Date) {
  if (order.privateDetails === null) throw afterSalesRefused('forgotten')
  const { lines, delivered, rows } = await readAfterSales(db, order)
  if (!lines.some((line) => line.position === position)) refuseProblems({ position: 'piece' })
  const until = order.state === 'confirm' || order.state === 'delivered' ? damageUntil(delivered, position) : null
  if (until === null) throw afterSalesRefused('not-delivered')
  if (!isAnyLeft(delivered, rows.returns, position)) throw afterSalesRefused('sent-back')
  if (now > until) throw afterSalesRefused('damage-late')
  const waits = rows.damage.some((one) => one.position === position && one.state === 'reported')
  if (waits) throw afterSalesRefused('damage-waits')
}

async function writeReport(
  tx: Db,
  { dataKey }: OrderShop['secrets'],
  { id: orderId }: StoredOrder,
  { position, description }: Report,
  kept: readonly KeptPhoto[],
  createdAt: Date,
) {
  const id = randomUUID()
  const words = encrypt(dataKey, description.trim(), damageAad(id))
  const photoIds = kept.map((photo) => photo.id)
  await tx.insert(damageReports).values({ id, orderId, position, description: words, photoIds, createdAt })
  await insertPhotos(tx, kept, { kind: 'damage', orderId })
}

async function tell(
  tx: Db,
  secrets: OrderShop['secrets'],
  order: StoredOrder,
  { position, description }: Report,
  photos: number,
) {
  const piece = [{ position, quantity: 1 }]
  const named = onlyRow(await titlesOf(tx, order, piece))
  const news = { state: 'reported', piece: named.title, remedy: null, amount: null, answer: '' } as const
  await mailDamageNews(tx, secrets, order, news)
  const pieces = await titlesOf(tx, order, piece, 'en')
  await mailRequest(tx, secrets, order, { kind: 'damage', pieces, words: description.trim(), photos })
}
