import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { DamageFields } from '#contract/fulfilment.ts'
import type { Order } from '#contract/orders/orders.ts'
import { damageUntil } from '#domain/fulfilment/after-sales.ts'
import { damageProblems } from '#domain/orders/order-forms.ts'
import type { Db } from '../../platform/db/client.ts'
import { damageReports } from '../../platform/db/schema.ts'
import { decrypt, encrypt } from '../../platform/secrets/encryption.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { keyReused } from '../../platform/records/key-reused.ts'
import type { OrderShop } from '../orders/change-order.ts'
import { readOrder } from '../orders/order-queries.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { showOrder } from '../orders/show-order.ts'
import type { KeptPhoto } from '../../shop/photos/keep-photos.ts'
import { insertPhotos } from '../../shop/photos/photo-queries.ts'
import { mailDamageNews, mailRequest } from './after-sales-mails.ts'
import { afterSalesRefused, refuseProblems } from './after-sales-refusals.ts'
import { readAfterSales } from './after-sales-rows.ts'
import { isAnyLeft } from './delivered-pieces.ts'
import { titlesOf } from './delivery-mails.ts'
import { recordEvent } from './record-event.ts'
import { storeOnce, type AfterSalesShop } from './store-once.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { damageAad } from './after-sales-aad.ts'

type Report = z.output<typeof DamageFields>
type SentReport = Report & { id: string }

/**
 * Reports for a shopper that a line arrived damaged, within 48 hours of its delivery, once per ID.
 *
 * @param asked  `id`: chosen by the client, the same for each retry
 * @param files  photos, as uploaded
 * @returns the order after that
 * @throws AppError invalid_input, too_large, unsupported_media_type; conflict, with the rule in words; key_reused when
 *                  the ID came with another report before
 */
export async function reportDamage(
  shop: AfterSalesShop,
  { order, by, id = randomUUID() }: { order: StoredOrder; by: Changer; id?: string | undefined },
  report: Report,
  files: readonly Uint8Array[],
  given?: Date,
): Promise<Order> {
  refuseProblems(damageProblems({ ...report, photos: files.length }))
  const sent = { ...report, id }
  await storeOnce(
    shop,
    { order, files, given },
    {
      isNew: (db, held, now) => isNewReport(db, shop.secrets, held, sent, now),
      store: async (tx, held, photos, now) => {
        await writeReport(tx, shop.secrets, held, sent, photos, now)
        await recordEvent(tx, held, { action: 'damage-reported', by, at: now })
        await tell(tx, shop.secrets, held, report, photos.length)
      },
    },
  )
  return showOrder(shop, await readOrder(shop.db, order.id), by)
}

/**
 * Returns false for a report that arrived before. Its answer was lost, and by now the order may allow no report.
 *
 * @throws AppError where the order allows no such report
 */
async function isNewReport(
  db: Db,
  { dataKey }: OrderShop['secrets'],
  order: StoredOrder,
  { id, position, description }: SentReport,
  now: Date,
): Promise<boolean> {
  if (order.privateDetails === null) throw afterSalesRefused('forgotten')
  const { lines, delivered, rows } = await readAfterSales(db, order)
  const before = rows.damage.find((one) => one.id === id)
  if (before) {
    const words = before.description && decrypt(dataKey, before.description, damageAad(id))
    if (before.position !== position || words !== description.trim()) throw keyReused()
    return false
  }
  if (!lines.some((line) => line.position === position)) refuseProblems({ position: 'piece' })
  const until = order.state === 'confirm' || order.state === 'delivered' ? damageUntil(delivered, position) : null
  if (until === null) throw afterSalesRefused('not-delivered')
  if (!isAnyLeft(delivered, rows.returns, position)) throw afterSalesRefused('sent-back')
  if (now > until) throw afterSalesRefused('damage-late')
  const waits = rows.damage.some((one) => one.position === position && one.state === 'reported')
  if (waits) throw afterSalesRefused('damage-waits')
  return true
}

async function writeReport(
  tx: Db,
  { dataKey }: OrderShop['secrets'],
  { id: orderId }: StoredOrder,
  { id, position, description }: SentReport,
  kept: readonly KeptPhoto[],
  createdAt: Date,
) {
  const words = encrypt(dataKey, description.trim(), damageAad(id))
  const photoIds = kept.map((photo) => photo.id)
  const row = { id, orderId, position, description: words, photoIds, createdAt }
  const written = await tx
    .insert(damageReports)
    .values(row)
    .onConflictDoNothing({ target: damageReports.id })
    .returning()
  if (written.length === 0) throw keyReused() // a report about another order has the ID
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
