import { formatCreditCode } from '#domain/credit/credit-code.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { queueSms } from '../../platform/sms/queue-sms.ts'
import { endOfCode } from './credit-codes.ts'
import type { PrivateCard } from './private-card.ts'

type Sent = { id: string; code: string; balance: number; details: PrivateCard; language: Language }

/** Mails the code of a gift card and sends it by SMS, as far as there is an address and a number. Each code is sent once. */
export async function sendCard(
  tx: Db,
  keys: { dataKey: DataKey },
  { id, code, balance, details, language }: Sent,
): Promise<void> {
  const { buyer, recipient, email: to, phone, message } = details
  const event = `gift-card:${id}:${endOfCode(code)}`
  const shown = formatCreditCode(code)
  const data = { name: recipient, buyer, message, code: shown, amount: balance }
  if (to !== '') await queueMail(tx, keys, { event, to, template: 'gift-card', language, data })
  const sms = { code: shown, amount: balance }
  if (phone !== '') await queueSms(tx, keys, { event, phone, template: 'gift-card', language, data: sms })
}
