import type { PlacedReply } from '#contract/orders.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Notice } from '../../platform/cache/announcer.ts'
import type { Db } from '../../platform/db/client.ts'
import { Conflict } from '../../platform/db/retry-conflicts.ts'
import { doneIn } from '../../platform/http/done.ts'
import { enqueueUnannounced, newJobs } from '../../platform/jobs/queue.ts'
import { newMail, type MailRow } from '../../platform/mail/queue-mail.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { orderMail, orderMails } from '../orders/order-mails.ts'
import { presentOrder } from '../orders/present-order.ts'
import type { CheckedOrder } from './check-order.ts'
import { newRecord } from './new-record.ts'
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
  const { secrets, wallets } = shop
  const { order, figured } = checked
  const { dataKey } = secrets
  const { language, number, placedAt } = order.order
  const shownWith = { dataKey, account: checked.shop, wallets: wallets.offered, now: placedAt }
  const data = presentOrder(newRecord(checked, language), shownWith)
  const reply: PlacedReply = { ...doneIn('en', 'checkout.placed'), data, trackKey: trackKey(secrets.orderKey, number) }
  const answer = { status: 201, text: JSON.stringify(reply) }
  const sealed = sealAnswer(dataKey, once, answer)
  const mails = mailsOf(checked, secrets)
  const isWritten = await insertOrder(tx, order, mails, once, { status: answer.status, sealed })
  if (!isWritten) throw new Conflict('A promotion was used up meanwhile')
  await enqueueUnannounced(
    tx,
    'send-mail',
    mails.map(({ id }) => ({ mailId: id })),
  )
  const products = new Set(figured.bought.map(({ product }) => product.id))
  const changes = [...products].map((id): Notice => ({ channel: 'cache', payload: `product:${id}` }))
  return { ...answer, notices: [...changes, newJobs('send-mail')] }
}

function mailsOf(checked: CheckedOrder, secrets: Secrets): MailRow[] {
  const { order, code } = checked.order
  const mailIn = (language: Language) => orderMail(newRecord(checked, language), secrets, checked.shop)
  const inTheirs = mailIn(order.language)
  const forShop = order.language === 'en' ? inTheirs : mailIn('en')
  const forBuyer = { ...inTheirs, ...(code && { code: code.digits }) }
  return orderMails(order, { forBuyer, forShop }, checked.shop.email).map((mail) => newMail(mail, secrets))
}
