import type { Letter, MailShop } from '../letter.ts'
import { nepalTime } from './parts.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { orderAction } from './order-news-parts.ts'
import type { TemplateData } from './template-data.ts'

/** Mail with another code for an order that waits for one; the first code is in the mail about the placed order. */
export function verifyOrder(data: TemplateData['verify-order'], shop: MailShop): Letter {
  const text = mailText(shop)
  const { name, number, code, until } = data
  return {
    subject: text('mail.verify-order.subject', { code, number }),
    preview: text('mail.verify-order.preview'),
    heading: text('mail.verify-order.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: text('mail.verify-order.enter', { number, until: nepalTime(until, shop) }) },
      { code },
      orderAction(data, shop),
      { note: mailText(shop)('mail.order-placed.not-you') },
    ],
  }
}
