import type { Order, PlacedReply } from '#contract/orders.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Notice } from '../../platform/cache/announcer.ts'
import type { Db } from '../../platform/db/client.ts'
import { Conflict } from '../../platform/db/retry-conflicts.ts'
import { doneIn } from '../../platform/http/done.ts'
import { enqueueUnannounced, newJobs } from '../../platform/jobs/queue.ts'
import { localized } from '../../platform/language/localized.ts'
import { newMail } from '../../platform/mail/queue-mail.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { NO_FULFILMENT } from '../fulfilment/fulfilment-rows.ts'
import { orderMails } from '../orders/order-mails.ts'
import { presentOrder } from '../orders/present-order.ts'
import { NO_MONEY } from '../payments/money-rows.ts'
import { storeIn } from '../terms/pickup-store.ts'
import type { CheckedOrder } from './check-order.ts'
import { sealAnswer, type OnceAnswer, type OnceRequest } from './once.ts'
import { insertOrder } from './order-queries.ts'
import type { OrderingShop } from './place-order.ts'

type WritingShop = Pick<OrderingShop, 'secrets' | 'wallets'>

/**
 * Writes a checked order with its stock, coupon uses and mails, and the answer under the key of the request.
 *
 * @returns the answer, and the notices to send after the commit
 * @throws Conflict when a promotion was used up by a concurrent order
 */
export async function writeOrder(
  tx: Db,
  shop: WritingShop,
  checked: CheckedOrder,
  once: OnceRequest,
): Promise<OnceAnswer & { notices: Notice[] }> {
  const { secrets } = shop
  const { order } = checked
  const { language } = order.order
  const data = present(checked, shop, language)
  const key = trackKey(secrets.orderKey, data.orderId)
  const reply: PlacedReply = { ...doneIn('en', 'checkout.placed'), data, trackKey: key }
  const answer = { status: 201, text: JSON.stringify(reply) }
  const sealed = sealAnswer(secrets.dataKey, once, answer)
  const forShop = language === 'en' ? data : present(checked, shop, 'en')
  const shown = { forBuyer: data, forShop }
  const mails = orderMails(order.order, shown, key, checked.shop, order.code?.digits).map((mail) =>
    newMail(mail, secrets),
  )
  const isWritten = await insertOrder(tx, order, mails, once, { status: answer.status, sealed })
  if (!isWritten) throw new Conflict('A promotion was used up meanwhile')
  await enqueueUnannounced(
    tx,
    'send-mail',
    mails.map(({ id }) => ({ mailId: id })),
  )
  const products = new Set(checked.figured.bought.map(({ product }) => product.id))
  const changes = [...products].map((id): Notice => ({ channel: 'cache', payload: `product:${id}` }))
  return { ...answer, notices: [...changes, newJobs('send-mail')] }
}

/** Presents a new order from the rows to be written, without reading them back. */
function present(
  { order: { order, lines, reductions }, figured, shop }: CheckedOrder,
  { secrets, wallets }: WritingShop,
  language: Language,
): Order {
  const shown = lines.map((line, index) => {
    return { ...line, name: localized(line, 'name', language), picture: figured.bought[index]?.picture ?? null }
  })
  const named = reductions.map((reduction) => ({ ...reduction, name: localized(reduction, 'name', language) }))
  const { state, placedAt } = order
  const actor = order.takenBy === null ? 'shopper' : 'staff'
  const placed = { action: 'place', state, at: placedAt, actor, reason: '', detail: {} } as const
  const later = { money: NO_MONEY, fulfilment: NO_FULFILMENT, invoices: [], custom: null }
  const store = order.store && storeIn(order.store, language)
  const record = { order, store, lines: shown, reductions: named, events: [placed], ...later }
  return presentOrder(record, { dataKey: secrets.dataKey, account: shop, wallets: wallets.offered, now: placedAt })
}
