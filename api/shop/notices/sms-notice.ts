import { lastSmsInstant } from '#domain/notices/notices.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { queueSms } from '../../platform/sms/queue-sms.ts'
import type { ProductKind } from './due-queries.ts'
import { smsUnsubscribeToken } from './person.ts'
import { asNoticedPiece, type PieceRow } from './piece-rows.ts'
import { openPhone } from './private-phone.ts'

type Reader = { id: string; person: Buffer; phone: Buffer; language: Language }

/** Queues an SMS about one product. @param at  the time of the run: after that evening the SMS is not sent any more */
export async function textProduct(
  tx: Db,
  { dataKey }: Secrets,
  kind: ProductKind,
  row: Reader & PieceRow & { price: number },
  at: Date,
): Promise<void> {
  const { id, language, price } = row
  const phone = openPhone(dataKey, row)
  const { title: name, path: chosenPath } = asNoticedPiece(row, language)
  const stop = smsUnsubscribeToken(dataKey, phone, kind, language)
  const piece = { name, path: `/product/${row.productId}`, chosenPath, stop }
  const event = `${kind}:${id}:${at.toISOString()}`
  const sms = { event, phone, language, expiresAt: lastSmsInstant(at) }
  if (kind === 'price-drop') {
    return queueSms(tx, { dataKey }, { ...sms, template: kind, data: { ...piece, price } })
  }
  return queueSms(tx, { dataKey }, { ...sms, template: kind, data: piece })
}

/** Queues an SMS about a cart; the same as for a product. */
export async function textCart(tx: Db, { dataKey }: Secrets, row: Reader, at: Date): Promise<void> {
  const { id, language } = row
  const phone = openPhone(dataKey, row)
  const template = 'cart-reminder'
  const event = `${template}:${id}:${at.toISOString()}`
  const data = { stop: smsUnsubscribeToken(dataKey, phone, template, language) }
  await queueSms(tx, { dataKey }, { event, phone, language, expiresAt: lastSmsInstant(at), template, data })
}
