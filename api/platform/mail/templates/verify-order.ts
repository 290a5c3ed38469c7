import type { Letter, MailShop } from '../letter.ts'
import { deadlineTime } from './parts.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { orderAction } from './order-news-parts.ts'
import type { TemplateData } from './template-data.ts'

/**
 * Mail with another code for an order that waits for one, whose first code is in the mail about the placed order; or with
 * the code that changes an order to cash.
 */
export function verifyOrder(data: TemplateData['verify-order'], shop: MailShop): Letter {
  const text = mailText(shop)
  const { name, number, code, until, forCash = false } = data
  const said = { number, until: deadlineTime(until, shop) }
  return {
    subject: text('mail.verify-order.subject', { code, number }),
    preview: text(forCash ? 'mail.verify-order.preview-cash' : 'mail.verify-order.preview'),
    heading: text(forCash ? 'mail.verify-order.heading-cash' : 'mail.verify-order.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: text(forCash ? 'mail.verify-order.enter-cash' : 'mail.verify-order.enter', said) },
      { code },
      orderAction(data, shop),
      { note: mailText(shop)('mail.order-placed.not-you') },
    ],
  }
}
