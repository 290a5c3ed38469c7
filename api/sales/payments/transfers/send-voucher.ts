import type { Db } from '../../../platform/db/client.ts'
import { bankVouchers } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { readShopEmail } from '../../../platform/mail/mail-queries.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import type { Changer } from '../../../platform/records/changer.ts'
import { insertEvent } from '../../orders/change-queries.ts'
import { withLockedOrder } from '../../orders/lock-order.ts'
import type { StoredOrder } from '../../orders/order-record.ts'
import { keepPhotos, type PhotoShop } from '../../../shop/photos/keep-photos.ts'
import { insertPhotos } from '../../../shop/photos/photo-queries.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { readMoneyOf } from '../money-rows.ts'
import { dueOf, hasSentVoucher, nextPayment, takesTransfers } from '../order-money.ts'
import { nothingToPay, receiptPending } from '../refusals.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import { say } from '../../../platform/language/sentence.ts'

/** A customer who needs more vouchers has to call the shop. */
const MOST_VOUCHERS = 10

/**
 * Stores the photo of a bank voucher, by which staff find the transfer.
 *
 * @throws AppError conflict when there is nothing to transfer, or when a voucher waits for an answer; as keepPhotos
 */
export async function sendVoucher(
  shop: PhotoShop & { secrets: Pick<Secrets, 'dataKey'> },
  { order: { id: orderId }, by }: { order: StoredOrder; by: Changer },
  file: Uint8Array,
  now = new Date(),
): Promise<void> {
  await withLockedOrder(shop.db, orderId, (tx, order) => refuseVoucher(tx, order, now))
  const photo = onlyRow(await keepPhotos(shop, [file]))
  await withLockedOrder(shop.db, orderId, async (tx, order) => {
    await refuseVoucher(tx, order, now)
    const { state } = order
    await insertPhotos(tx, [photo], { kind: 'voucher', orderId })
    await tx.insert(bankVouchers).values({ orderId, photoId: photo.id, createdAt: now })
    await insertEvent(tx, { orderId, action: 'voucher', state, actor: by.actor, actorId: by.id, at: now })
    await mailShop(tx, shop.secrets, order, photo.id)
  })
}

async function refuseVoucher(tx: Db, order: StoredOrder, now: Date): Promise<void> {
  const money = (await readMoneyOf(tx, [order.id]))(order.id)
  if (!nextPayment(order, money, now)) throw nothingToPay(order, now)
  if (!takesTransfers(order, money)) throw new AppError('conflict', say('payments.not-by-transfer'))
  if (hasSentVoucher(money)) throw receiptPending()
  if (money.vouchers.length >= MOST_VOUCHERS) throw new AppError('conflict', say('payments.too-many-receipts'))
}

/** Mails the shop, because the buyer waits for an answer. */
async function mailShop(tx: Db, secrets: Pick<Secrets, 'dataKey'>, order: StoredOrder, photoId: string): Promise<void> {
  const to = await readShopEmail(tx)
  if (to === undefined) return // a shop that was never set up sells nothing
  const { id, name, number } = order
  const amount = dueOf(order, (await readMoneyOf(tx, [id]))(id))
  const data = { name, number, amount }
  await queueMail(tx, secrets, { event: `voucher-sent:${photoId}`, to, template: 'voucher-sent', language: 'en', data })
}
