import type { Db } from '../../platform/db/client.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Collecting, ExchangedOrder } from '../../platform/mail/templates/template-data.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { refundWay } from '../credit/refund-way.ts'
import { titlesOf } from '../fulfilment/delivery-mails.ts'
import type { Pieces } from '../fulfilment/delivery-queries.ts'
import type { OrderShop } from '../orders/change-order.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { smsBuyer } from '../orders/sms-buyer.ts'
import { readMoneyOf } from '../payments/money-rows.ts'
import { storeIn } from '../terms/pickup-store.ts'
import type { FiguredExchange } from './figure-exchange.ts'

/** Tells the buyer what comes back, what goes out, and what they pay or get: by mail, or by SMS without an email address. */
export async function tellOfExchange(
  tx: Db,
  secrets: OrderShop['secrets'],
  { order, placed }: { order: StoredOrder; placed: StoredOrder },
  { back, figured, reason }: { back: readonly Pieces[]; figured: FiguredExchange; reason: string },
): Promise<void> {
  const { id, number, email, language, name, method, payment, total } = placed
  const { worth, due, refund, resolved } = figured
  const event = `order-exchanged:${id}`
  if (email === '') {
    await smsBuyer(tx, secrets, placed, { event, template: 'order-exchanged', data: { due, refund } })
    return
  }
  const goingOut = resolved.map(({ sold }, position) => ({ position, quantity: sold.quantity }))
  const data: ExchangedOrder = {
    name,
    number,
    trackKey: trackKey(secrets.orderKey, number),
    oldNumber: order.number,
    back: await titlesOf(tx, order, back),
    pieces: await titlesOf(tx, placed, goingOut),
    worth,
    total,
    due,
    payment,
    method,
    reason,
    ...(method === 'pickup' && placed.state === 'confirm' && { collect: collectingOf(placed) }),
    ...(refund > 0 && { refund: { amount: refund, method: await methodOf(tx, order, refund) } }),
  }
  await queueMail(tx, secrets, { event, to: email, template: 'order-exchanged', language, data })
}

function collectingOf({ collectionCode, store, language }: StoredOrder): Collecting {
  return { collectionCode, store: store && storeIn(store, language) }
}

async function methodOf(tx: Db, order: StoredOrder, refund: number) {
  return refundWay(tx, order, (await readMoneyOf(tx, [order.id]))(order.id), refund)
}
